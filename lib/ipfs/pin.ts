import { pinAtKubo } from "./pin-at-kubo";
import { pinAtService } from "./pin-at-service";
import type { PinOutcome, PinSettings } from "./pin-outcome";

/**
 * Pins kept contents, by their roots, at every place that the settings name: first at the node, from which the service can
 * then fetch them. One try each; calling it again goes on where it stands and pins nothing twice.
 */
export async function pin(cids: readonly string[], { kubo, service }: PinSettings): Promise<PinOutcome> {
  const outcomes: PinOutcome[] = [];
  if (kubo) outcomes.push(await pinAtKubo(cids, kubo));
  if (service) outcomes.push(await pinAtService(cids, service));
  const open =
    outcomes.find(({ kind }) => kind === "failed") ?? outcomes.find(({ kind }) => kind === "waiting");
  if (open) return open;
  return outcomes.length === 0
    ? { kind: "off" }
    : { kind: "pinned", at: outcomes.flatMap((outcome) => (outcome.kind === "pinned" ? outcome.at : [])) };
}
