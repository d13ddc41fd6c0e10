import { armOf, type Split } from "./assign";

/** An experiment that runs on this site. */
export interface Experiment extends Split {
  /** Letters of the designs, in the order of the weights. */
  readonly arms: readonly string[];
  /** Where exposures and goals are counted. */
  readonly collector: string;
}

/** The design of a visitor; null when the experiment leaves them out. */
export function designOf(experiment: Experiment, visitor: string): string | null {
  return experiment.arms[armOf(experiment, visitor)] ?? null;
}

/** Exposures of this page that were sent already. */
const sent = new Set<string>();

/** Says that the visitor sees the experiment, once a page, and without holding up what is painted. */
export function exposed(experiment: Experiment, visitor: string): void {
  const once = `${experiment.key} ${visitor}`;
  if (sent.has(once)) return;
  sent.add(once);
  setTimeout(() => send(experiment, visitor, "exposure"), 0);
}

/** Says that the visitor reached the goal. However often it is said, each visitor counts once. */
export function reached(experiment: Experiment, visitor: string): void {
  send(experiment, visitor, "goal");
}

/**
 * As plain text, which needs no preflight; it arrives even when the page is left at once, and carries no cookie. What does not
 * arrive is lost: `sendBeacon`, which might, sends cookies along.
 */
function send(experiment: Experiment, visitor: string, event: "exposure" | "goal"): void {
  const arm = designOf(experiment, visitor);
  // Programs that drive a browser are no visitors.
  if (arm === null || navigator.webdriver) return;
  const body = JSON.stringify({ visitor, arm, event });
  const headers = { "Content-Type": "text/plain;charset=UTF-8" };
  fetch(experiment.collector, { method: "POST", body, headers, keepalive: true, credentials: "omit" }).catch(
    () => undefined,
  );
}
