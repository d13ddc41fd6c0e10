import { ENGINE_VERSION } from "@/lib/model/engine-version";
import type { VerificationCheck } from "@/lib/model/verification.schema";
import { brandRecordSchema } from "@/lib/package/brand-record.schema";
import { type PackageReport, verifyPackage } from "@/lib/package/verify-package";
import { inspectRecords } from "@/lib/pipeline/inspect-package";
import { render } from "@/lib/render/render-pool";
import { strategySchema } from "@/lib/strategy/strategy.schema";

/**
 * Everything that can be said about a package from its bytes alone: the checks against its manifest and of its records,
 * then every machine check made anew on its files, whatever its own report says. What the pages of its guidelines had to show is
 * known only where it was made, and the components of another engine version are compared with nothing. Never throws for
 * bad input.
 */
export async function inspectZip(zip: Uint8Array): Promise<PackageReport> {
  const report = inspectRecords(await verifyPackage(zip));
  if (!report.ok) return report;
  const checks = [...report.checks, ...(await measureAgain(report.files))];
  const failures = checks.flatMap((check) => check.failures);
  return { ...report, checks, failures, ok: failures.length === 0 };
}

async function measureAgain(files: PackageReport["files"]): Promise<VerificationCheck[]> {
  const read = (path: string): unknown =>
    JSON.parse(new TextDecoder().decode(files.find((file) => file.path === path)?.bytes));
  try {
    const { brief, palette, fonts, engineVersion } = brandRecordSchema.parse(read("brand.json"));
    const strategy = strategySchema.parse(read("strategy.json"));
    const { checks } = await render("measure", {
      brief,
      strategy,
      palette,
      typography: fonts,
      guidelinesTexts: null,
      scenes: null,
      files,
    });
    return engineVersion === ENGINE_VERSION ? checks : checks.filter(({ id }) => id !== "kit-checked");
  } catch (error) {
    const failure = `brand.json: ${error instanceof Error ? error.message : "unreadable"}`;
    return [
      { id: "brand", label: "The brand can be read", status: "failed", figure: "", failures: [failure] },
    ];
  }
}
