import path from "node:path";
import { COLOR_VERSIONS, LOGO_VARIATIONS } from "@/lib/logo/logo.schema";
import { fileFormat } from "./file-url";
import { findServedVersion } from "./find-served-version";
import { readFiles } from "./read-files";

/** The logo files of an account's brand. @throws AppError NOT_FOUND, or CONFLICT while there are none. */
export async function listLogoFiles(accountId: string, brandId: string) {
  const { version, filesAt } = await findServedVersion(accountId, brandId);
  const files = await readFiles(brandId, version, "logos");
  return files.map((file) => {
    const [, folder] = file.path.split("/");
    const [, colorVersion, size] = /^([a-z]+)(?:-(\d+))?\./.exec(path.posix.basename(file.path)) ?? [];
    const variation = LOGO_VARIATIONS.find((known) => known === folder) ?? null;
    return {
      ...file,
      format: fileFormat(file.path),
      url: `${filesAt}/${file.path}`,
      variation,
      colorVersion: variation && (COLOR_VERSIONS.find((known) => known === colorVersion) ?? null),
      size: size === undefined ? null : Number(size),
    };
  });
}
