/** Whether this page and the server speak different versions of the protocol: then only a new page helps. */

import { PROTOCOL } from "../api/socket";

class Version {
  outdated = $state(false);

  /** What the server says that it speaks; nothing is said by whatever stands before it, such as a proxy. */
  heard(version: number | string | null): void {
    if (version !== null && Number(version) !== PROTOCOL) this.outdated = true;
  }
}

export const version = new Version();
