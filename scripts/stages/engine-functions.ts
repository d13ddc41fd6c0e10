import { STAGES } from "@/lib/pipeline/graph";
import type { Stage } from "@/lib/pipeline/stage";

export const ENGINE_FILE = "lib/pipeline/engine-functions.ts";

/** The text of `ENGINE_FILE`: every function of the design engine that a stage says it uses. */
export function engineFile(stages: readonly Stage[] = STAGES): string {
  const modules = new Map(stages.flatMap(({ uses = {} }) => Object.entries(uses)));
  const byModule = [...modules].sort(([, a], [, b]) => (a < b ? -1 : 1));
  return `// Made by \`node scripts/run.mjs stages\` from what the stages use.
${byModule.map(([name, module]) => `import { ${name} } from "@/lib/${module}";`).join("\n")}

export const engineFunctions = {
${[...modules.keys()]
  .sort()
  .map((name) => `  ${name},`)
  .join("\n")}
};
`;
}
