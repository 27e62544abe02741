/** Where the pictures on cards are. They come when the first card is shown: nobody waits for them. */

let addresses = $state.raw<Record<string, string>>({});
let known = $state(false);
let asked = false;

async function ask(): Promise<void> {
  try {
    addresses = (await import("virtual:pictures")).default;
  } catch {
    asked = false; // without a connection cards have their icons
  }
  known = true;
}

/** See to it that the pictures are known. */
export function wantPictures(): void {
  if (asked) return;
  asked = true;
  void ask();
}

/** A picture, and whether it shows the thing itself; else it is what all of its sort have behind their icon. */
export interface Shown {
  address: string | undefined;
  own: boolean;
}

/** The picture of something such as `card-kraken`, of a sort; nothing while they are on their way. */
export function pictureOf(name: string, sort: string): Shown | null {
  if (!known) return null;
  const own = addresses[name];
  return { address: own ?? addresses[`sort-${sort}`] ?? addresses["sort-card"], own: own !== undefined };
}
