import { readStored } from "@/lib/storage/read-stored";
import { artifactKey } from "@/lib/storage/storage";
import { fileFormat } from "./file-url";
import { findServedVersion } from "./find-served-version";
import type { StoredFile } from "./read-artifacts";
import { readFiles } from "./read-files";

/** Which files a format is made of; the first pattern is its main file, which comes first. */
const FORMATS = {
  dtcg: [/\/brand\.tokens\.json$/, /\.(?:tokens|resolver)\.json$/],
  css: [/\/brand\.css$/],
  scss: [/\.scss$/],
  tailwind: [/\/tailwind\.css$/, /\/tailwind\./],
};

/**
 * The token files of an account's brand; those of one format come with their text.
 * @throws AppError NOT_FOUND, or CONFLICT while there are none.
 */
export async function listTokenFiles(accountId: string, brandId: string, format?: keyof typeof FORMATS) {
  const { version, filesAt } = await findServedVersion(accountId, brandId);
  const files = await readFiles(brandId, version, "tokens");
  const wanted = format ? [...new Set(FORMATS[format].flatMap((part) => filesOf(files, part)))] : files;
  return Promise.all(
    wanted.map(async (file) => ({
      ...file,
      format: fileFormat(file.path),
      url: `${filesAt}/${file.path}`,
      content: format ? await readText(artifactKey(brandId, version, file.path), file.sha256) : null,
    })),
  );
}

const filesOf = (files: StoredFile[], part: RegExp) => files.filter(({ path }) => part.test(path));

async function readText(key: string, sha256: string): Promise<string> {
  return new TextDecoder().decode(await readStored(key, sha256));
}
