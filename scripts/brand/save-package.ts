import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { OpenPackage } from "@/lib/brand/open-package";

/**
 * Copies a finished package into `folder`, which is made when it is not there. The file appears whole or not at all.
 * @returns its absolute path.
 * @throws when the bytes are not those that were packed, or the folder cannot be written.
 */
export async function savePackage(brandPackage: OpenPackage, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const target = path.join(folder, brandPackage.plainFileName);
  const temporary = path.join(folder, `.${brandPackage.plainFileName}.${randomUUID()}`);
  const hash = createHash("sha256");
  try {
    const file = await open(temporary, "wx");
    try {
      for await (const chunk of await brandPackage.stream()) {
        hash.update(chunk);
        await file.writeFile(chunk);
      }
      await file.sync();
    } finally {
      await file.close();
    }
    if (hash.digest("hex") !== brandPackage.sha256)
      throw new Error("The stored package is damaged; make it again.");
    await rename(temporary, target);
  } finally {
    await rm(temporary, { force: true });
  }
  return target;
}
