import { db } from "@/lib/db/client";
import { readPinSettings } from "@/lib/ipfs/pin-settings";
import { type NotedContent, pinContent, placesOf } from "./pin-content";

const AT_ONCE = 20;
const PATIENCE_MS = 30_000;

/**
 * Pins what is noted and not yet pinned where the settings say, the longest due first; also what was noted before they said so.
 * A place that cannot be reached ends the round.
 */
export async function pinDueContent(): Promise<void> {
  const places = placesOf(readPinSettings());
  if (places.length === 0) return;
  const due = await db().$queryRaw<NotedContent[]>`
    SELECT metadata_cid AS "metadataCid", image_cid AS "imageCid" FROM content_pins
    WHERE next_try_at <= now() AND NOT places @> ${places}::text[]
    ORDER BY next_try_at LIMIT ${AT_ONCE}`;
  for (const content of due) if ((await pinContent(content, PATIENCE_MS)) === "unreachable") return;
}
