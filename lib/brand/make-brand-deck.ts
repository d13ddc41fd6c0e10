import { createHash } from "node:crypto";
import { sceneNamed } from "@/lib/applications/scenes.schema";
import { db } from "@/lib/db/client";
import { type DeckEdits, type DeckForm, deckFormSchema } from "@/lib/deck/deck.schema";
import type { DeckBrand, MadeDeck } from "@/lib/deck/make-deck";
import { deckPlaces } from "@/lib/deck/write-deck";
import { AppError, invalidField } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { designBriefSchema } from "@/lib/model/brief.schema";
import { requirePurchase } from "@/lib/payments/require-purchase";
import type { DrawPreview } from "@/lib/render/preview-scope";
import { render } from "@/lib/render/render-pool";
import { storage } from "@/lib/storage/current-storage";
import { readStored } from "@/lib/storage/read-stored";
import { artifactKey } from "@/lib/storage/storage";
import type { DeckRequestBody } from "./brand-deck.schema";
import { findServedVersion } from "./find-served-version";
import { readArtifacts, type StoredFile } from "./read-artifacts";
import { type DeckGiven, lastDeckWords } from "./read-brand-deck";

/** How often a deck is drawn when others of the brand are made meanwhile. */
const ATTEMPTS = 3;

/**
 * Makes the deck of the version that people see, from what is given and what was given before: also what somebody gave
 * while it was being drawn. Bought once, it is made again as often as somebody likes.
 * @throws AppError VALIDATION_ERROR for a text that the deck has no place for, NOT_FOUND, CONFLICT while there is no version
 * or while others are made one after the other, PAYMENT_REQUIRED until it has been bought, and what `preview` throws
 */
export async function makeBrandDeck(
  accountId: string,
  brandId: string,
  request: DeckRequestBody,
  preview: DrawPreview,
): Promise<void> {
  const { version } = await findServedVersion(accountId, brandId);
  const { brand, files } = await readDeckBrand(brandId, version);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const last = await lastDeckWords(db(), brandId);
    const { form, edits } = wordsOf(brand, request, last);
    await requirePurchase(db(), { brandId, feature: "deck" });
    const picture = await readPicture(brandId, version, files);
    const made = await preview(() => render("deck", { ...brand, form, edits, picture }));
    const isWhole = request.form !== undefined && request.texts !== undefined;
    const after = isWhole ? undefined : last.folder;
    if (await keepDeck({ brandId, version, form, edits, after }, made)) return;
  }
  throw new AppError("CONFLICT", "Other changes of this deck were made meanwhile. Try again.");
}

/** What the deck is made from. @throws AppError VALIDATION_ERROR for a text that it has no place for */
function wordsOf(brand: DeckBrand, request: DeckRequestBody, last: DeckGiven) {
  const form = request.form ?? last.form ?? deckFormSchema.parse({});
  const places = deckPlaces({ ...brand, form, edits: {} });
  for (const place of Object.keys(request.texts ?? {})) {
    if (!places.has(place))
      throw invalidField(`texts.${place}`, "must be a place of this deck, as its slides name them");
  }
  // What was written over a row that is gone from the form has no place any more.
  const edits = Object.fromEntries(
    Object.entries(request.texts ?? last.edits).flatMap(([place, text]) =>
      places.has(place) && text ? [[place, text] as const] : [],
    ),
  );
  return { form, edits };
}

/** What a version's deck is made of. */
export async function readDeckBrand(
  brandId: string,
  version: number,
): Promise<{ brand: DeckBrand; files: StoredFile[] }> {
  const [{ strategy, palette, typography, logo, files }, row] = await Promise.all([
    readArtifacts(brandId, version),
    db().brandVersion.findUniqueOrThrow({
      where: { brandId_version: { brandId, version } },
      select: { brief: true },
    }),
  ]);
  if (!strategy || !palette || !typography || !logo) {
    throw new Error(`version ${version} of ${brandId} is not whole`);
  }
  return { brand: { brief: designBriefSchema.parse(row.brief), strategy, palette, typography, logo }, files };
}

/** The brand's site, as its package shows it; brands made before there were such pictures have none. */
async function readPicture(brandId: string, version: number, files: readonly StoredFile[]) {
  const { title, png } = sceneNamed("site-hero");
  const file = files.find(({ path }) => path === png.path);
  if (!file) return null;
  const bytes = await readStored(artifactKey(brandId, version, file.path), file.sha256);
  return { png: bytes, title, ratio: png.width / png.height };
}

interface Kept {
  brandId: string;
  version: number;
  form: DeckForm;
  edits: DeckEdits;
  /** Folder of the deck whose words it goes on from, null for none; undefined where it has all of its own. */
  after: string | null | undefined;
}

/**
 * Files first, the row that leads to them last. Every deck has a folder of its own; the one before it stays for whoever is
 * reading it, the one before that goes.
 * @returns false, with nothing kept, when another deck of the brand was made since its words were read
 */
async function keepDeck({ brandId, version, form, edits, after }: Kept, made: MadeDeck): Promise<boolean> {
  const folder = newId();
  const contents: [string, Uint8Array][] = [
    ["deck.pptx", made.pptx],
    ["deck.pdf", made.pdf],
    ...made.svgs.map((svg, index): [string, Uint8Array] => [
      `slide-${index + 1}.svg`,
      new TextEncoder().encode(svg),
    ]),
  ];
  const files: StoredFile[] = [];
  for (const [path, bytes] of contents) {
    await storage().put(deckKey(brandId, version, folder, path), bytes);
    files.push({ path, bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") });
  }
  const row = {
    folder,
    form,
    edits,
    slides: made.slides as object[],
    gaps: made.gaps as object[],
    files: files as object[],
  };
  const { isKept, unread } = await db().$transaction(async (tx) => {
    // One after the other: each has to know which folder was there before it.
    await tx.$queryRaw`SELECT 1 FROM brands WHERE id = ${brandId}::uuid FOR UPDATE`;
    const isLate = after !== undefined && (await lastDeckWords(tx, brandId)).folder !== after;
    if (isLate) return { isKept: false, unread: folder };
    const madeAt = new Date();
    const before = await tx.deck.findUnique({ where: { brandId_version: { brandId, version } } });
    const previousFolder = before?.folder ?? null;
    await tx.deck.upsert({
      where: { brandId_version: { brandId, version } },
      create: { brandId, version, previousFolder, madeAt, ...row },
      update: { previousFolder, madeAt, ...row },
    });
    return { isKept: true, unread: before?.previousFolder };
  });
  if (unread) await storage().deletePrefix(deckKey(brandId, version, unread, ""));
  return isKept;
}

/** Beside the version's files, with which it is purged. */
export function deckKey(brandId: string, version: number, folder: string, name: string): string {
  return artifactKey(brandId, version, `deck/${folder}/${name}`);
}
