import type { z } from "zod";
import type { DesignBrief } from "@/lib/model/brief.schema";
import type { ChosenPart, DesignChoices } from "@/lib/model/choices.schema";
import type { GeneratedFile } from "@/lib/model/generated-file";
import type { PackagePart } from "@/lib/package/package-part";
import type { Engine, EngineFiles } from "./engine";

/** One step of the pipeline: what people are told of it, all that it reads, and what it makes of that. */
export interface Stage<
  Id extends string = string,
  Output = unknown,
  R extends Reads = Reads,
  U extends Uses = Uses,
> {
  readonly id: Id;
  /** As people see it while it runs. */
  readonly label: string;
  /** Its share of the whole work, beside the other stages' weights. */
  readonly weight: number;
  /** Everything that decides the result, beside the engine's own version. */
  readonly reads: R;
  /**
   * The functions of the design engine that it calls, each with its module below `lib`. The engine takes a second to load,
   * so a stage gets them as an argument: who only asks for names and inputs, as the process that answers requests does,
   * never loads it.
   */
  readonly uses?: U;
  /** The parts of the package that its files are in, as the package's README introduces them. */
  readonly writes?: readonly PackagePart[];
  /** Of what the stage hands to later ones, kept in the database. */
  readonly schema: z.ZodType<Output>;
  /** True where the result names the version itself, so that no other version can have it. */
  readonly onceAVersion?: boolean;
  /** Gives the same for the same input: a stage may run twice, or not at all when the result is known. */
  run(input: Input<R>, engine: EngineOf<U>): Result<Output> | Promise<Result<Output>>;
}

/** Declares a stage. What `run` uses beside `reads` and `uses` does not compile. */
export function stage<
  const Id extends string,
  Output,
  const R extends Reads,
  const U extends Uses = Record<never, string>,
>(declared: Stage<Id, Output, R, U>): Stage<Id, Output, R, U> {
  return declared;
}

/** What an earlier stage left: these keys of its output, or all of it without keys. */
export function of<Output, Key extends keyof Output & string>(
  stage: Stage<string, Output>,
  ...keys: Key[]
): Source<Pick<Output, Key>> {
  return { stage, keys };
}

export interface Source<Value = unknown> {
  readonly stage: Stage;
  /** None stand for the whole output. */
  readonly keys: readonly string[];
  /** For the compiler alone. */
  readonly value?: Value;
}

/** Modules below `lib`, such as "palette/make-palette", by the names of the functions that are called. */
export interface Uses {
  readonly [name: string]: string;
}

/** The engine as a stage gets it. */
export type EngineOf<U extends Uses> = EngineFiles & Pick<Engine, keyof U & keyof Engine>;

export interface Reads {
  readonly brief?: "whole" | readonly BriefField[];
  readonly choices?: readonly ChoiceField[];
  /** The version's seed; with a part's name also the seed that the part got when it was made again. */
  readonly seed?: "version" | ChosenPart;
  /** By the names that they have in the input. */
  readonly outputs?: { readonly [name: string]: Source };
  readonly files?: FilesRead;
  /** Whether it reads the ZIP that an earlier stage packed. */
  readonly archive?: true;
}

export interface FilesRead {
  /** Files of these stages; "before": of every stage that stands earlier in the graph. */
  readonly of: "before" | readonly Stage[];
  /** "paths" also gives the parts of the package that they, and the stage's own files, are in. */
  readonly as: "bytes" | "paths" | "hashes";
  /** Only files whose path passes. */
  readonly which?: (path: string) => boolean;
}

/** A file as it was noted when its stage wrote it. */
export interface WrittenFile {
  readonly path: string;
  readonly sha256: string;
  /** Id of the stage. */
  readonly stage: string;
}

/** What a stage made, or why there is nothing to make. */
export type Result<Output> = Made<Output> | Refusal;

export interface Made<Output> {
  readonly kind: "made";
  readonly output: Output;
  /** Writes the files of the package that belong to the output; whoever only looks at the output leaves it. */
  readonly files?: () => readonly GeneratedFile[] | Promise<readonly GeneratedFile[]>;
  /** The ZIP, of the stage that packs. */
  readonly archive?: Uint8Array;
}

/** Why a brief cannot be made as it is. The same input is refused again. */
export type Refusal =
  | { readonly kind: "unknown-mark"; readonly id: string; readonly valid: readonly string[] }
  | { readonly kind: "unknown-pair"; readonly id: string; readonly valid: readonly string[] }
  | { readonly kind: "unsound"; readonly what: string; readonly failures: readonly string[] };

export function made<Output>(output: Output, files?: Made<Output>["files"]): Made<Output> {
  return { kind: "made", output, ...(files && { files }) };
}

export type InputOf<S> = S extends Stage<string, infer _Output, infer R> ? Input<R> : never;
export type OutputOf<S> = S extends Stage<string, infer Output> ? Output : never;

type BriefField = Exclude<keyof DesignBrief, "choices">;
type ChoiceField = Exclude<keyof DesignChoices, "seeds">;
type Seeds = NonNullable<DesignChoices["seeds"]>;
type Listed<List> = List extends readonly (infer Item)[] ? Item : never;

/** The type of an optional field that a stage did not declare: without it, leaving the field out would satisfy a reader. */
interface Undeclared {
  readonly addThisFieldToReads: never;
}
type OptionalKey<Whole> = { [Key in keyof Whole]-?: undefined extends Whole[Key] ? Key : never }[keyof Whole];
type Declared<Whole, Field extends keyof Whole> = Pick<Whole, Field> & {
  readonly [Other in Exclude<OptionalKey<Whole>, Field>]?: Undeclared;
};

export type Input<R extends Reads> = {
  readonly brief: R["brief"] extends "whole" ? DesignBrief : DeclaredBrief<R>;
} & (R extends { seed: string } ? { readonly seed: number } : unknown) &
  OutputsInput<R> &
  FilesInput<R> &
  (R extends { archive: true } ? { readonly archive: Uint8Array } : unknown);

type DeclaredBrief<R extends Reads> = Declared<
  Omit<DesignBrief, "choices">,
  Extract<Listed<R["brief"]>, BriefField>
> & {
  readonly choices?:
    | (Declared<Omit<DesignChoices, "seeds">, Extract<Listed<R["choices"]>, ChoiceField>> & {
        readonly seeds?: Declared<Seeds, Extract<R["seed"], ChosenPart>> | undefined;
      })
    | undefined;
};

type OutputsInput<R extends Reads> = R extends { outputs: infer Outputs }
  ? { readonly [Name in keyof Outputs]: Outputs[Name] extends Source<infer Value> ? Value : never }
  : unknown;

type FilesInput<R extends Reads> = R extends { files: { as: infer As } }
  ? As extends "bytes"
    ? { readonly files: readonly GeneratedFile[] }
    : As extends "paths"
      ? { readonly paths: readonly string[]; readonly parts: readonly PackagePart[] }
      : { readonly written: readonly WrittenFile[] }
  : unknown;
