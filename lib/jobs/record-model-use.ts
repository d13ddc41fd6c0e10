import type { ModelUse } from "@/lib/ai/model-use.schema";
import { db } from "@/lib/db/client";
import { logger } from "@/lib/log/logger";

/** Records on a job what asking a model took and what came of it; words of the customer or the model are not in it. */
export async function recordModelUse(jobId: string, use: ModelUse): Promise<void> {
  await db().job.update({ where: { id: jobId }, data: { modelUse: use } });
  logger().info({ jobId, modelUse: use }, use.outcome === "used" ? "words by a model" : "built-in words");
}
