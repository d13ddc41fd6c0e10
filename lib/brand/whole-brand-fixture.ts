import { createHash } from "node:crypto";
import { db } from "@/lib/db/client";
import { rememberedBrand } from "@/lib/render/made-brand-fixture";
import { storage } from "@/lib/storage/current-storage";
import { artifactKey } from "@/lib/storage/storage";
import { finishedBrandOf } from "./account-brand-fixture";
import { exampleBrief } from "./brand-fixture";

/** A brand of the account whose first version has what its stages made, with the pictures of the brand in use. */
export async function wholeBrandOf(accountId: string) {
  const { brandId, jobId } = await finishedBrandOf(accountId);
  await giveStages(brandId, 1);
  return { brandId, jobId };
}

/** Gives a version of a brand what its stages make. */
export async function giveStages(brandId: string, version: number): Promise<void> {
  const { outputs, files } = await rememberedBrand({
    brief: exampleBrief,
    seed: 7,
    until: ["strategy", "palette", "typography", "logos", "applications"],
  });
  const kept = files.filter(({ path }) => path === "applications/site-hero.png");
  for (const { path, bytes } of kept) await storage().put(artifactKey(brandId, version, path), bytes);
  await db().artifact.createMany({
    data: Object.entries(outputs).map(([stage, output]) => ({
      brandId,
      version,
      stage,
      output: output as object,
      files:
        stage === "applications"
          ? kept.map(({ path, bytes }) => ({
              path,
              bytes: bytes.length,
              sha256: createHash("sha256").update(bytes).digest("hex"),
            }))
          : [],
      durationMs: 1,
    })),
  });
}
