import { createHash } from "node:crypto";
import type { DesignBrief } from "@/lib/model/brief.schema";
import { ENGINE_VERSION } from "@/lib/model/engine-version";
import type { StepId } from "@/lib/model/pipeline";
import { STAGE_INPUTS } from "@/lib/model/stage-inputs";

/** A version as far as it has come. Values as the database gives them back: it has one order of keys. */
export interface VersionSoFar {
  brief: DesignBrief;
  /** Unsigned 32-bit. */
  seed: number;
  artifacts: readonly {
    stage: string;
    output: unknown;
    files: readonly { path: string; bytes: number; sha256: string }[];
  }[];
}

/**
 * SHA-256 in hexadecimal of everything that the stage can read, by `STAGE_INPUTS`: equal inputs give equal results.
 * @throws when an earlier stage that it reads has not run.
 */
export function inputHash(stage: StepId, { brief, seed, artifacts }: VersionSoFar): string {
  const inputs = STAGE_INPUTS[stage];
  const { choices = {} } = brief;
  const artifactOf = (name: string) => {
    const found = artifacts.find((artifact) => artifact.stage === name);
    if (!found) throw new Error(`${stage} reads ${name}, which has not run`);
    return found;
  };
  const read = [
    ENGINE_VERSION,
    seed,
    pick(brief, inputs.brief),
    pick(choices, inputs.choices),
    pick(choices.seeds ?? {}, inputs.seeds),
    Object.entries(inputs.outputs).map(([name, keys]) => {
      const { output } = artifactOf(name);
      return [name, keys === "whole" ? output : pick(output as object, keys)];
    }),
    inputs.files?.of
      .flatMap((name) => artifactOf(name).files)
      .map(({ path, sha256 }) => (inputs.files?.as === "bytes" ? [path, sha256] : path))
      .sort(),
  ];
  return createHash("sha256").update(JSON.stringify(read)).digest("hex");
}

function pick(value: object, keys: readonly string[]): unknown[] {
  return keys.map((key) => (value as Record<string, unknown>)[key] ?? null);
}
