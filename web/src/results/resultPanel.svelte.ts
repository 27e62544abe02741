/** Whether the result of the game is open; anything on the page may open it. */
class ResultPanel {
  open = $state(false);
}

export const resultPanel = new ResultPanel();
