import type { ComponentType } from "react";
import { Applications } from "./pages/application-page";
import { Story, Voice } from "./pages/brand-pages";
import { Contrast, Proportions } from "./pages/color-pages";
import { IconographyAndPattern } from "./pages/iconography-page";
import { ImageryAndMotion } from "./pages/imagery-page";
import { FileIndex } from "./pages/index-page";
import { Layout } from "./pages/layout-pages";
import { ClearSpace, ColorVersions, Construction, Lockups, LogoOverview } from "./pages/logo-pages";
import { Misuse } from "./pages/misuse-page";
import { PalettePage } from "./pages/palette-page";
import { Typefaces, TypeScale } from "./pages/type-pages";

export interface GuidelinePage {
  /** Target of links inside the document. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly body: ComponentType;
}

export interface GuidelinePart {
  readonly title: string;
  readonly pages: readonly GuidelinePage[];
}

/** The inner pages by part, in order. Cover and contents come before them. */
export const GUIDELINE_PARTS: readonly GuidelinePart[] = [
  {
    title: "Brand",
    pages: [
      page(
        "story",
        "Story",
        "What the brand is, what it is for, and what it holds to when a choice is hard.",
        Story,
      ),
      page(
        "voice",
        "Voice",
        "The tagline stands alone, without a full stop added and never in a sentence. The pairs show how the brand sounds; write the left column.",
        Voice,
      ),
    ],
  },
  {
    title: "Logo",
    pages: [
      page(
        "logo",
        "The logo",
        "Mark and name belong together and have fixed proportions. Use the files as they are; never set the name in type instead.",
        LogoOverview,
      ),
      page(
        "construction",
        "Construction",
        "The mark is drawn on a square grid and balanced about its centre, so that it stays itself at sixteen pixels and on a wall.",
        Construction,
      ),
      page(
        "clear-space",
        "Clear space and size",
        "Nothing enters the tinted area: no text, no edge of a page, no other logo. Below the smallest size use the mark alone.",
        ClearSpace,
      ),
      page(
        "lockups",
        "Lockups",
        "Four arrangements for different places. Take the first that fits.",
        Lockups,
      ),
      page(
        "versions",
        "Color versions",
        "Choose by the ground. The color versions reach 3 : 1 or more on theirs; where the ground is uncertain, use black or white.",
        ColorVersions,
      ),
      page(
        "misuse",
        "Misuse",
        "What makes a logo somebody else's. When a case is not shown, leave the logo as it is.",
        Misuse,
      ),
    ],
  },
  {
    title: "Color",
    pages: [
      page(
        "palette",
        "Palette",
        "Hex is the source. RGB and OKLCH are the same color; P3 is its more vivid twin for wide-gamut screens; CMYK is an approximation without a profile: proof it before you print. Neutrals carry most of every page; status colors report and never decorate.",
        PalettePage,
      ),
      page(
        "contrast",
        "Contrast and vision",
        "WCAG 2.2 ratios of text on each ground, measured on the hex values: 4.5 is needed for text. Below, the palette as color-blind people see it.",
        Contrast,
      ),
      page(
        "proportions",
        "Proportions and themes",
        "Quiet grounds first, the primary where something begins, the accent once. Every role has a twin for the dark theme, and both have one for people who ask for more contrast.",
        Proportions,
      ),
    ],
  },
  {
    title: "Type and layout",
    pages: [
      page(
        "typefaces",
        "Typefaces",
        "Two families with different tasks. Nothing else is set in the brand's name.",
        Typefaces,
      ),
      page(
        "type-scale",
        "Type scale",
        "Nine steps, shown in proportion. Do not invent sizes in between; change the step or the width.",
        TypeScale,
      ),
      page(
        "layout",
        "Grid, space, corners, depth",
        "Values are those of the design tokens. Space separates before lines do; depth only says what floats.",
        Layout,
      ),
    ],
  },
  {
    title: "In use",
    pages: [
      page(
        "iconography",
        "Icons and pattern",
        "Patterns come from the mark's own shapes: two tints of one color, never under text. Icons are drawn in the same hand on a grid of their own, and stand beside words before they stand alone.",
        IconographyAndPattern,
      ),
      page(
        "imagery",
        "Imagery and motion",
        "Pictures show real things in one light and one framing, colored in one of three ways. Motion says what came from where, and is over before anyone waits for it.",
        ImageryAndMotion,
      ),
      page(
        "applications",
        "Applications",
        "Large areas of one color, the mark once, the rest is space.",
        Applications,
      ),
      page(
        "files",
        "Files and edition",
        "Everything in this book lies beside it as a file. Change a value in the tokens, and it changes everywhere.",
        FileIndex,
      ),
    ],
  },
];

function page(id: string, title: string, text: string, body: ComponentType): GuidelinePage {
  return { id, title, text, body };
}
