import path from "node:path";
import { contentTypeOf } from "@/lib/brand/open-brand-file";
import type { ShowcaseFile } from "@/lib/brand/showcase-file";
import { db } from "@/lib/db/client";
import type { VariantSet } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors";
import { streamStored } from "@/lib/storage/read-stored";
import { ARMS } from "@/lib/variants/axes";
import { SET_FILES } from "@/lib/variants/set-files";
import { type DrawnFile, drawnSetSchema } from "@/lib/variants/variants.schema";
import { variantKey } from "./variant-files";

/** A file of a set by its path, whoever asks: that they may was asked before. @throws AppError NOT_FOUND */
export async function openVariantFile(
  set: Pick<VariantSet, "id" | "brandId" | "record">,
  filePath: string,
): Promise<ShowcaseFile> {
  const drawn = set.record === null ? null : drawnSetSchema.parse(set.record);
  const wanted = filePath === "" || filePath.endsWith("/") ? filePath + SET_FILES.comparison : filePath;
  const [folder = "", ...rest] = wanted.split("/");
  const inArm = ARMS.some((arm) => arm === folder);
  const files: readonly DrawnFile[] = inArm
    ? (drawn?.variants.find(({ arm }) => arm === folder)?.files ?? [])
    : (drawn?.files ?? []);
  const file = files.find((entry) => entry.path === (inArm ? rest.join("/") : wanted));
  if (!drawn || !file) throw new AppError("NOT_FOUND", "There is no such file among these variants.");
  const key = variantKey({ brandId: set.brandId, setId: set.id }, wanted);
  const isArchive = wanted === SET_FILES.archive;
  const fileName = isArchive ? `${drawn.slug}-${SET_FILES.archive}` : path.posix.basename(wanted);
  return {
    contentType: contentTypeOf(wanted),
    fileName,
    plainFileName: fileName,
    disposition: isArchive ? "attachment" : "inline",
    bytes: file.bytes,
    sha256: file.sha256,
    stream: (range) => streamStored(key, file.sha256, range),
  };
}

/** A set by its id, for whoever holds a pass to it. @throws AppError NOT_FOUND, also when its brand was deleted */
export async function findPassedSet(setId: string | null): Promise<VariantSet> {
  const set =
    setId && (await db().variantSet.findFirst({ where: { id: setId, brand: { deletedAt: null } } }));
  if (!set) throw new AppError("NOT_FOUND", "There is nothing at this address.");
  return set;
}

/** The set of a brand that a shared link opens. @throws AppError NOT_FOUND when it opens none, or no longer */
export async function findSharedSet(brandId: string, token: string): Promise<VariantSet> {
  const set = await db().variantSet.findFirst({
    where: { brandId, shareToken: token.slice(0, 32), brand: { deletedAt: null } },
  });
  if (!set) throw new AppError("NOT_FOUND", "This link opens nothing, or nothing any more.");
  return set;
}
