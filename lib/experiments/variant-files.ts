import { createHash } from "node:crypto";
import type { GeneratedFile } from "@/lib/model/generated-file";
import { storage } from "@/lib/storage/current-storage";
import type { DrawnFile } from "@/lib/variants/variants.schema";

/** Where a file of a set lies. With the brand's other files it goes when the brand is purged; no version's end reaches it. */
export function variantKey({ brandId, setId }: { brandId: string; setId: string }, path: string): string {
  return `brands/${brandId}/variants/${setId}/${path}`;
}

/** Writes files of a set below `folder`, and says what was written, sorted as they came. */
export async function storeVariantFiles(
  set: { brandId: string; setId: string },
  folder: string,
  files: readonly GeneratedFile[],
): Promise<DrawnFile[]> {
  const written: DrawnFile[] = [];
  for (const { path, bytes } of files) {
    await storage().put(variantKey(set, folder + path), bytes);
    written.push({ path, bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") });
  }
  return written;
}
