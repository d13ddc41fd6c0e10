import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import { afterAll, beforeAll } from "vitest";
import { env } from "@/lib/env";
import type { StageId } from "@/lib/pipeline/graph";
import type { Ran } from "@/lib/pipeline/make-brand";
import type { Refusal } from "@/lib/pipeline/stage";
import { closeRenderPool, openRenderPool, RENDER_POOL, type RenderPool } from "./render-pool";
import { sketchStage } from "./sketched-stages-fixture";
import type { StageTask } from "./tasks";

/** Of this run of the tests alone: another may have another engine. */
const FOLDER = path.join(env().DATA_DIR, "remembered-stages");

/**
 * The result of a stage, made by the first file of tests that asks for it with this input. A stage gives the same for the
 * same input, which `golden-brands.test.ts` and `generate-brand.test.ts` prove without this memory.
 */
export async function rememberedStage<Result extends Ran | Refusal>(
  task: StageTask,
  make: () => Promise<Result>,
  { anew = false } = {},
): Promise<Result> {
  const file = path.join(FOLDER, createHash("sha256").update(serialize(task)).digest("hex"));
  if (!anew && existsSync(file)) return withOwnBytes(deserialize(readFileSync(file)));
  const result = await make();
  const draft = `${file}.${process.pid}.${performance.now()}`;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(draft, serialize(result));
  renameSync(draft, file);
  return result;
}

/** Copies each file: those that were read share one buffer, and transferring one to a thread would take it from the others. */
function withOwnBytes<Result extends Ran | Refusal>(result: Result): Result {
  if (result.kind !== "made") return result;
  const { files, archive } = result;
  return {
    ...result,
    files: files.map((file) => ({ ...file, bytes: new Uint8Array(file.bytes) })),
    archive: archive && new Uint8Array(archive),
  };
}

export interface RememberedStages {
  /** Whether every stage runs, although its result is known or would be sketched. */
  anew: boolean;
  /** The stages whose results are handed out no sooner than this. */
  readonly holds: Map<StageId, Promise<unknown>>;
}

/**
 * For the top level of a test file: the render threads run a stage only when nothing of this run remembers its result, and
 * those that decide nothing are sketched.
 */
export function useRememberedStages(): RememberedStages {
  const stages: RememberedStages = { anew: false, holds: new Map() };
  beforeAll(() => {
    openRenderPool();
    const pool = (globalThis as { [RENDER_POOL]?: RenderPool })[RENDER_POOL]!;
    const { threads } = pool;
    pool.threads = {
      get threads() {
        return threads.threads;
      },
      run: async (request, options) => {
        const { task, input } = request;
        const make = () => threads.run(request, options);
        if (task !== "stage") return make();
        const sketched = stages.anew ? undefined : sketchStage(input);
        const result = sketched ?? (await rememberedStage(input, make, { anew: stages.anew }));
        await stages.holds.get(input.id);
        return result;
      },
      destroy: () => threads.destroy(),
    };
  });
  afterAll(closeRenderPool);
  return stages;
}
