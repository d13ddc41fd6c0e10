import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { render } from "@/lib/render/render-pool";
import { streamStored } from "@/lib/storage/read-stored";
import type { ByteRange } from "@/lib/storage/storage";
import { findServedVersion } from "./find-served-version";
import { madeOnce } from "./made-once";
import { deckKey, readDeckBrand } from "./make-brand-deck";
import { contentTypeOf } from "./open-brand-file";
import { deckRecordSchema } from "./read-brand-deck";

/**
 * A file of the deck of an account's brand. It was bought when it was made.
 * @throws AppError NOT_FOUND, also while there is no deck of this version; CONFLICT while there is no version
 */
export async function openDeckFile(accountId: string, brandId: string, name: string) {
  const { version, record } = await findServedVersion(accountId, brandId);
  const row = await db().deck.findUnique({ where: { brandId_version: { brandId, version } } });
  const deck = row && deckRecordSchema.parse(row);
  const file = deck?.files.find(({ path }) => path === name);
  if (!deck || !file)
    throw new AppError("NOT_FOUND", "This version of the brand has no deck yet: make it first.");
  const key = deckKey(brandId, version, deck.folder, name);
  const fileName = name.startsWith("deck.")
    ? `${record.name ?? "Brand"} – ${name.replace("deck.", "pitch deck.")}`
    : name;
  return {
    contentType: contentTypeOf(name),
    fileName,
    plainFileName: name.startsWith("deck.") ? `pitch-${name}` : name,
    disposition: name.startsWith("deck.") ? ("attachment" as const) : ("inline" as const),
    bytes: file.bytes,
    sha256: file.sha256,
    stream: (range?: ByteRange) => streamStored(key, file.sha256, range),
  };
}

/**
 * The first slide of the deck that could be bought, marked as a sample; drawn once for each version.
 * @throws AppError NOT_FOUND, CONFLICT while there is no version
 */
export async function openDeckSample(accountId: string, brandId: string) {
  const { version } = await findServedVersion(accountId, brandId);
  return madeOnce({ brandId, version }, "deck-sample.svg", async () => {
    const { brand } = await readDeckBrand(brandId, version);
    return new TextEncoder().encode(await render("deckSample", brand));
  });
}
