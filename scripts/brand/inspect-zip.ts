import { z } from "zod";
import { designBriefSchema } from "@/lib/model/brief.schema";
import { type PackageReport, verifyPackage } from "@/lib/package/verify-package";
import { paletteSchema } from "@/lib/palette/palette.schema";
import type { VerificationCheck } from "@/lib/verify/verification.schema";
import { verifyFiles } from "@/lib/verify/verify-files";

const fontSchema = z.object({ faces: z.array(z.object({ path: z.string() })), license: z.string() });

/** What of `brand.json` the checks are made against. */
const brandSchema = z.object({
  name: z.string(),
  tagline: z.string(),
  brief: designBriefSchema,
  palette: paletteSchema,
  fonts: z.object({
    heading: fontSchema,
    body: fontSchema,
    mono: fontSchema,
    scriptFallbacks: z.array(fontSchema),
  }),
});

/**
 * Everything that can be said about a package from its bytes alone: the checks against its manifest, then every machine
 * check made anew on its files, whatever its own report says. Never throws for bad input.
 */
export async function inspectZip(zip: Uint8Array): Promise<PackageReport> {
  const report = await verifyPackage(zip);
  if (!report.ok) return report;
  const checks = [...report.checks, ...measureAgain(report.files)];
  const failures = checks.flatMap((check) => check.failures);
  return { ...report, checks, failures, ok: failures.length === 0 };
}

function measureAgain(files: PackageReport["files"]): VerificationCheck[] {
  try {
    const bytes = files.find((file) => file.path === "brand.json")?.bytes;
    const { name, tagline, brief, palette, fonts } = brandSchema.parse(
      JSON.parse(new TextDecoder().decode(bytes)),
    );
    const userTexts = [name, tagline, brief.businessIdea, brief.targetAudience, ...brief.features];
    return verifyFiles({ palette, typography: fonts, userTexts, files }).checks;
  } catch (error) {
    const failure = `brand.json: ${error instanceof Error ? error.message : "unreadable"}`;
    return [
      { id: "brand", label: "The brand can be read", status: "failed", figure: "", failures: [failure] },
    ];
  }
}
