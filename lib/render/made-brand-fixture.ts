import { isKitInput } from "@/lib/kit/kit-files";
import type { DesignBrief } from "@/lib/model/brief.schema";
import type { GeneratedFile } from "@/lib/model/generated-file";
import { type RenderInput, renderTasks } from "./tasks";

/** A brief for tests whose words do not matter. */
export const MADE_BRIEF: DesignBrief = {
  businessIdea: "A bakery that delivers sourdough bread by bicycle",
  targetAudience: "Families in the old town",
  style: "modern",
  techStack: "react",
  features: ["shop"],
};

export type MadeBrand = Awaited<ReturnType<typeof makeBrand>>;

/** A whole brand up to its verification, by the engine in this thread: what the stages make, without a database. */
export async function makeBrand(brief: DesignBrief = MADE_BRIEF, seed = 7) {
  const { style, seedColor, techStack: stack, choices } = brief;
  const strategy = renderTasks.strategy({ brief, seed });
  const palette = renderTasks.palette({ strategy, style, seedColor, seed });
  const text = [brief.businessIdea, brief.targetAudience, ...brief.features].join(" ");
  const faces = await renderTasks.typography({ strategy, style, seed, pair: choices?.pair, text });
  const { typography } = faces;
  const logo = await renderTasks.logo({ brief, seed, strategy, palette, typography });
  const logos = await renderTasks.logoFiles([logo, strategy]);
  const early = [...faces.files, ...logos, ...renderTasks.tokens({ strategy, palette, typography })];
  const inputs = early.filter(({ path }) => isKitInput(path));
  const kit = renderTasks.components({ stack, strategy, typography, files: inputs });
  const brand = { strategy, palette, typography, logo };
  const guidelines = await renderTasks.guidelines({ brief, ...brand });
  const written = [...early, ...kit, ...guidelines.files];
  const site = await renderTasks.docsSite({ brief, ...brand, paths: pathsOf(written) });
  const readme = renderTasks.readme({ ...brand, paths: pathsOf([...written, ...site]) });
  return { brief, seed, ...brand, guidelinesTexts: guidelines.texts, files: [...written, ...site, readme] };
}

/** The input of the checks for a brand, or for other files in the place of its own. */
export function verifyRequest(
  { brief, strategy, palette, typography, guidelinesTexts, ...made }: MadeBrand,
  files: readonly GeneratedFile[] = made.files,
): RenderInput<"verify"> {
  return { brief, strategy, palette, typography, guidelinesTexts, files };
}

function pathsOf(files: readonly GeneratedFile[]): string[] {
  return files.map(({ path }) => path).sort();
}
