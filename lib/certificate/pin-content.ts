import { db } from "@/lib/db/client";
import { pin } from "@/lib/ipfs/pin";
import type { PinOutcome, PinPlace, PinSettings } from "@/lib/ipfs/pin-outcome";
import { readPinSettings } from "@/lib/ipfs/pin-settings";
import { logger } from "@/lib/log/logger";
import type { CertificateContent } from "./certificate-content";

export type NotedContent = Pick<CertificateContent, "metadataCid" | "imageCid">;

/** What came of a try: it is pinned everywhere; it is tried again; nobody need try other content now either. */
export type PinResult = "pinned" | "later" | "unreachable";

/** Before a mint: explorers ask at once, and our own gateway has the content in any case. */
const PATIENCE_MS = 4_000;
const FIRST_PAUSE_SECONDS = 60;
/** Also after an answer that will not change by itself: it does when the operator has mended what was wrong. */
const LONGEST_PAUSE_SECONDS = 6 * 3_600;

/** Notes what a certificate points to, so that it is pinned where the settings say, now or once they say so. */
export async function noteContent({ metadataCid, imageCid }: NotedContent): Promise<void> {
  await db().contentPin.createMany({ data: [{ metadataCid, imageCid }], skipDuplicates: true });
}

/**
 * Tries once to pin noted content where the settings say, and writes down what came of it. A place that does not answer, refuses,
 * or has other bytes fails nothing: the sweep tries again, and the gateway serves the content meanwhile.
 * @param patienceMs for each place
 */
export async function pinContent(
  { metadataCid, imageCid }: NotedContent,
  patienceMs = PATIENCE_MS,
): Promise<PinResult> {
  const settings = readPinSettings();
  const places = placesOf(settings);
  if (places.length === 0) return "pinned";
  // Two processes do not try the same at once; one that dies meanwhile leaves it to the sweep.
  const [claimed] = await db().$queryRaw<{ tries: number }[]>`
    UPDATE content_pins SET tries = tries + 1, next_try_at = now() + make_interval(
      secs => least(${LONGEST_PAUSE_SECONDS}, ${FIRST_PAUSE_SECONDS} * 2.0 ^ least(tries, 20)))
    WHERE metadata_cid = ${metadataCid} AND next_try_at <= now() AND NOT places @> ${places}::text[]
    RETURNING tries`;
  if (!claimed) return "later";
  const outcome = await pin([imageCid, metadataCid], settings, patienceMs).catch(lostHere);
  const { tries } = claimed;
  if (outcome.kind === "pinned" || outcome.kind === "off") {
    await db().contentPin.update({ where: { metadataCid }, data: { places, problem: null } });
    logger().info({ metadataCid, tries, places }, "a certificate's content is pinned");
    return "pinned";
  }
  await db().contentPin.update({ where: { metadataCid }, data: afterProblem(outcome) });
  // A service that fetches by itself is asked again in any case.
  logger()[outcome.kind === "waiting" ? "info" : "warn"](
    { metadataCid, tries, outcome },
    "a certificate's content is not pinned yet; it is tried again",
  );
  return outcome.kind === "failed" && outcome.reason === "unreachable" ? "unreachable" : "later";
}

/** The places that the settings name. */
export function placesOf({ kubo, service }: PinSettings): PinPlace[] {
  return [...(kubo ? (["kubo"] as const) : []), ...(service ? (["service"] as const) : [])];
}

type Unpinned = Exclude<PinOutcome, { kind: "pinned" | "off" }> | { kind: "lost"; message: string };

function afterProblem(outcome: Unpinned) {
  const problem = outcome.kind === "lost" ? outcome.message : `${outcome.at}: ${outcome.message}`;
  const isForLater = outcome.kind === "waiting" || (outcome.kind === "failed" && outcome.retry);
  const nextTryAt = new Date(Date.now() + LONGEST_PAUSE_SECONDS * 1_000);
  return isForLater ? { problem } : { problem, nextTryAt };
}

/** What is lost or damaged in our own store stops no mint either; a new copy is written when the version is asked for again. */
function lostHere(error: Error): Unpinned {
  return { kind: "lost", message: error.message };
}
