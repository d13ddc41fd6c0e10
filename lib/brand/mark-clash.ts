import { db } from "@/lib/db/client";
import { CLASH_HAMMING, collides, type MarkFingerprint } from "@/lib/logo/judge/mark-fingerprint";

/** True when another brand here already has a mark that this one would be confused with. */
export async function clashesWithIssuedMark(brandId: string, fingerprint: MarkFingerprint): Promise<boolean> {
  const near = await db().$queryRaw<{ phash: bigint; bitmap: Uint8Array }[]>`
    SELECT phash, bitmap FROM mark_fingerprints
    WHERE brand_id <> ${brandId}::uuid
      AND bit_count((phash # ${toSigned(fingerprint.phash)})::bit(64)) <= ${CLASH_HAMMING}
  `;
  return near.some(({ phash, bitmap }) => collides(fingerprint, { phash: fromSigned(phash), bitmap }));
}

/** Remembers the mark of a version, so that no other brand is given one like it. */
export async function rememberMark(
  { brandId, version }: { brandId: string; version: number },
  { phash, bitmap }: MarkFingerprint,
): Promise<void> {
  const print = { phash: toSigned(phash), bitmap: Uint8Array.from(bitmap) };
  await db().markFingerprint.upsert({
    where: { brandId_version: { brandId, version } },
    create: { brandId, version, ...print },
    update: print,
  });
}

/** PostgreSQL's integers have a sign. */
function toSigned(phash: string): bigint {
  return BigInt.asIntN(64, BigInt(`0x${phash}`));
}

function fromSigned(phash: bigint): string {
  return BigInt.asUintN(64, phash).toString(16).padStart(16, "0");
}
