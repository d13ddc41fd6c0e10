import path from "node:path";
import { storage } from "@/lib/storage/current-storage";
import { artifactKey } from "@/lib/storage/storage";
import { fileUrl } from "./file-url";
import { findServedVersion } from "./find-served-version";
import { readFiles } from "./read-files";

/** Which files a format is made of; a format's main file comes first in the package's own order. */
const FORMATS = {
  dtcg: /\.json$/,
  css: /^tokens\/brand\.css$/,
  scss: /\.scss$/,
  tailwind: /^tokens\/tailwind\./,
};

/**
 * The token files of an account's brand; those of one format come with their text.
 * @throws AppError NOT_FOUND, or CONFLICT while there are none.
 */
export async function listTokenFiles(accountId: string, brandId: string, format?: keyof typeof FORMATS) {
  const { version, jobId } = await findServedVersion(accountId, brandId);
  const files = await readFiles(brandId, version, "tokens");
  const wanted = format ? files.filter((file) => FORMATS[format].test(file.path)) : files;
  return Promise.all(
    wanted.map(async (file) => ({
      ...file,
      format: path.posix.extname(file.path).slice(1),
      url: fileUrl(jobId, file.path),
      content: format ? await readText(artifactKey(brandId, version, file.path)) : null,
    })),
  );
}

async function readText(key: string): Promise<string> {
  const bytes = await storage().get(key);
  if (!bytes) throw new Error(`the store has lost ${key}`);
  return new TextDecoder().decode(bytes);
}
