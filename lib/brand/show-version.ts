import { db, type Tx } from "@/lib/db/client";
import { appUrl } from "@/lib/env";
import type { JobStatus } from "@/lib/jobs/job-status";
import { completeJob } from "@/lib/jobs/record-progress";
import { logoPath } from "@/lib/logo/logo-path.schema";
import { designBriefSchema } from "@/lib/model/brief.schema";
import type { GenerationRequested } from "@/lib/model/pipeline-events";
import type { Palette } from "@/lib/palette/palette.schema";
import type { Strategy } from "@/lib/strategy/strategy.schema";

export interface FinishedVersion {
  strategy: Pick<Strategy, "name" | "tagline" | "slug">;
  palette: Palette;
  packed: { key: string; bytes: number; sha256: string; merkleRoot: string };
}

/**
 * Ends a job well: makes its complete version the one that people see. Both happen or neither does, so that a cancelled
 * job shows nothing and a job that shows something cannot be cancelled. A job whose brand is to be certified ends after that;
 * it can be cancelled no more all the same. A version made later that is already visible
 * stays; doing it twice changes nothing. Returns false when the job had failed or was cancelled.
 */
export async function showVersion(
  ref: GenerationRequested,
  { strategy, palette, packed }: FinishedVersion,
): Promise<boolean> {
  const { jobId, brandId, version } = ref;
  return db().$transaction(async (tx) => {
    // The brand before the job, like everything that locks both.
    await tx.$executeRaw`SELECT 1 FROM brands WHERE id = ${brandId}::uuid FOR UPDATE`;
    const [job] = await tx.$queryRaw<{ status: JobStatus; startedAt: Date | null }[]>`
      SELECT status::text AS status, started_at AS "startedAt" FROM jobs WHERE id = ${jobId}::uuid FOR UPDATE`;
    if (!job || job.status === "failed") return false;
    if (job.status === "completed") return true;
    if (ref.certificate && (await isComplete(tx, ref))) return true;
    const elapsedMs = Date.now() - (job.startedAt?.getTime() ?? Date.now());
    const generationTime = Math.max(1, Math.round(elapsedMs / 1000));
    const { brief } = await tx.brandVersion.update({
      select: { brief: true },
      where: { brandId_version: { brandId, version } },
      data: {
        packageKey: packed.key,
        packageBytes: packed.bytes,
        packageSha256: packed.sha256,
        merkleRoot: packed.merkleRoot,
        slug: strategy.slug,
        generationTime,
        completedAt: new Date(),
      },
    });
    await tx.brand.updateMany({
      where: { id: brandId, OR: [{ visibleVersion: null }, { visibleVersion: { lt: version } }] },
      data: {
        visibleVersion: version,
        ...visibleFacts(jobId, { strategy, palette, brief }),
        generationTime,
      },
    });
    return ref.certificate ? true : completeJob(jobId, tx);
  });
}

/** The job goes on after its version is shown: this may be its second time here. */
async function isComplete(tx: Tx, { brandId, version }: GenerationRequested): Promise<boolean> {
  return (await tx.brandVersion.count({ where: { brandId, version, completedAt: { not: null } } })) > 0;
}

/** What the brand's own row says of the version that people see; its brief may be another than the first one's. */
export function visibleFacts(
  jobId: string,
  { strategy, palette, brief }: Pick<FinishedVersion, "strategy" | "palette"> & { brief: unknown },
) {
  const { businessIdea, targetAudience, style, techStack, features } = designBriefSchema.parse(brief);
  const files = `${appUrl()}/api/jobs/${jobId}/files`;
  return {
    businessIdea,
    targetAudience,
    style,
    techStack,
    features,
    name: strategy.name,
    tagline: strategy.tagline,
    primaryColor: palette.light.roles.primary.hex,
    secondaryColor: palette.light.roles.secondary.hex,
    logosUrl: `${files}/${logoPath(strategy.slug, { variation: "combination", version: "color", format: "svg" })}`,
    docsUrl: `${files}/docs/index.html`,
    componentsUrl: `${files}/components/${techStack}/README.md`,
    tokensUrl: `${files}/tokens/brand.tokens.json`,
  };
}
