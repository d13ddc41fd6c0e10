import type { BriefDraft } from "./brief-draft";
import { EMPTY_DRAFT } from "./brief-draft";

/** What a form held last, in this tab: a reload and the way back find it again. */
interface KeptDraft {
  draft: BriefDraft;
  /** Handed in, and not changed since. */
  isSent: boolean;
}

/** True once a brief was handed in without leaving the page: whoever comes to the form again came back. */
let wasSentHere = false;

/** `about` says which form: "new", the job whose brief is repeated, or a brand's version whose brief is changed. */
const keyOf = (about: string) => `marque.draft.${about}`;

export function keepDraft(about: string, draft: BriefDraft, isSent = false): void {
  wasSentHere ||= isSent;
  const before = stored(about);
  // What was handed in and is only shown again is not a new draft.
  const isTheSame = before?.isSent === true && JSON.stringify(before.draft) === JSON.stringify(draft);
  try {
    const kept: KeptDraft = { draft, isSent: isSent || isTheSame };
    sessionStorage.setItem(keyOf(about), JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden: the form goes on without it.
  }
}

/**
 * The draft to show in a form that has just come up. One that was handed in is shown to whoever goes back or reloads, and
 * not to whoever opens the page anew to describe another business.
 */
export function keptDraft(about: string): BriefDraft | undefined {
  const kept = stored(about);
  return kept && !(kept.isSent && about === "new" && isOpenedAnew()) ? kept.draft : undefined;
}

function isOpenedAnew(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return !wasSentHere && visit?.type === "navigate";
}

function stored(about: string): KeptDraft | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(about)) ?? "null") as KeptDraft | null;
    // Of an older page it may lack a field that has come since.
    return kept ? { draft: { ...EMPTY_DRAFT, ...kept.draft }, isSent: kept.isSent } : undefined;
  } catch {
    return undefined;
  }
}
