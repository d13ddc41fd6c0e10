/** "primary-strong" → "Primary strong". */
export function roleLabel(role: string): string {
  const words = role.replace("surface-2", "raised surface").replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
