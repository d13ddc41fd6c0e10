import { cpSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import react from "@vitejs/plugin-react";
import vue from "@vitejs/plugin-vue";
import { build } from "vite";
import { designVariant } from "@/lib/experiments/design-variant";
import { testingCode } from "@/lib/experiments/testing-code";
import type { DesignBrief } from "@/lib/model/brief.schema";
import type { GeneratedFile } from "@/lib/model/generated-file";
import { makeBrandHere } from "@/lib/render/engine-here";
import { closeRenderPool } from "@/lib/render/render-pool";
import { variantFiles } from "@/lib/render/variant-files";
import { ARMS, type Axis } from "@/lib/variants/axes";
import { comparisonFiles } from "@/lib/variants/comparison/comparison-files";
import type { DrawnVariant } from "@/lib/variants/variants.schema";

interface CustomerFiles {
  /** Where they are written. */
  root: string;
  seed: number;
  experimentKey: string;
  /** Takes the events in the place of ours. */
  collectorUrl: string;
}

/** Makes a brand, its four designs and the code that tests them, as a customer gets them. */
export async function writeCustomerFiles(options: CustomerFiles): Promise<void> {
  const { root, seed, experimentKey, collectorUrl } = options;
  const brief: DesignBrief = {
    businessIdea: "A bakery that delivers sourdough bread by bicycle",
    targetAudience: "Families in the old town",
    style: (["modern", "classic", "bold", "minimal"] as const)[seed % 4]!,
    techStack: "react",
    features: [],
  };
  const { outputs } = await makeBrandHere(
    { brief, seed, until: ["strategy", "palette", "typography", "logos"] },
    { files: false },
  );
  const { strategy, palette, typography, logos: logo } = outputs;
  const control = { brief, seed, strategy, palette, typography, logo };
  const axes: (Axis | null)[] = [null, "color", "type", "mark"];
  const variants: Omit<DrawnVariant, "files">[] = [];
  for (const [at, arm] of ARMS.entries()) {
    const axis = axes[at]!;
    const { dress, from, to } = axis
      ? await designVariant(control, axis)
      : { dress: { strategy, palette, typography, logo }, from: "", to: "" };
    const { files, facts } = await variantFiles({ ...dress, text: brief.businessIdea });
    write(path.join(root, arm), files);
    variants.push({ arm, axis, from, to, facts });
  }
  await closeRenderPool();
  const { name, language, direction } = strategy;
  write(root, comparisonFiles({ name, language, variants }));

  const code = testingCode({ experimentKey, name, language, direction, variants }).map((file) => ({
    ...file,
    // The collector of this bar; everything else is as customers get it.
    bytes: new TextEncoder().encode(
      new TextDecoder().decode(file.bytes).replaceAll(/https?:\/\/[^"`\s]+\/api\/experiments/g, collectorUrl),
    ),
  }));
  write(root, code);
}

/** Builds the sites of React and Vue as the guide says, to `built-react` and `built-vue`. */
export async function buildSites(root: string): Promise<void> {
  for (const stack of ["react", "vue"] as const) {
    const site = path.join(root, `site-${stack}`);
    const source = path.join(site, "source");
    cpSync(path.join(root, "testing", stack), source, { recursive: true });
    cpSync(path.join(root, "testing/shared"), path.join(site, "shared"), { recursive: true });
    for (const arm of ARMS)
      cpSync(path.join(root, arm), path.join(source, "public/designs", arm), { recursive: true });
    cpSync(path.join(root, "testing/html"), path.join(source, "public/testing"), { recursive: true });
    symlinkSync(path.resolve("node_modules"), path.join(site, "node_modules"));
    await build({
      root: source,
      configFile: false,
      logLevel: "error",
      plugins: [stack === "react" ? react() : vue()],
      build: { outDir: path.join(root, `built-${stack}`), emptyOutDir: true },
    });
  }
}

/** A page as people write it who assign too late. */
export function writeLatePage(root: string): void {
  mkdirSync(path.join(root, "late"));
  writeFileSync(
    path.join(root, "late/index.html"),
    `<!doctype html><link rel="stylesheet" href="../a/tokens/brand.css"><link rel="stylesheet" href="../a/landing.css"><main class="hero"><div class="hero-words"><p class="hero-tagline">Bread</p><p class="hero-line">By bicycle</p></div></main>
  <script>setTimeout(() => { document.querySelector(".hero-tagline").textContent = "Bread for every table of the old town, every morning, by bicycle"; }, 400);</script>`,
  );
}

function write(folder: string, files: readonly GeneratedFile[]): void {
  for (const { path: file, bytes } of files) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  }
}
