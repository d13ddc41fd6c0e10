import { capitalize } from "@/lib/model/letter-case";

/** "primary-strong" → "Primary strong". */
export function roleLabel(role: string): string {
  const words = role.replace("surface-2", "raised surface").replaceAll("-", " ");
  return capitalize(words);
}
