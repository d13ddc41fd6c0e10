import { randomBytes } from "node:crypto";
import { db } from "@/lib/db/client";

/** Gives a brand's first version what a statement tells of it. Resolves to its Merkle root. */
export async function giveRoot(
  brandId: string,
  merkleRoot = `0x${randomBytes(32).toString("hex")}`,
  name = "Sonnenkind",
): Promise<string> {
  await db().brandVersion.update({
    where: { brandId_version: { brandId, version: 1 } },
    data: { merkleRoot },
  });
  await db().artifact.create({
    data: { brandId, version: 1, stage: "strategy", output: { name }, files: [], durationMs: 1 },
  });
  return merkleRoot;
}
