import type { Directions } from "@/lib/brand/directions.schema";
import { CHOSEN_PARTS, type ChosenPart, type OwnMark } from "@/lib/model/choices.schema";
import type { EditedWord } from "@/lib/model/word-limits";

/** What a person has changed and not applied yet. What is absent is as the visible version has it. */
export interface DirectionsDraft {
  seeds: Partial<Record<ChosenPart, number>>;
  name?: string;
  mark?: string;
  ownMark?: OwnMark;
  palette?: number;
  seedColor?: string | null;
  pair?: string;
  /** null gives the strategist's own text back. */
  words: Partial<Record<EditedWord, string | null>> & { values?: EditedValue[] | null };
}

export interface EditedValue {
  title: string;
  text: string;
}

export const EMPTY_DRAFT: DirectionsDraft = { seeds: {}, words: {} };

/** How the parts are called on the page. */
export const PART_LABELS: Record<ChosenPart | "words" | "brief", string> = {
  brief: "sentence",
  logos: "mark",
  name: "name",
  palette: "colors",
  typography: "typefaces",
  words: "words",
};

const FIELDS: Record<ChosenPart, readonly (keyof DirectionsDraft)[]> = {
  name: ["name"],
  palette: ["palette", "seedColor"],
  typography: ["pair"],
  logos: ["mark", "ownMark"],
};

/** The parts that differ from the visible version, in the order of the page. */
export function changedParts({ seeds, words, ...draft }: DirectionsDraft): (ChosenPart | "words")[] {
  const parts: (ChosenPart | "words")[] = CHOSEN_PARTS.filter(
    (part) =>
      seeds[part] !== undefined ||
      FIELDS[part].some((field) => draft[field as keyof typeof draft] !== undefined),
  );
  return Object.keys(words).length > 0 ? [...parts, "words"] : parts;
}

/** The draft with other candidates for these parts; what was picked among the old ones is let go. */
export function rerolled(
  draft: DirectionsDraft,
  parts: readonly ChosenPart[],
  drawSeed: () => number,
): DirectionsDraft {
  const next: DirectionsDraft = { ...draft, seeds: { ...draft.seeds } };
  for (const part of parts) {
    for (const field of FIELDS[part]) if (field !== "seedColor") delete next[field];
    next.seeds[part] = drawSeed();
  }
  return next;
}

/** The draft without what was changed about a part. */
export function restored(draft: DirectionsDraft, part: ChosenPart | "words"): DirectionsDraft {
  if (part === "words") return { ...draft, words: {} };
  const next: DirectionsDraft = { ...draft, seeds: { ...draft.seeds } };
  for (const field of FIELDS[part]) delete next[field];
  delete next.seeds[part];
  return next;
}

/**
 * The draft with one value picked. Picking what the visible version has, among its own candidates, is no change.
 */
export function picked<Field extends "name" | "mark" | "palette" | "pair">(
  draft: DirectionsDraft,
  base: Directions,
  field: Field,
  value: NonNullable<DirectionsDraft[Field]>,
): DirectionsDraft {
  const next: DirectionsDraft = { ...draft, [field]: value };
  if (field === "mark") delete next.ownMark;
  const part = CHOSEN_PARTS.find((name) => FIELDS[name].includes(field))!;
  const known: unknown = base.design[field];
  const isBase = value === known && draft.seeds[part] === undefined;
  if (isBase && !(field === "palette" && draft.seedColor !== undefined)) delete next[field];
  return next;
}

/**
 * The draft after the service has drawn it. Another name or other typefaces can take a mark away: then the one of the
 * same kind is picked, or none.
 */
export function reconciled(draft: DirectionsDraft, { marks }: Directions): DirectionsDraft {
  if (draft.mark === undefined || marks.some(({ id }) => id === draft.mark)) return draft;
  const { mark, ...rest } = draft;
  const kin = marks.find(({ id }) => kindOf(id) === kindOf(mark));
  return kin ? { ...rest, mark: kin.id } : rest;
}

const kindOf = (mark: string) => mark.split("/")[0];

/**
 * The draft as the service takes it. A name from other candidates is sent by its letters: a strategist that asks a
 * language model might find other ones.
 */
export function toChoices(draft: DirectionsDraft, shown: Directions): Record<string, unknown> {
  const { seeds, words, ...rest } = draft;
  const name = draft.name ?? (seeds.name === undefined ? undefined : shown.design.name);
  return {
    ...rest,
    ...(name === undefined ? {} : { name }),
    ...(Object.keys(seeds).length > 0 ? { seeds } : {}),
    ...(Object.keys(words).length > 0 ? { words } : {}),
  };
}
