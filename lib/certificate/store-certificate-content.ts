import { readArtifacts } from "@/lib/brand/read-artifacts";
import { db } from "@/lib/db/client";
import { storeBlocks } from "@/lib/ipfs/block-store";
import { designBriefSchema } from "@/lib/model/brief.schema";
import { packing } from "@/lib/pipeline/stages/packing";
import { render } from "@/lib/render/render-pool";
import { type CertificateContent, certificateContent } from "./certificate-content";
import { noteContent } from "./pin-content";

interface Wanted {
  brandId: string;
  version: number;
  /** Where people see the brand; part of the metadata. */
  pageUrl: string;
}

/**
 * Draws a version's picture, makes the metadata, keeps both where the gateway serves them and notes them to be pinned. Call it before the mint is
 * broadcast: explorers ask for both at once. Doing it twice changes nothing. A version that is packed but not shown yet
 * counts as generated now; keep the CIDs that come back.
 * @throws Error for a version that is not packed
 */
export async function storeCertificateContent({
  brandId,
  version,
  pageUrl,
}: Wanted): Promise<Pick<CertificateContent, "metadataCid" | "imageCid">> {
  const [{ strategy, palette, logo }, timed] = await Promise.all([
    readArtifacts(brandId, version),
    readTimed(brandId, version),
  ]);
  if (!strategy || !palette || !logo) throw new Error(`version ${version} of brand ${brandId} is not packed`);
  const { metadataCid, imageCid, blocks } = await certificateContent({
    ...timed,
    brandId,
    pageUrl,
    name: strategy.name,
    primaryColor: palette.light.roles.primary.hex,
    picture: await render("logoPicture", { logo, palette }),
  });
  await storeBlocks(blocks);
  await noteContent({ metadataCid, imageCid });
  return { metadataCid, imageCid };
}

/** What the rows say of a version: its root is the package's until it is shown. */
async function readTimed(brandId: string, version: number) {
  const [row, packed, job] = await Promise.all([
    db().brandVersion.findUniqueOrThrow({
      where: { brandId_version: { brandId, version } },
      select: { brief: true, merkleRoot: true, completedAt: true, generationTime: true },
    }),
    db().artifact.findUnique({
      where: { brandId_version_stage: { brandId, version, stage: packing.id } },
      select: { output: true },
    }),
    db().job.findFirst({ where: { brandId, version }, select: { startedAt: true } }),
  ]);
  const merkleRoot = row.merkleRoot ?? (packed && packing.schema.parse(packed.output).merkleRoot);
  if (!merkleRoot) throw new Error(`version ${version} of brand ${brandId} is not packed`);
  const now = new Date();
  const elapsedMs = now.getTime() - (job?.startedAt ?? now).getTime();
  return {
    merkleRoot,
    style: designBriefSchema.parse(row.brief).style,
    generatedAt: row.completedAt ?? now,
    generationSeconds: row.generationTime ?? Math.max(1, Math.round(elapsedMs / 1000)),
  };
}
