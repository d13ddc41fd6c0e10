import { findServedVersion } from "./find-served-version";
import { versionFile } from "./open-brand-file";
import { readFiles } from "./read-files";

/** The guidelines of an account's brand as a PDF. @throws AppError NOT_FOUND, or CONFLICT while there are none. */
export async function openGuidelines(accountId: string, brandId: string) {
  const { version } = await findServedVersion(accountId, brandId);
  const file = (await readFiles(brandId, version, "guidelines")).find(({ path }) => path.endsWith(".pdf"));
  if (!file) throw new Error(`version ${version} of ${brandId} has no guidelines`);
  return versionFile(brandId, version, file);
}
