import { createHash } from "node:crypto";
import { textFile } from "@/lib/model/generated-file";
import type { Outputs, STAGES, StageId } from "@/lib/pipeline/graph";
import type { Ran } from "@/lib/pipeline/make-brand";
import type { InputOf } from "@/lib/pipeline/stage";
import type { StageTask } from "./tasks";

type StageOf<Id extends StageId> = Extract<(typeof STAGES)[number], { id: Id }>;

/** What a stage hands on when it draws nothing, and where its files are looked for in a package. */
type Sketches = {
  [Id in StageId]?: { output: Outputs[Id]; paths: (input: InputOf<StageOf<Id>>) => readonly string[] };
};

const SKETCHES: Sketches = {
  applications: { output: { scenes: [] }, paths: () => ["applications/sketch.txt", "social/sketch.txt"] },
  components: {
    output: {},
    paths: ({ brief }) => [`components/${brief.techStack}/sketch.txt`, "registry/sketch.txt"],
  },
  guidelines: { output: { texts: [] }, paths: ({ strategy }) => [`guidelines/${strategy.slug}.txt`] },
  documentation: { output: {}, paths: () => ["docs/sketch.txt"] },
  verify: {
    output: {
      passed: true,
      checks: [{ id: "sketch", label: "Sketch", status: "passed", figure: "", failures: [] }],
    },
    paths: () => [],
  },
};

/**
 * A stage that sets, draws or checks what the others decided, as a sketch: its files hold the hash of all that it read. For
 * tests of order, retries and what is made again, which ask whether it ran, and on what: another byte there is another
 * byte here. Undefined for the stages that decide, which run.
 */
export function sketchStage({ id, input }: StageTask): Ran | undefined {
  const sketch = SKETCHES[id];
  if (!sketch) return undefined;
  const hash = sha256(JSON.stringify(input, readably));
  const files = sketch.paths(input as never).map((path) => textFile(path, `${id} ${hash}\n`));
  return { kind: "made", output: sketch.output, files };
}

const sha256 = (bytes: string | Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Keys in one order, as a database may give them back in another, and files by their hashes: a buffer would spell itself out. */
function readably(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const bytes = this[key];
  if (bytes instanceof Uint8Array) return sha256(bytes);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
