import { inngest } from "@/inngest/client";
import { generationCancelled, generationRequested } from "@/inngest/events";
import { askForCertificate, endWithCertificate } from "@/inngest/stages/certify";
import { runStage } from "@/inngest/stages/run-stage";
import { env, usesInngest } from "@/lib/env";
import { STAGES, stagesBefore } from "@/lib/pipeline/graph";
import type { Stage } from "@/lib/pipeline/stage";
import { giveUp } from "./give-up";

/** Together with the first look, the 30 s that a job waits for its certificate at most. */
const LOOKS = 14;
const PAUSE_MS = 2_000;

/** A generation: every stage of the graph as a step, as soon as the stages before it have run; then its certificate. */
export const generateBrand = inngest.createFunction(
  {
    id: "generate-brand",
    triggers: [{ event: generationRequested.name }],
    cancelOn: [{ event: generationCancelled.name, match: "data.jobId" }],
    retries: 3,
    // Over all processes. It limits steps, of which Inngest prefers those of the oldest run: so the first brand of many is
    // ready early, and few are in memory at once. The embedded engine has its own places.
    ...(usesInngest() && { concurrency: { limit: env().INNGEST_CONCURRENCY } }),
    onFailure: ({ event, step }) => step.run("give-up", () => giveUp(event.data.event.data)),
  },
  async ({ event, step }) => {
    const ref = generationRequested.data.parse(event.data);
    const running = new Map<Stage, Promise<unknown>>();
    for (const stage of STAGES) {
      const before = Promise.all(stagesBefore(stage).map((one) => running.get(one)));
      running.set(
        stage,
        before.then(() => step.run(stage.id, () => runStage(stage, ref))),
      );
    }
    await Promise.all(running.values());
    if (!ref.certificate) return;

    await step.run("certificate", () => askForCertificate(ref));
    for (let look = 1; look <= LOOKS; look++) {
      const which = { isFirst: look === 1, isLast: look === LOOKS };
      if (await step.run(`certificate-${look}`, () => endWithCertificate(ref, which))) return;
      await step.sleep(`certificate-pause-${look}`, PAUSE_MS);
    }
  },
);
