/** A key for a path among its siblings: its beginning, because keys are sent with the page and outlines are long. */
export function pathKey(d: string): string {
  return d.slice(0, 40);
}
