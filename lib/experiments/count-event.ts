import { createHmac } from "node:crypto";
import { z } from "zod";
import { db } from "@/lib/db/client";
import { invalidField } from "@/lib/errors";
import { ARMS, WEIGHTS } from "@/lib/variants/axes";
import { MOST_ID_LENGTH, MOST_VISITORS } from "@/lib/variants/experiment-limits";
import { armOf } from "@/lib/variants/templates/shared/assign";
import type { RunningExperiment } from "./find-experiment";

const VISITOR_RULE = `must be a text of 1 to ${MOST_ID_LENGTH} characters`;

export const experimentEventSchema = z.object({
  visitor: z
    .string({ error: VISITOR_RULE })
    .min(1, { error: VISITOR_RULE })
    .max(MOST_ID_LENGTH, { error: VISITOR_RULE }),
  arm: z.enum(ARMS, { error: `must be one of ${ARMS.join(", ")}` }),
  event: z.enum(["exposure", "goal"], { error: "must be exposure or goal" }),
});
export type ExperimentEvent = z.output<typeof experimentEventSchema>;

/**
 * Counts that a visitor saw its design, or reached the goal with it: each once, whatever is sent again. A goal says that the
 * design was seen. Of the visitor nothing is kept but a hash, with a salt that the end of the experiment forgets.
 * @throws AppError VALIDATION_ERROR for an arm that is not the visitor's
 */
export async function countEvent(
  { setId, key, salt }: RunningExperiment,
  { visitor, arm, event }: ExperimentEvent,
): Promise<void> {
  const at = armOf({ key, weights: WEIGHTS }, visitor);
  if (ARMS[at] !== arm) {
    throw invalidField("arm", "must be the visitor's own by the experiment's assignment");
  }
  const hash = createHmac("sha256", salt).update(visitor).digest().readBigInt64BE();
  const isGoal = event === "goal";
  await db().$executeRaw`
    WITH running AS (
      SELECT id FROM variant_sets WHERE id = ${setId}::uuid AND ended_at IS NULL FOR SHARE
    ), room AS (
      SELECT sum(visitors) < ${MOST_VISITORS} AS is_left FROM experiment_arms WHERE set_id = ${setId}::uuid
    ), counted AS (
      INSERT INTO experiment_visitors AS known (set_id, hash, is_converted)
      SELECT running.id, ${hash}, ${isGoal} FROM running, room
      WHERE room.is_left
         OR EXISTS (SELECT 1 FROM experiment_visitors WHERE set_id = ${setId}::uuid AND hash = ${hash})
      ON CONFLICT (set_id, hash) DO UPDATE SET is_converted = true WHERE ${isGoal} AND NOT known.is_converted
      RETURNING xmax = 0 AS is_new
    )
    UPDATE experiment_arms SET visitors = visitors + is_new::int, conversions = conversions + ${isGoal}::boolean::int
    FROM counted WHERE set_id = ${setId}::uuid AND arm = ${at}`;
}
