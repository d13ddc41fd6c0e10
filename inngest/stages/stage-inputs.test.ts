import { beforeAll, describe, expect, it } from "vitest";
import { waitingJob } from "@/lib/brand/brand-fixture";
import { useTestDatabase } from "@/lib/db/test-database";
import { type DesignBrief, designBriefSchema } from "@/lib/model/brief.schema";
import { CHOSEN_PARTS } from "@/lib/model/choices.schema";
import type { GeneratedFile } from "@/lib/model/generated-file";
import { PIPELINE_STEPS, type StepId } from "@/lib/model/pipeline";
import type { GenerationRequested } from "@/lib/model/pipeline-events";
import { STAGE_INPUTS, type StageInputs } from "@/lib/model/stage-inputs";
import { useRenderingHere } from "@/lib/render/render-pool-fixture";
import { componentsStage } from "./components-stage";
import { documentationStage } from "./documentation-stage";
import { guidelinesStage } from "./guidelines-stage";
import { logosStage } from "./logos-stage";
import { paletteStage } from "./palette-stage";
import type { Stage, StageContext } from "./stage";
import { strategyStage } from "./strategy-stage";
import { tokensStage } from "./tokens-stage";
import { typographyStage } from "./typography-stage";
import { verifyStage } from "./verify-stage";

/** In the order of the pipeline. Packaging and delivery belong to one version and are never carried over. */
const STAGES: readonly Stage<unknown>[] = [
  strategyStage,
  paletteStage,
  typographyStage,
  logosStage,
  tokensStage,
  componentsStage,
  guidelinesStage,
  documentationStage,
  verifyStage,
];
const BRIEF: DesignBrief = designBriefSchema.parse({
  businessIdea: "Repair cafes where neighbours fix bicycles together on Saturdays",
  targetAudience: "People in the city who cycle to work",
  style: "modern",
  techStack: "html",
  features: ["Calendar", "Map"],
  seedColor: "#1f6feb",
  choices: {
    seeds: { name: 1, palette: 2, typography: 3, logos: 4 },
    palette: 1,
    words: { promise: "Fixed by noon." },
  },
});

/** Everything a stage read, by the names of `StageInputs`. */
interface Reading {
  brief: Set<string>;
  choices: Set<string>;
  seeds: Set<string>;
  outputs: Map<string, Set<string>>;
  bytes: Set<string>;
  paths: boolean;
}

useTestDatabase();
useRenderingHere();
/** Stages may look at other brands, and leave word of this one. */
let ref: GenerationRequested;

beforeAll(async () => {
  ref = await waitingJob();
});

describe("what the stages read is what STAGE_INPUTS says", () => {
  const outputs = new Map<StepId, unknown>();
  const written: (GeneratedFile & { stage: StepId })[] = [];

  it.each(STAGES.map((stage) => [stage.id, stage] as const))("%s", async (id, stage) => {
    const reading = newReading();
    const result = await stage.run(watched(reading, outputs, written));
    expect(undeclared(reading, STAGE_INPUTS[id], written)).toEqual([]);
    outputs.set(id, JSON.parse(JSON.stringify(stage.schema.parse(result.output))));
    written.push(...result.files.map((file) => ({ ...file, stage: id })));
  });
});

it("names stages that run earlier", () => {
  const order = PIPELINE_STEPS.map(({ id }) => id);
  for (const [index, id] of order.entries()) {
    const { outputs, files } = STAGE_INPUTS[id];
    for (const read of [...Object.keys(outputs), ...(files?.of ?? [])] as StepId[]) {
      expect(order.indexOf(read), `${id} reads ${read}`).toBeLessThan(index);
    }
  }
});

it("lets every part's seed decide something", () => {
  const read = new Set(Object.values(STAGE_INPUTS).flatMap(({ seeds }) => seeds));
  expect([...read].sort()).toEqual([...CHOSEN_PARTS].sort());
});

function watched(
  reading: Reading,
  outputs: ReadonlyMap<StepId, unknown>,
  written: readonly (GeneratedFile & { stage: StepId })[],
): StageContext {
  const { choices, ...rest } = BRIEF;
  const { seeds, ...chosen } = choices!;
  const brief = watch(
    { ...rest, choices: watch({ ...chosen, seeds: watch(seeds!, reading.seeds) }, reading.choices) },
    reading.brief,
  );
  return {
    ref,
    brief: brief as DesignBrief,
    seed: 7,
    async output(stage) {
      const keys = reading.outputs.get(stage.id) ?? new Set();
      reading.outputs.set(stage.id, keys);
      // In a box: a promise that is fulfilled with an object asks it for `then`.
      return watch(stage.schema.parse(outputs.get(stage.id)) as object, keys) as never;
    },
    async paths() {
      reading.paths = true;
      return written.map(({ path }) => path).sort();
    },
    stored: async () =>
      written.map(({ path, bytes, stage }) => ({ path, stage, bytes: bytes.length, sha256: "" })),
    files: async () =>
      written.map(({ path, bytes, stage }) => ({
        path,
        get bytes() {
          reading.bytes.add(stage);
          return bytes;
        },
      })),
  };
}

const newReading = (): Reading => ({
  brief: new Set(),
  choices: new Set(),
  seeds: new Set(),
  outputs: new Map(),
  bytes: new Set(),
  paths: false,
});

function watch<T extends object>(value: T, keys: Set<string>): T {
  return new Proxy(value, {
    get(target, key) {
      if (typeof key === "string" && key in target) keys.add(key);
      return Reflect.get(target, key);
    },
  });
}

/** What was read and is not in the table. */
function undeclared(reading: Reading, table: StageInputs, written: readonly { stage: StepId }[]): string[] {
  const missing = (read: Iterable<string>, declared: readonly string[], where: string) =>
    [...read].filter((key) => !declared.includes(key)).map((key) => `${where}.${key}`);
  const filesOf = table.files?.of ?? [];
  return [
    ...missing(reading.brief, [...table.brief, "choices"], "brief"),
    ...missing(reading.choices, [...table.choices, "seeds"], "choices"),
    ...missing(reading.seeds, table.seeds, "seeds"),
    ...[...reading.outputs].flatMap(([stage, keys]) => {
      const declared = table.outputs[stage as StepId];
      return declared === "whole" ? [] : missing(keys, declared ?? [], stage);
    }),
    ...missing(reading.bytes, table.files?.as === "bytes" ? filesOf : [], "files"),
    ...(reading.paths ? missing(new Set(written.map(({ stage }) => stage)), filesOf, "paths") : []),
  ];
}
