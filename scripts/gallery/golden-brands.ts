import { createHash } from "node:crypto";
import { templateFiles } from "@/lib/kit/template-files";
import type { TechStack } from "@/lib/model/brief.schema";
import { ENGINE_VERSION } from "@/lib/model/engine-version";
import { GALLERY } from "@/lib/model/gallery-briefs";
import type { Engine } from "@/lib/pipeline/engine";
import { engineHere, makeBrandHere } from "@/lib/render/engine-here";

/** The accepted packages of an engine version: SHA-256 of the whole ZIP by the slug of the brand. */
export interface GoldenBrands {
  engineVersion: string;
  sha256: Record<string, string>;
}

/** Where they stand. */
export const GOLDEN_PATH = "scripts/gallery/golden-brands.json";
/** Where the engine's version stands. */
export const VERSION_PATH = "lib/model/engine-version.ts";

/** Brands of the gallery in each style, stack and direction of writing. */
const GOLDEN: Readonly<Record<string, TechStack>> = {
  tea: "vue",
  perfume: "html",
  "coding-club": "react",
  backups: "react",
};

/** Makes the golden brands anew, each whole. */
export async function makeGoldenBrands(): Promise<GoldenBrands> {
  const sha256: Record<string, string> = {};
  for (const { slug, brief, seed } of GALLERY) {
    const techStack = GOLDEN[slug];
    if (!techStack) continue;
    const { outputs } = await makeBrandHere({ brief: { ...brief, techStack }, seed }, { engine });
    sha256[slug] = outputs.package.sha256;
  }
  return { engineVersion: ENGINE_VERSION, sha256 };
}

/** Says which packages changed although the engine's version is the accepted one; null when it is as it should be. */
export function forgottenVersion(accepted: GoldenBrands, made: GoldenBrands): string | null {
  if (accepted.engineVersion !== made.engineVersion) return null;
  const changed = Object.keys(made.sha256).filter((slug) => made.sha256[slug] !== accepted.sha256[slug]);
  if (changed.length === 0) return null;
  return `The packages of ${changed.join(", ")} have other bytes than those accepted for engine version ${made.engineVersion}. If they should: node scripts/run.mjs gallery --raise`;
}

/** The text of `VERSION_PATH` with the next version in it. */
export function raisedVersion(text: string): string {
  return text.replace(/"(\d+)\.(\d+)\.\d+"/, (_, major, minor) => `"${major}.${Number(minor) + 1}.0"`);
}

/** The engine, for which every template counts as type-checked, whether the set-up has run or not. */
const engine: Engine = {
  ...engineHere,
  checkedKit: (stack) =>
    Object.fromEntries(
      templateFiles(stack, engineHere.templates()).map(({ path, bytes }) => [
        path,
        createHash("sha256").update(bytes).digest("hex"),
      ]),
    ),
};
