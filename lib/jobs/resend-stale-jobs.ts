import { db } from "@/lib/db/client";
import { isWithEngine } from "@/lib/db/engine-tables";
import { Prisma } from "@/lib/db/generated/client";
import { usesInngest } from "@/lib/env";
import type { GenerationRequested } from "@/lib/model/pipeline-events";
import { CERTIFICATE_STEP } from "./certificate-step";
import { resendJob } from "./resend-job";
import { UNFINISHED_SQL } from "./unfinished-sql";

/** Of silence. A running stage beats every five seconds, and the engine's own tables tell whether a run is left. */
const STALE_SECONDS = 25;
/**
 * Inngest may wait 90 s before it tries a stage for the fourth time (15, 30 and 60 s, and up to 30 s at random:
 * pkg/backoff of its server). With a minute between two sweeps, a lost job is sent again within three.
 */
const STALE_SECONDS_ON_INNGEST = 115;
const AT_ONCE = 100;

/**
 * Sends every unfinished job again that is lost: it shows no sign of life and no engine has a run for it. Inngest cannot
 * be asked for its runs, but it serves older ones first (`QueueItem.Score` of its server): there a silent job waits for
 * its turn as long as one that was sent before it, or with it, is worked on. Returns how many were sent.
 */
export async function resendStaleJobs(): Promise<number> {
  const isInngest = usesInngest();
  const silence = isInngest ? STALE_SECONDS_ON_INNGEST : STALE_SECONDS;
  // A service that moved to Inngest never runs what the embedded engine left unfinished. Only a run that a terminal's own
  // embedded engine works on at this moment still counts.
  const isHeld = isWithEngine("jobId", Prisma.sql`jobs.id`, { livingOnly: isInngest });
  const stale = await db().$queryRaw<(GenerationRequested & { resends: number })[]>`
    SELECT jobs.id AS "jobId", brand_id AS "brandId", version, resends,
           steps @> ${JSON.stringify([{ id: CERTIFICATE_STEP.id }])}::jsonb AS certificate
    FROM jobs
    WHERE status IN ${UNFINISHED_SQL}
      AND greatest(heartbeat_at, sent_at) < now() - make_interval(secs => ${silence}::float8)
      AND (NOT ${isInngest} OR sent_at < coalesce(
        (SELECT min(served.sent_at) FROM jobs AS served
         WHERE served.heartbeat_at > greatest(served.sent_at, now() - make_interval(secs => ${silence}::float8))),
        'infinity'))
      AND NOT ${isHeld}
    ORDER BY sent_at
    LIMIT ${AT_ONCE}`;
  let sent = 0;
  for (const { resends, ...ref } of stale) {
    if ((await resendJob(ref, resends, "no sign of life")) === "sent") sent += 1;
  }
  return sent;
}
