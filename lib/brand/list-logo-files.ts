import { readLogoPath } from "@/lib/logo/logo-path.schema";
import { fileFormat } from "./file-url";
import { findServedVersion } from "./find-served-version";
import { readFiles } from "./read-files";

/** The logo files of an account's brand. @throws AppError NOT_FOUND, or CONFLICT while there are none. */
export async function listLogoFiles(accountId: string, brandId: string) {
  const { version, filesAt } = await findServedVersion(accountId, brandId);
  const files = await readFiles(brandId, version, "logos");
  return files.map((file) => {
    const shown = readLogoPath(file.path);
    return {
      ...file,
      format: fileFormat(file.path),
      url: `${filesAt}/${file.path}`,
      variation: shown?.variation ?? null,
      colorVersion: shown?.version ?? null,
      size: shown?.sizePx ?? null,
    };
  });
}
