import { z } from "zod";
import { type Db, db, type Tx } from "@/lib/db/client";
import { type DeckEdits, type DeckForm, deckFormSchema } from "@/lib/deck/deck.schema";
import { shownPrice } from "@/lib/payments/prices";
import { isBought } from "@/lib/payments/require-purchase";
import { type BrandDeck, DECK_FILES, deckGapSchema, deckSlideSchema } from "./brand-deck.schema";
import { findServedVersion } from "./find-served-version";
import { storedFileSchema } from "./read-artifacts";

/** As they were checked when they came in. */
const keptEditsSchema = z.record(z.string(), z.string());

/** The deck of a version as the database has it. */
export const deckRecordSchema = z.object({
  folder: z.string(),
  slides: z.array(deckSlideSchema),
  gaps: z.array(deckGapSchema),
  files: z.array(storedFileSchema),
  madeAt: z.date(),
});

export interface DeckGiven {
  form: DeckForm | null;
  edits: DeckEdits;
  /** Of the deck that it was given for: every deck has its own. */
  folder: string | null;
}

/** What was given for the brand's last deck, of whatever version: form and texts outlive a version. */
export async function lastDeckWords(tx: Tx | Db, brandId: string): Promise<DeckGiven> {
  const row = await tx.deck.findFirst({
    where: { brandId },
    orderBy: { madeAt: "desc" },
    select: { form: true, edits: true, folder: true },
  });
  return row
    ? { form: deckFormSchema.parse(row.form), edits: keptEditsSchema.parse(row.edits), folder: row.folder }
    : { form: null, edits: {}, folder: null };
}

/**
 * The deck of an account's brand, and what it would cost. `filesAt` is the address that the names of its files are put behind.
 * @throws AppError NOT_FOUND, CONFLICT while there is no version
 */
export async function readBrandDeck(accountId: string, brandId: string, filesAt: string): Promise<BrandDeck> {
  const { version } = await findServedVersion(accountId, brandId);
  const [bought, words, row] = await Promise.all([
    isBought(db(), { brandId, feature: "deck" }),
    lastDeckWords(db(), brandId),
    db().deck.findUnique({ where: { brandId_version: { brandId, version } } }),
  ]);
  const record = row && deckRecordSchema.parse(row);
  return {
    brandId,
    version,
    isBought: bought,
    price: shownPrice("deck"),
    form: words.form,
    texts: words.edits,
    deck: record && {
      madeAt: record.madeAt.toISOString(),
      slides: record.slides.map((slide, index) => ({ ...slide, url: `${filesAt}/slide-${index + 1}.svg` })),
      gaps: record.gaps,
      files: DECK_FILES.map((name) => {
        const { bytes, sha256 } = record.files.find((file) => file.path === name)!;
        const format = name === "deck.pptx" ? ("pptx" as const) : ("pdf" as const);
        return { name, format, url: `${filesAt}/${name}`, bytes, sha256 };
      }),
    },
  };
}
