/** Where we are: the path of the address, and how to go elsewhere without loading the page anew. */

/** A part of a path as it was meant; what means nothing, such as `50%`, stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  path = $state(location.pathname);
  /** What stands behind the `#`, which no server sees. */
  fragment = $state(location.hash.slice(1));

  constructor() {
    addEventListener("popstate", this.#look);
    addEventListener("hashchange", this.#look);
  }

  #look = (): void => {
    this.path = location.pathname;
    this.fragment = location.hash.slice(1);
  };

  go(path: string): void {
    if (path !== location.pathname) history.pushState(null, "", path);
    this.path = path;
    this.fragment = "";
    scrollTo(0, 0);
  }

  /** For links: go there without loading, unless a new tab was asked for. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest("a");
    if (!link || link.origin !== location.origin || link.target || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    event.preventDefault();
    this.go(link.pathname);
  };

  /** The parts of the path: /table/abc gives ["table", "abc"]. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decoded);
  }
}

export const router = new Router();
