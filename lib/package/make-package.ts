import { type Logo, logoSchema } from "@/lib/logo/logo.schema";
import { type DesignBrief, designBriefSchema } from "@/lib/model/brief.schema";
import { ENGINE_VERSION } from "@/lib/model/engine-version";
import { type GeneratedFile, jsonFile } from "@/lib/model/generated-file";
import { type Verification, verificationSchema } from "@/lib/model/verification.schema";
import { type Palette, paletteSchema } from "@/lib/palette/palette.schema";
import { type Strategy, strategySchema } from "@/lib/strategy/strategy.schema";
import { type FontChoice, type Typography, typographySchema } from "@/lib/typography/typography.schema";
import type { BrandRecord } from "./brand-record.schema";
import { MANIFEST_PATH, makeManifest } from "./make-manifest";
import type { Manifest } from "./manifest.schema";
import { comparePaths } from "./package-path";
import { sha256 } from "./sha256";
import { verificationPage } from "./verification-page";
import { zipFiles } from "./zip-package";

export interface PackageInput {
  brief: DesignBrief;
  /** Unsigned 32-bit. */
  seed: number;
  strategy: Strategy;
  palette: Palette;
  typography: Typography;
  logo: Logo;
  verification: Verification;
  /** Everything that the stages before made. */
  files: readonly GeneratedFile[];
}

export interface BrandPackage {
  /** Every file of the ZIP, sorted by path, the manifest included. */
  files: GeneratedFile[];
  manifest: Manifest;
  zip: Uint8Array;
  /** Of the ZIP. */
  sha256: string;
}

/**
 * Adds the package's own files to those of the stages, lists them in a manifest and packs them. The bytes depend on the
 * arguments and the engine version alone: no id, clock, host, wallet, duration or locale goes in.
 * @throws RangeError when a stage made a file of a reserved or invalid path; ZodError when an input is not of its schema.
 */
export async function makePackage(given: PackageInput): Promise<BrandPackage> {
  const input = inSchemaOrder(given);
  const content = [
    ...input.files,
    jsonFile("brand.json", brandSummary(input)),
    jsonFile("strategy.json", input.strategy),
    jsonFile("verification.json", input.verification),
    verificationPage(input),
  ];
  const manifest = await makeManifest(content);
  const files = [...content, jsonFile(MANIFEST_PATH, manifest)].sort((a, b) => comparePaths(a.path, b.path));
  const zip = await zipFiles(files);
  return { files, manifest, zip, sha256: await sha256(zip) };
}

/**
 * Values that have been through the database come back with their keys in another order, and JSON prints keys in the
 * order they have; a schema puts them into its own.
 */
function inSchemaOrder(input: PackageInput): PackageInput {
  return {
    ...input,
    brief: designBriefSchema.parse(input.brief),
    strategy: strategySchema.parse(input.strategy),
    palette: paletteSchema.parse(input.palette),
    typography: typographySchema.parse(input.typography),
    logo: logoSchema.parse(input.logo),
    verification: verificationSchema.parse(input.verification),
  };
}

function brandSummary({ brief, seed, strategy, palette, typography, logo }: PackageInput): BrandRecord {
  return {
    name: strategy.name,
    slug: strategy.slug,
    tagline: strategy.tagline,
    oneLiner: strategy.oneLiner,
    mission: strategy.mission,
    positioning: strategy.positioning,
    promise: strategy.promise,
    boilerplate: strategy.boilerplate,
    seed,
    engineVersion: ENGINE_VERSION,
    brief,
    palette,
    fonts: {
      heading: fontSummary(typography.heading),
      body: fontSummary(typography.body),
      mono: fontSummary(typography.mono),
      scriptFallbacks: typography.scriptFallbacks.map(fontSummary),
      ...(typography.uncovered?.length && { uncovered: typography.uncovered }),
    },
    logo: {
      family: logo.family,
      concept: logo.concept,
      clearSpace: logo.clearSpace,
      minimumPx: logo.minimumPx,
    },
  };
}

function fontSummary({ family, category, fallback, faces, license }: FontChoice) {
  return { family, category, fallback, faces, license };
}
