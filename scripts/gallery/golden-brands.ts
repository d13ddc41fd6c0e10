import { createHash } from "node:crypto";
import { templateFiles } from "@/lib/kit/template-files";
import { ENGINE_VERSION } from "@/lib/model/engine-version";
import type { Engine } from "@/lib/pipeline/engine";
import { engineHere, makeBrandHere } from "@/lib/render/engine-here";
import { GOLDEN_REQUESTS, type GoldenBrands } from "./golden-requests";

/** Where the engine's version stands. */
export const VERSION_PATH = "lib/model/engine-version.ts";

/** Makes golden brands anew, each whole; all of them where none is named. */
export async function makeGoldenBrands(slugs = [...GOLDEN_REQUESTS.keys()]): Promise<GoldenBrands> {
  const sha256: Record<string, string> = {};
  for (const slug of slugs) {
    const { outputs } = await makeBrandHere(GOLDEN_REQUESTS.get(slug)!, { engine });
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
