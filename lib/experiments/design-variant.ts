import { offeredPalettes } from "@/lib/brand/offered-palettes";
import { readArtifacts } from "@/lib/brand/read-artifacts";
import { db } from "@/lib/db/client";
import { logoColors } from "@/lib/logo/logo-colors";
import { type DesignBrief, designBriefSchema } from "@/lib/model/brief.schema";
import { seedOfPart } from "@/lib/model/choices.schema";
import type { Palette } from "@/lib/palette/palette.schema";
import { makeBrand, type RunStage } from "@/lib/pipeline/make-brand";
import { renderMemo } from "@/lib/render/render-memo";
import { previewStage } from "@/lib/render/render-stage";
import type { LandingDress } from "@/lib/showcase/showcase-input";
import type { Strategy } from "@/lib/strategy/strategy.schema";
import type { Axis } from "@/lib/variants/axes";

/** A brand's version as the designs differ from it. */
export interface Control extends LandingDress {
  brief: DesignBrief;
  seed: number;
}

/** A design, and what it is on its axis. */
export interface Variant {
  dress: LandingDress;
  from: string;
  to: string;
}

/** @throws when the version is not there or not complete */
export async function readControl(brandId: string, version: number): Promise<Control> {
  const [row, { strategy, palette, typography, logo }] = await Promise.all([
    db().brandVersion.findUniqueOrThrow({
      where: { brandId_version: { brandId, version } },
      select: { seed: true, brief: true },
    }),
    readArtifacts(brandId, version),
  ]);
  if (!strategy || !palette || !typography || !logo) {
    throw new Error(`version ${version} of ${brandId} is not complete`);
  }
  const brief = designBriefSchema.parse(row.brief);
  return { brief, seed: Number(row.seed), strategy, palette, typography, logo };
}

/**
 * The brand with one thing otherwise, everything else being the control's own: a palette recolors the same logo, a pair of
 * typefaces sets the page round the same logo, a mark stands beside the same wordmark, words stand in the same design.
 * @throws when there is no other to be had
 */
export function designVariant(control: Control, axis: Axis): Promise<Variant> {
  return DESIGNERS[axis](control);
}

/** Whether the engine knows other words for the brand, which it does not in every language. */
export function hasOtherWords({ strategy }: Pick<Control, "strategy">): boolean {
  return strategy.alternatives.tagline.some((line) => line !== strategy.tagline);
}

const DESIGNERS: Record<Axis, (control: Control) => Promise<Variant>> = {
  async color(control) {
    const { strategy, typography, logo, palette } = control;
    const offered = await offeredPalettes(control);
    const others = offered.filter((other) => primaryOf(other).hex !== primaryOf(palette).hex);
    const other = farthest(others, (one) => colorDistance(primaryOf(one).oklch, primaryOf(palette).oklch));
    if (!other) throw noOther("color");
    return {
      dress: { strategy, typography, palette: other, logo: { ...logo, versions: logoColors(other) } },
      from: primaryOf(palette).hex,
      to: primaryOf(other).hex,
    };
  },

  async type({ brief, seed, strategy, palette, logo, typography }) {
    const { alternatives } = await renderMemo("pairs", {
      strategy,
      style: brief.style,
      seed: seedOfPart(brief, "typography", seed),
      text: strategy.name,
    });
    const others = alternatives.filter(({ heading }) => heading.family !== typography.heading.family);
    const pair = others.find(({ body }) => body.family !== typography.body.family) ?? others[0];
    if (!pair) throw noOther("type");
    const made = await makeBrand(
      { brief: choose(brief, { pair: pair.id }), seed, given: { strategy }, until: ["typography"] },
      preview,
    );
    if (made.kind !== "made") throw noOther("type");
    const other = made.outputs.typography;
    return {
      dress: { strategy, palette, logo, typography: other },
      from: familiesOf(typography),
      to: familiesOf(other),
    };
  },

  async mark({ brief, seed, strategy, palette, typography, logo }) {
    const { ownMark: _, ...choices } = brief.choices ?? {};
    const drawn = { ...brief, choices };
    const drawWith = (mark: string) =>
      makeBrand(
        {
          brief: choose(drawn, { mark }),
          seed,
          given: { strategy, palette, typography },
          until: ["logos"],
        },
        preview,
      );
    // A family of its own looks least like the control's.
    const known = [
      ...logo.directions.filter(({ family }) => family !== logo.family),
      ...logo.directions.filter(({ family, id }) => family === logo.family && id !== logo.mark),
    ].map(({ id }) => id);
    let made = await drawWith(known[0] ?? "none/none");
    if (made.kind === "unknown-mark") {
      const valid = made.valid.filter((id) => id !== logo.mark);
      made = await drawWith(known.find((id) => valid.includes(id)) ?? valid[0] ?? "none/none");
    }
    if (made.kind !== "made") throw noOther("mark");
    const other = made.outputs.logos;
    return {
      dress: { strategy, palette, typography, logo: other },
      from: logo.concept,
      to: other.concept,
    };
  },

  async words({ strategy, palette, typography, logo }) {
    if (!hasOtherWords({ strategy })) throw noOther("words");
    const { tagline, mission, promise } = strategy.alternatives;
    const other: Strategy = {
      ...strategy,
      tagline: unlike(tagline, strategy.tagline),
      mission: unlike(mission, strategy.mission),
      promise: unlike(promise, strategy.promise),
    };
    return {
      dress: { strategy: other, palette, typography, logo },
      from: strategy.tagline,
      to: other.tagline,
    };
  },
};

const preview: RunStage = (stage, input) => previewStage(stage, input as never);

const choose = (brief: DesignBrief, choices: DesignBrief["choices"]): DesignBrief => ({
  ...brief,
  choices: { ...brief.choices, ...choices },
});

const primaryOf = ({ light }: Palette) => light.roles.primary;
const familiesOf = ({ heading, body }: LandingDress["typography"]) => `${heading.family} · ${body.family}`;
const unlike = (lines: readonly string[], line: string) => lines.find((other) => other !== line) ?? line;

/** In OKLab, where as far apart looks as unlike. */
function colorDistance(a: readonly [number, number, number], b: readonly [number, number, number]): number {
  const lab = ([lightness, chroma, hue]: readonly [number, number, number]) => [
    lightness,
    chroma * Math.cos((hue * Math.PI) / 180),
    chroma * Math.sin((hue * Math.PI) / 180),
  ];
  const [from, to] = [lab(a), lab(b)];
  return Math.hypot(...from.map((value, at) => value - to[at]!));
}

function farthest<T>(items: readonly T[], distance: (item: T) => number): T | undefined {
  return [...items].sort((a, b) => distance(b) - distance(a))[0];
}

const noOther = (axis: Axis) => new Error(`there is no other ${axis} for this brand`);
