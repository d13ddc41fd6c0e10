import { SCENES } from "@/lib/applications/scenes.schema";
import { fileFormat } from "./file-url";
import { findServedVersion } from "./find-served-version";
import { readFiles } from "./read-files";

/**
 * The pictures of an account's brand in use, and the signature of its mails; none of a brand that was made before there
 * were any.
 * @throws AppError NOT_FOUND, or CONFLICT while there are none.
 */
export async function listApplicationFiles(accountId: string, brandId: string) {
  const { version, filesAt } = await findServedVersion(accountId, brandId);
  const files = await readFiles(brandId, version, "applications");
  return files.map((file) => {
    const vector = SCENES.find(({ path }) => path === file.path);
    const pixels = SCENES.find(({ png }) => png.path === file.path);
    const shown = vector ?? pixels?.png;
    return {
      ...file,
      format: fileFormat(file.path),
      url: `${filesAt}/${file.path}`,
      scene: (vector ?? pixels)?.id ?? null,
      title: (vector ?? pixels)?.title ?? null,
      width: shown?.width ?? null,
      height: shown?.height ?? null,
    };
  });
}
