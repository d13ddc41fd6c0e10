/** One of several sources of regular expressions, as a group. */
export function either(patterns: readonly string[]): string {
  return `(?:${patterns.join("|")})`;
}
