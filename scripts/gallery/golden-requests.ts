import type { DesignBrief, TechStack } from "@/lib/model/brief.schema";
import { GALLERY } from "@/lib/model/gallery-briefs";

/** Where the accepted packages stand. */
export const GOLDEN_PATH = "scripts/gallery/golden-brands.json";

/** The accepted packages of an engine version: SHA-256 of the whole ZIP by the slug of the brand. */
export interface GoldenBrands {
  engineVersion: string;
  sha256: Record<string, string>;
}

/** Brands of the gallery in each style, stack and direction of writing. */
const GOLDEN: Readonly<Record<string, TechStack>> = {
  tea: "vue",
  perfume: "html",
  "coding-club": "react",
  backups: "react",
};

/** The one that the tests make as it is served: by the pipeline, in render threads (`generate-brand.test.ts`). */
export const GOLDEN_OF_PIPELINE = "perfume";

/** What decides every byte of the golden brands, by their slugs. */
export const GOLDEN_REQUESTS: ReadonlyMap<string, { brief: DesignBrief; seed: number }> = new Map(
  GALLERY.flatMap(({ slug, brief, seed }) => {
    const techStack = GOLDEN[slug];
    return techStack ? [[slug, { brief: { ...brief, techStack }, seed }] as const] : [];
  }),
);
