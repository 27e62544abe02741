/**
 * The server's picture of a board within a page that says itself what it shows: without a title and role of its own.
 */
export function withoutTitle(picture: string): string {
  return picture.replace(/<title>[^<]*<\/title>/, "").replace(/^(\s*<svg[^>]*?) role="img"/, '$1 aria-hidden="true"');
}
