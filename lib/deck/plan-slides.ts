import type { Logo } from "@/lib/logo/logo.schema";
import type { DeckWords, SlideId, SlideWords } from "./deck.schema";
import type { DeckColor, DeckLayout, DeckLook } from "./deck-look";
import { SLIDE_HEIGHT, SLIDE_WIDTH, type SlidePlan } from "./laid-deck";
import { english } from "./phrases/english";
import { type Dress, placeMatter } from "./slide-matter";
import { SlidePage } from "./slide-page";

/** Where everything stands on the ten slides, read from the left. */
export function planSlides(
  words: DeckWords,
  look: DeckLook,
  logo: Pick<Logo, "variations">,
  pictureRatio: number | null,
): SlidePlan[] {
  return words.slides.map((slide, index) => {
    const setting = { look, logo, number: index + 1, pictureRatio };
    const plan = (ground: DeckColor) => new SlidePage(slide, setting, ground);
    return LAYOUTS[look.layout][slide.id === "title" ? "cover" : "content"](plan, slide);
  });
}

type Open = (ground: DeckColor) => SlidePage;
type Lay = (open: Open, slide: SlideWords) => SlidePlan;

const LAYOUTS: Record<DeckLayout, { cover: Lay; content: Lay }> = {
  split: { cover: splitCover, content: splitContent },
  editorial: { cover: editorialCover, content: editorialContent },
  poster: { cover: posterCover, content: posterContent },
};

/** What PowerPoint calls the layouts, and the page of the deck its slides: in English, whatever the brand speaks. */
const NAMES: Record<SlideId, string> = {
  title: "Cover",
  problem: english.problem,
  solution: english.solution,
  "why-now": english.whyNow,
  market: english.market,
  product: english.product,
  model: english.model,
  competition: english.competition,
  team: english.team,
  ask: english.ask,
};

/** What the layouts on a plain ground have in common. */
const PLAIN = { card: "soft", stress: "primary", own: "primary", scale: 1 } as const;

function splitCover(open: Open): SlidePlan {
  const page = open("ground");
  const { combination, icon } = page.setting.logo.variations;
  page.fill("rect", { x: 560, y: 0, width: 400, height: SLIDE_HEIGHT }, "primary");
  page.mark(icon, { x: 620, y: 130, width: 280, height: 280 }, "primary", "middle");
  page.mark(combination, { x: 56, y: 56, width: 320, height: 44 }, "ground");
  page.title({ x: 56, y: 168, width: 456, height: 150 }, 46, "ground", { anchor: "bottom" });
  page.set(page.words.lead, { x: 56, y: 336, width: 440, height: 96 }, 19, "ground", {
    placeholder: "subtitle",
    color: page.look.quietOn("ground"),
  });
  page.set(page.words.caption, { x: 56, y: 452, width: 456, height: 36 }, 13, "ground");
  return page.plan(NAMES.title);
}

/** The title on a panel at the side, what it is about beside it. */
function splitContent(open: Open, { id }: SlideWords): SlidePlan {
  const page = open("ground");
  const panel: DeckColor = STRONG_PANELS.has(id) ? "primary" : "soft";
  page.fill("rect", { x: 0, y: 0, width: 344, height: SLIDE_HEIGHT }, panel);
  page.kicker({ x: 48, y: 56, width: 256, height: 18 }, panel, page.look.on(panel));
  page.title({ x: 48, y: 84, width: 256, height: 330 }, 33, panel);
  page.mark(page.setting.logo.variations.icon, { x: 48, y: 456, width: 32, height: 32 }, panel);
  page.number({ x: 864, y: 500, width: 48, height: 16 }, "ground");
  const box = { x: 392, y: 56, width: 520, height: 424 };
  placeMatter(page, box, { ...PLAIN, isTall: true, item: "card" });
  return page.plan(NAMES[id]);
}

const STRONG_PANELS: ReadonlySet<SlideId> = new Set(["problem", "why-now", "model", "ask"]);

function editorialCover(open: Open): SlidePlan {
  const page = open("ground");
  const centered = { align: "center" } as const;
  for (const edge of [
    { x: 28, y: 28, width: 904, height: 1 },
    { x: 28, y: 511, width: 904, height: 1 },
    { x: 28, y: 28, width: 1, height: 484 },
    { x: 931, y: 28, width: 1, height: 484 },
  ]) {
    page.fill("rect", edge, "primary");
  }
  page.mark(
    page.setting.logo.variations.stacked,
    { x: 280, y: 76, width: 400, height: 140 },
    "ground",
    "middle",
  );
  page.title({ x: 130, y: 246, width: 700, height: 100 }, 40, "ground", { ...centered, anchor: "middle" });
  page.fill("rect", { x: 456, y: 360, width: 48, height: 2 }, "accent");
  page.set(page.words.lead, { x: 190, y: 378, width: 580, height: 66 }, 18, "ground", {
    ...centered,
    placeholder: "subtitle",
    color: page.look.quietOn("ground"),
  });
  page.set(page.words.caption, { x: 190, y: 456, width: 580, height: 36 }, 13, "ground", centered);
  return page.plan(NAMES.title);
}

/** A book's page: the title over a fine line, much white. */
function editorialContent(open: Open, { id }: SlideWords): SlidePlan {
  const page = open("ground");
  const { look } = page;
  const kicker = look.quietOn("ground") === "muted" ? "muted" : look.on("ground");
  page.kicker({ x: 72, y: 50, width: 600, height: 18 }, "ground", kicker);
  page.mark(page.setting.logo.variations.icon, { x: 860, y: 44, width: 28, height: 28 }, "ground");
  page.title({ x: 72, y: 76, width: 740, height: 98 }, 36, "ground", { anchor: "middle" });
  page.fill("rect", { x: 72, y: 190, width: 816, height: 1 }, "line");
  page.number({ x: 840, y: 496, width: 48, height: 16 }, "ground");
  const box = { x: 72, y: 222, width: 816, height: 250 };
  placeMatter(page, box, { ...PLAIN, isTall: false, item: "rule" });
  return page.plan(NAMES[id]);
}

function posterCover(open: Open): SlidePlan {
  const page = open("primary");
  const { combination, icon } = page.setting.logo.variations;
  page.mark(icon, { x: 600, y: 110, width: 304, height: 320 }, "primary", "middle");
  page.mark(combination, { x: 56, y: 52, width: 320, height: 44 }, "primary");
  page.title({ x: 56, y: 140, width: 520, height: 224 }, 58, "primary", { anchor: "bottom" });
  page.set(page.words.lead, { x: 56, y: 380, width: 500, height: 72 }, 19, "primary", {
    placeholder: "subtitle",
  });
  page.set(page.words.caption, { x: 56, y: 466, width: 520, height: 36 }, 13, "primary");
  return page.plan(NAMES.title);
}

/** One color from edge to edge and large words. */
function posterContent(open: Open, { id }: SlideWords): SlidePlan {
  const ground = POSTER_GROUNDS[id];
  const page = open(ground);
  const ink = page.look.on(ground);
  page.fill(
    "rect",
    { x: 0, y: 0, width: SLIDE_WIDTH, height: 12 },
    ground === "ground" || ground === "soft" ? "primary" : ink,
  );
  page.kicker({ x: 56, y: 42, width: 600, height: 18 }, ground, ink);
  page.mark(page.setting.logo.variations.icon, { x: 872, y: 40, width: 32, height: 32 }, ground);
  page.title({ x: 56, y: 74, width: 790, height: 140 }, 56, ground, { anchor: "top" });
  page.number({ x: 856, y: 502, width: 48, height: 16 }, ground);
  const isLight = ground === "ground" || ground === "soft";
  const dress: Dress = {
    isTall: false,
    item: "card",
    card: ground === "ground" ? "soft" : "ground",
    stress: isLight ? "primary" : id === "ask" ? ink : "primary",
    own: isLight ? "primary" : "ground",
    scale: 1.06,
  };
  placeMatter(page, { x: 56, y: 230, width: 848, height: 252 }, dress);
  return page.plan(NAMES[id]);
}

const POSTER_GROUNDS: Readonly<Record<SlideId, DeckColor>> = {
  title: "primary",
  problem: "text",
  solution: "primary",
  "why-now": "ground",
  market: "soft",
  product: "primary",
  model: "text",
  competition: "ground",
  team: "ground",
  ask: "text",
};
