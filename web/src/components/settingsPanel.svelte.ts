/** Whether the settings are open; anything on the page may open them. */
class SettingsPanel {
  open = $state(false);
}

export const settingsPanel = new SettingsPanel();
