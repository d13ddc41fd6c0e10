import type { Directions } from "@/lib/brand/directions.schema";
import type { Drawing, FillRole } from "@/lib/logo/logo.schema";
import { type DirectionsDraft, EMPTY_DRAFT } from "./directions-draft";
import { familyOf } from "./pair-fonts";

/** What a small picture of the brand is drawn from. */
export interface Look {
  name: string;
  direction: "ltr" | "rtl";
  language: string;
  tagline: string;
  oneLiner: string;
  icon: Drawing;
  wordmark: Drawing;
  fills: Record<FillRole, string>;
  background: string;
  roles: Directions["palettes"][number]["light"]["roles"];
  onPrimary: string;
  headingFamily: string;
  headingWeight: number | undefined;
  bodyFamily: string;
}

/** CSS families of the visible version, from its own package. */
export interface BoardFamilies {
  heading: string;
  body: string;
}

/** The brand as it is (with the empty draft and the base) or as it would be. */
export function lookOf(
  shown: Directions,
  families: BoardFamilies,
  draft: DirectionsDraft = EMPTY_DRAFT,
): Look {
  const { design, palettes, marks, pairs } = shown;
  const { light } = palettes[draft.palette ?? design.palette] ?? palettes[0]!;
  const hasOtherFaces = draft.pair !== undefined || draft.seeds.typography !== undefined;
  const pair = hasOtherFaces ? pairs.find(({ id }) => id === (draft.pair ?? design.pair)) : undefined;
  return {
    name: draft.name ?? design.name,
    direction: design.direction,
    language: design.language,
    tagline: draft.words.tagline ?? design.words.tagline,
    oneLiner: draft.words.oneLiner ?? design.words.oneLiner,
    icon: marks.find(({ id }) => id === draft.mark)?.icon ?? design.icon,
    wordmark: design.wordmark,
    fills: light.fills,
    background: light.roles.background,
    roles: light.roles,
    onPrimary: light.onSolid.primary,
    headingFamily: pair ? familyOf(pair.heading) : families.heading,
    headingWeight: pair?.heading.weight,
    bodyFamily: pair ? familyOf(pair.body) : families.body,
  };
}
