import { pinAtKubo } from "./pin-at-kubo";
import { pinAtService } from "./pin-at-service";
import type { PinOutcome, PinSettings } from "./pin-outcome";

const PATIENCE_MS = 30_000;

/**
 * Pins kept contents, by their roots, at every place that the settings name: first at the node, from which the service can
 * then fetch them. One try each; calling it again goes on where it stands and pins nothing twice.
 * @param patienceMs for each place; one that has not answered by then is unreachable
 * @throws MissingBlock or DamagedBytes when one is not kept here as it was written
 */
export async function pin(
  cids: readonly string[],
  { kubo, service }: PinSettings,
  patienceMs = PATIENCE_MS,
): Promise<PinOutcome> {
  // One that hangs leaves the other its time.
  const patience = () => AbortSignal.timeout(patienceMs);
  const outcomes: PinOutcome[] = [];
  if (kubo) outcomes.push(await pinAtKubo(cids, kubo, patience()));
  if (service) outcomes.push(await pinAtService(cids, service, patience()));
  const open =
    outcomes.find(({ kind }) => kind === "failed") ?? outcomes.find(({ kind }) => kind === "waiting");
  if (open) return open;
  return outcomes.length === 0
    ? { kind: "off" }
    : { kind: "pinned", at: outcomes.flatMap((outcome) => (outcome.kind === "pinned" ? outcome.at : [])) };
}
