import type { DesignBrief } from "@/lib/model/brief.schema";
import { CHOSEN_PARTS, type ChosenPart, type DesignChoices } from "@/lib/model/choices.schema";
import { partsOf, type RegenerateRequest, type SettledChoices } from "./brand-changes.schema";
import { isSameIdea } from "./is-same-idea";

/** What is asked for, with the customer's own mark read. */
export type PlannedChange = Pick<RegenerateRequest, "assets" | "keep"> & {
  choices: SettledChoices;
  seed?: number | undefined;
  brief?: RegenerateRequest["brief"];
};

export interface CurrentParts {
  /** Id of the mark's direction; undefined when it is not known or the customer brought the mark. */
  mark?: string | undefined;
  pair?: string | undefined;
}

interface NextBriefOptions {
  /** Parts of the version that is changed: some must stay although what they are derived from changes. */
  current?: CurrentParts;
  /** A new seed, for parts that are made again without one. */
  drawSeed: () => number;
}

export interface NextBrief {
  brief: DesignBrief;
  /** What differs: "brief", parts, "words", and what was asked for although nothing of it differs. */
  changes: string[];
}

/**
 * The brief of the next version. A part that is made again forgets what was settled about it and gets a seed of its own;
 * what the person settles replaces what was settled before; everything else, edited words above all, stays. Where the idea
 * itself is another, what was chosen among its candidates is let go, and what the person brought or wrote stays.
 */
export function nextBrief(
  base: DesignBrief,
  request: PlannedChange,
  { current = {}, drawSeed }: NextBriefOptions,
): NextBrief {
  const { assets, keep, choices: wanted } = request;
  const said = defined(request.brief ?? {});
  const settled = partsOf(wanted);
  const again = CHOSEN_PARTS.filter((part) => assets.includes(part) && !settled.includes(part));

  const { name, seedColor, choices: known = {}, ...told } = base;
  const rest = { ...told, ...said };
  const draft: Draft = { ...known, name, seedColor, seeds: { ...known.seeds } };
  if (!isSameIdea(rest, told)) {
    for (const field of CHOSEN_OF_AN_IDEA) delete draft[field];
  }
  for (const part of again) {
    for (const field of SETTLED_BY[part]) delete draft[field];
    draft.seeds[part] = request.seed ?? drawSeed();
  }
  for (const part of CHOSEN_PARTS) {
    const seed = wanted.seeds?.[part];
    if (seed === undefined) continue;
    // Other candidates: what was chosen among the old ones means nothing here.
    for (const field of SETTLED_BY[part]) delete draft[field];
    draft.seeds[part] = seed;
  }
  for (const field of ["name", "seedColor", "mark", "ownMark", "palette", "pair"] as const) {
    const value = wanted[field];
    if (value === undefined) continue;
    if (value === null) delete draft[field];
    else Object.assign(draft, { [field]: value });
  }
  // Alternatives are counted from the color that was given; a mark is either drawn or brought.
  if (wanted.seedColor !== undefined && wanted.palette === undefined) delete draft.palette;
  if (wanted.mark) delete draft.ownMark;
  if (wanted.ownMark) delete draft.mark;
  if (keep.includes("logos") && !draft.ownMark) draft.mark ??= current.mark;
  if (keep.includes("typography")) draft.pair ??= current.pair;
  draft.words = editedWords(known.words, wanted.words);

  return {
    brief: toBrief(rest, draft),
    changes: [
      ...(Object.keys(said).length > 0 ? ["brief"] : []),
      ...CHOSEN_PARTS.filter((part) => again.includes(part) || settled.includes(part)),
      ...(wanted.words ? ["words"] : []),
      ...assets.filter((asset) => asset === "components" || asset === "documentation"),
    ],
  };
}

type Draft = Omit<DesignChoices, "seeds"> &
  Pick<DesignBrief, "name" | "seedColor"> & { seeds: Partial<Record<ChosenPart, number>> };

/** Settled among candidates, of which another idea has other ones. */
const CHOSEN_OF_AN_IDEA = ["mark", "palette", "pair"] as const;

/** What was settled about a part, which making it again takes back. A color that the customer gave is not. */
const SETTLED_BY: Record<ChosenPart, readonly ("name" | "palette" | "pair" | "mark" | "ownMark")[]> = {
  name: ["name"],
  palette: ["palette"],
  typography: ["pair"],
  logos: ["mark", "ownMark"],
};

function editedWords(known: DesignChoices["words"], wanted: SettledChoices["words"]): DesignChoices["words"] {
  const words = { ...known, ...defined(wanted ?? {}) };
  const given = Object.entries(words).filter(([, text]) => text !== null);
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}

/** In the schema's order of keys, without empty ones: equal choices are equal bytes. */
function toBrief(rest: Omit<DesignBrief, "name" | "seedColor" | "choices">, draft: Draft): DesignBrief {
  const { name, seedColor, seeds, mark, ownMark, palette, pair, words } = draft;
  const ordered = Object.fromEntries(
    CHOSEN_PARTS.filter((part) => seeds[part] !== undefined).map((part) => [part, seeds[part]]),
  );
  const choices = defined({
    seeds: Object.keys(ordered).length > 0 ? ordered : undefined,
    mark,
    ownMark,
    palette,
    pair,
    words,
  });
  return {
    ...rest,
    ...defined({ name, seedColor }),
    ...(Object.keys(choices).length > 0 ? { choices } : {}),
  };
}

/** The object without keys whose value is undefined. */
function defined<T extends object>(value: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as never;
}
