import type { z } from "zod";
import type { DesignBrief } from "@/lib/model/brief.schema";
import type { GeneratedFile } from "@/lib/model/generated-file";
import type { StepId } from "@/lib/model/pipeline";
import type { GenerationRequested } from "@/lib/model/pipeline-events";
import type { StoredFile } from "./stored-files";

/** What a stage may read: the brief, the seed, and what earlier stages of this version left. */
export interface StageContext {
  ref: GenerationRequested;
  brief: DesignBrief;
  /** Unsigned 32-bit. */
  seed: number;
  /** The result of an earlier stage. @throws when that stage has not run. */
  output<Output>(stage: Stage<Output>): Promise<Output>;
  /** Every file that the stages of this version have written, with its bytes, sorted by path. */
  files(): Promise<GeneratedFile[]>;
  /** Their paths alone. */
  paths(): Promise<string[]>;
  /** What was noted of them when they were written, and the stage that wrote each. */
  stored(): Promise<(StoredFile & { stage: string })[]>;
}

/** One step of the pipeline. It computes; `runStage` loads, stores and reports. */
export interface Stage<Output> {
  id: StepId;
  /** Of what the stage hands to later ones, kept in the database. */
  schema: z.ZodType<Output>;
  /** Must give the same for the same context: a stage may run twice. */
  run(context: StageContext): Promise<{ output: Output; files: GeneratedFile[] }>;
}
