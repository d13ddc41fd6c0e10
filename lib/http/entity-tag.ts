/** Weak comparison (RFC 9110, 8.8.3.2), as `If-None-Match` wants it: does the header name this tag, or any? */
export function matchesTag(header: string | null, etag: string): boolean {
  if (header === null) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return header.trim() === "*" || header.split(",").some((tag) => opaque(tag) === opaque(etag));
}
