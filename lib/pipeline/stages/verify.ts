import type { DesignBrief } from "@/lib/model/brief.schema";
import { type Verification, verificationSchema } from "@/lib/model/verification.schema";
import type { Strategy } from "@/lib/strategy/strategy.schema";
import type { VerifyInput } from "@/lib/verify/verify-files";
import type { Engine } from "../engine";
import { made, of, stage } from "../stage";
import { applications } from "./applications";
import { guidelines } from "./guidelines";
import { palette } from "./palette";
import { strategy } from "./strategy";
import { typography } from "./typography";

export const verify = stage({
  id: "verify",
  label: "Checking every file",
  weight: 8,
  reads: {
    brief: ["businessIdea", "targetAudience", "techStack", "features"],
    outputs: {
      strategy: of(strategy),
      palette: of(palette),
      typography: of(typography),
      applications: of(applications),
      guidelines: of(guidelines),
    },
    files: { of: "before", as: "bytes" },
  },
  uses: {
    brandText: "typography/brand-text",
    verifyFiles: "verify/verify-files",
  },
  schema: verificationSchema,
  async run({ guidelines, applications, ...input }, engine) {
    const known = { guidelinesTexts: guidelines.texts, scenes: applications.scenes };
    const verification = await measureFiles({ ...input, ...known }, engine);
    if (verification.passed) return made(verification);
    return { kind: "unsound", what: "checks failed", failures: failedChecks(verification) };
  },
});

/** Files to measure, and what is known of their brand. */
export interface MeasureRequest
  extends Pick<VerifyInput, "palette" | "typography" | "guidelinesTexts" | "scenes" | "files"> {
  readonly brief: Pick<DesignBrief, "businessIdea" | "targetAudience" | "techStack" | "features">;
  readonly strategy: Strategy;
}

/** The machine checks on the files of a brand, in the making or unpacked. */
export function measureFiles(
  { brief, strategy, ...request }: MeasureRequest,
  engine: Pick<Engine, "brandText" | "checkedKit" | "readFont" | "verifyFiles">,
) {
  const { slug, name, tagline, language, direction } = strategy;
  const typed = [brief.businessIdea, brief.targetAudience, ...brief.features];
  return engine.verifyFiles({
    ...request,
    slug,
    kit: {
      stack: brief.techStack,
      brand: { name, tagline, language, direction },
      checkedFiles: engine.checkedKit(brief.techStack),
    },
    setTexts: engine.brandText(strategy, typed.join(" ")),
    userTexts: [name, tagline, ...typed],
    readFont: engine.readFont,
  });
}

function failedChecks({ checks }: Verification): string[] {
  return checks
    .filter((check) => check.status === "failed")
    .map(({ id, failures }) => `${id} (${failures.slice(0, 3).join("; ")})`);
}
