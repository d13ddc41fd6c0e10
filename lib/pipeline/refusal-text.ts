import type { Refusal } from "./stage";

/** A refusal in words: what is wrong, and what would be valid. No full stop at its end. */
export function refusalText(refusal: Refusal): string {
  switch (refusal.kind) {
    case "unknown-mark":
      return `There is no mark "${refusal.id}" for this brief and seed; there are ${refusal.valid.join(", ")}`;
    case "unknown-pair":
      return `Unknown type pair "${refusal.id}": it must be one of ${refusal.valid.join(", ")}`;
    case "unsound":
      return `${refusal.what}: ${refusal.failures.slice(0, 3).join("; ")}`;
  }
}
