import type { DesignBrief } from "@/lib/model/brief.schema";
import { filesReadBy, type Outputs } from "./graph";
import type { Input, Reads, Stage, WrittenFile } from "./stage";

/** A version as far as it has come. */
export interface VersionSoFar {
  readonly brief: DesignBrief;
  /** Unsigned 32-bit. */
  readonly seed: number;
  /** What a stage left. @throws when it has not run */
  readonly outputOf: <Output>(stage: Stage<string, Output>) => Output;
  readonly files: readonly WrittenFile[];
}

/** All that a stage reads of a version, with files as they were noted: equal readings give equal results. */
export interface Reading {
  readonly brief: object;
  readonly seed: number | null;
  readonly outputs: Readonly<Record<string, unknown>>;
  readonly files: readonly WrittenFile[];
}

export function readingOf(stage: Stage, { brief, seed, outputOf, files }: VersionSoFar): Reading {
  const { reads } = stage;
  const sources = new Set(filesReadBy(stage).map(({ id }) => id));
  const which = reads.files?.which ?? (() => true);
  return {
    brief: reads.brief === "whole" ? brief : declaredBrief(reads, brief),
    seed: reads.seed === undefined ? null : seed,
    outputs: Object.fromEntries(
      Object.entries(reads.outputs ?? {}).map(([name, source]) => {
        const output = outputOf(source.stage);
        return [name, source.keys.length > 0 ? pick(output as object, source.keys) : output];
      }),
    ),
    files: files
      .filter(({ stage, path }) => sources.has(stage) && which(path))
      .sort((a, b) => (a.path < b.path ? -1 : 1)),
  };
}

/** The outputs of a version that is in memory. */
export function outputsIn(
  outputs: Partial<Outputs> | ReadonlyMap<string, unknown>,
): VersionSoFar["outputOf"] {
  const known = outputs instanceof Map ? outputs : new Map<string, unknown>(Object.entries(outputs));
  return <Output>({ id }: Stage<string, Output>) => {
    if (!known.has(id)) throw new Error(`the stage ${id} has not run`);
    return known.get(id) as Output;
  };
}

/** Where the bytes of a version are. */
export interface VersionBytes {
  file(file: WrittenFile): Promise<Uint8Array>;
  archive(): Promise<Uint8Array>;
}

/** The argument of a stage's `run`; without `bytes` for a stage that reads no files. */
export async function inputOf<R extends Reads>(
  stage: Stage<string, unknown, R>,
  { brief, seed, outputs, files }: Reading,
  bytes: VersionBytes = NO_BYTES,
): Promise<Input<R>> {
  const { reads } = stage;
  const { as } = reads.files ?? {};
  const input = {
    brief,
    ...(seed !== null && { seed }),
    ...outputs,
    ...(as === "paths" && {
      paths: files.map(({ path }) => path),
      parts: [...filesReadBy(stage), stage].flatMap(({ writes = [] }) => writes),
    }),
    ...(as === "hashes" && { written: files }),
    ...(as === "bytes" && {
      files: await Promise.all(
        files.map(async (file) => ({ path: file.path, bytes: await bytes.file(file) })),
      ),
    }),
    ...(reads.archive && { archive: await bytes.archive() }),
  };
  return input as unknown as Input<R>;
}

const NO_BYTES: VersionBytes = {
  file: ({ path }) => Promise.reject(new Error(`the bytes of ${path} are not there`)),
  archive: () => Promise.reject(new Error("the archive is not there")),
};

/** The fields that are declared; without choices where none of them was made, so that equal readings are equal. */
function declaredBrief(reads: Reads, { choices = {}, ...brief }: DesignBrief): object {
  const seeds = pick(choices.seeds ?? {}, reads.seed ? [reads.seed] : []);
  const chosen = {
    ...pick(choices, reads.choices ?? []),
    ...(Object.keys(seeds).length > 0 && { seeds }),
  };
  return {
    ...pick(brief, reads.brief === "whole" ? [] : (reads.brief ?? [])),
    ...(Object.keys(chosen).length > 0 && { choices: chosen }),
  };
}

function pick(value: object, keys: readonly string[]): object {
  const all = value as Record<string, unknown>;
  return Object.fromEntries(keys.filter((key) => all[key] !== undefined).map((key) => [key, all[key]]));
}
