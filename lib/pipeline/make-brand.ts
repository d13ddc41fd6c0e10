import { createHash } from "node:crypto";
import type { DesignBrief } from "@/lib/model/brief.schema";
import type { GeneratedFile } from "@/lib/model/generated-file";
import { type Outputs, STAGES, type StageId, stagesBefore, stagesFor } from "./graph";
import { inputHash } from "./input-hash";
import { inputOf, outputsIn, readingOf, type VersionSoFar } from "./reading";
import type { Refusal, Stage, WrittenFile } from "./stage";

export interface BrandRequest<Wanted extends StageId> {
  brief: DesignBrief;
  /** Unsigned 32-bit. */
  seed: number;
  /** Stages whose results are wanted; the others run only as far as these need them. All by default. */
  until?: readonly Wanted[];
  /** Results that are settled: their stages do not run. */
  given?: Partial<Outputs>;
  /** A version that was made before: a stage that would read the same again has the same result. */
  known?: { brief: DesignBrief; outputs: Partial<Outputs> } | undefined;
}

/** What a run of a stage gives, its files written. */
export interface Ran<Output = unknown> {
  readonly kind: "made";
  readonly output: Output;
  readonly files: readonly GeneratedFile[];
  readonly archive?: Uint8Array | undefined;
}

/** Runs one stage: in this thread, in a render thread, from memory. */
export type RunStage = (stage: Stage, input: object) => Promise<Ran | Refusal>;

export interface MadeBrand<Wanted extends StageId> {
  kind: "made";
  outputs: Pick<Outputs, Wanted>;
  /** Of the stages that ran, in the order of the graph. */
  files: (GeneratedFile & WrittenFile)[];
  /** The ZIP, where the stage that packs has run. */
  archive: Uint8Array | null;
}

/** Runs the graph, or as much of it as is wanted, without a database: stages side by side wherever none waits for another. */
export async function makeBrand<Wanted extends StageId = StageId>(
  { brief, seed, until, given = {}, known }: BrandRequest<Wanted>,
  run: RunStage,
): Promise<MadeBrand<Wanted> | Refusal> {
  const outputs = new Map<string, unknown>(Object.entries(given));
  const written = new Map<string, (GeneratedFile & WrittenFile)[]>();
  let archive: Uint8Array | null = null;
  const soFar = (): VersionSoFar => ({
    brief,
    seed,
    outputOf: outputsIn(outputs),
    files: [...written.values()].flat(),
  });
  const bytes = {
    file: async ({ stage, path }: WrittenFile) =>
      written.get(stage)!.find((file) => file.path === path)!.bytes,
    archive: async () => archive!,
  };

  const runOne = async (stage: Stage): Promise<Refusal | undefined> => {
    if (outputs.has(stage.id)) return undefined;
    const reading = readingOf(stage, soFar());
    if (known && isKnown(stage, reading, known, seed)) {
      outputs.set(stage.id, known.outputs[stage.id as StageId]);
      return undefined;
    }
    const result = await run(stage, await inputOf(stage, reading, bytes));
    if (result.kind !== "made") return result;
    outputs.set(stage.id, stage.schema.parse(result.output));
    written.set(
      stage.id,
      result.files.map((file) => ({ ...file, stage: stage.id, sha256: sha256(file.bytes) })),
    );
    archive = result.archive ?? archive;
    return undefined;
  };

  const wanted = until ?? STAGES.map(({ id }) => id as Wanted);
  const stages = stagesFor(wanted).filter(({ id }) => !(id in given));
  const running = new Map<Stage, Promise<Refusal | undefined>>();
  for (const stage of stages) {
    const before = stagesBefore(stage).map((one) => running.get(one));
    const turn = Promise.all(before).then((ended) => ended.find(Boolean) ?? runOne(stage));
    running.set(stage, turn);
  }
  const refusal = (await Promise.all(running.values())).find(Boolean);
  if (refusal) return refusal;
  return {
    kind: "made",
    outputs: Object.fromEntries(wanted.map((id) => [id, outputs.get(id)])) as Pick<Outputs, Wanted>,
    files: stages.flatMap(({ id }) => written.get(id) ?? []),
    archive,
  };
}

/** Whether the stage read the same when the known version was made. */
function isKnown(
  stage: Stage,
  reading: ReturnType<typeof readingOf>,
  { brief, outputs }: NonNullable<BrandRequest<StageId>["known"]>,
  seed: number,
): boolean {
  const all = new Map<string, unknown>(Object.entries(outputs));
  if (stage.reads.files || ![stage, ...stagesBefore(stage)].every(({ id }) => all.has(id))) return false;
  const before = readingOf(stage, { brief, seed, outputOf: outputsIn(all), files: [] });
  return inputHash(stage, before) === inputHash(stage, reading);
}

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
