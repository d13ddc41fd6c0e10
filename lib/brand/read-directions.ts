import type { Principal } from "@/lib/accounts/principal";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { refuseWhileRunning } from "@/lib/jobs/still-being-made";
import { typicalSeconds } from "@/lib/jobs/typical-seconds";
import { logoColors } from "@/lib/logo/logo-colors";
import type { Palette, Theme } from "@/lib/palette/palette.schema";
import type { DrawPreview } from "@/lib/render/preview-scope";
import { otherValues } from "@/lib/strategy/other-values";
import type { DirectionsRequest } from "./brand-changes.schema";
import { previewSettled } from "./check-choices";
import type { Directions } from "./directions.schema";
import { type BaseVersion, findBase } from "./find-base";
import { findOwnBrand } from "./find-own-brand";
import { planNext } from "./plan-next";
import type { Design } from "./preview-design";
import { settleChoices } from "./settle-choices";

/**
 * What the owner of a brand may choose from, and how the brand would look with these choices. Changes nothing.
 * @throws AppError NOT_FOUND unless the brand is the principal's, CONFLICT before its first version is complete,
 * VALIDATION_ERROR for choices that there are not, and what `preview` throws.
 */
export async function readDirections(
  principal: Principal,
  brandId: string,
  preview: DrawPreview,
  request: DirectionsRequest = {},
): Promise<Directions> {
  const { visibleVersion } = await findOwnBrand(principal, brandId);
  if (visibleVersion === null) {
    await refuseWhileRunning(db(), brandId, await typicalSeconds());
    throw new AppError("CONFLICT", "The generation of this brand failed. Regenerate it.");
  }
  return preview(async () => directionsOf(await findBase(brandId), request));
}

async function directionsOf(
  base: BaseVersion,
  { choices = {}, keep = [] }: DirectionsRequest,
): Promise<Directions> {
  // Nothing is drawn at random here: a part that is tried anew comes with its seed.
  const settled = await settleChoices(choices);
  const next = await planNext(base, { assets: [], keep, choices: settled });
  const { design, brief } = await previewSettled(base, next.brief);
  const { strategy, palettes, typography, logo } = design;
  const { mark, seedColor = null, palette = 0 } = { ...brief, ...brief.choices };
  return {
    brandId: base.brandId,
    version: base.version,
    names: uniqueNames(strategy.nameIdeas),
    marks: logo.directions.map(({ id, concept, icon }) => ({ id, concept, icon })),
    palettes: palettes.map(paletteOption),
    pairs: pairOptions(design),
    design: {
      name: strategy.name,
      direction: strategy.direction,
      language: strategy.language,
      words: {
        tagline: strategy.tagline,
        oneLiner: strategy.oneLiner,
        mission: strategy.mission,
        promise: strategy.promise,
        values: strategy.values,
      },
      alternatives: { ...strategy.alternatives, values: otherValues(strategy) },
      mark: logo.mark || (mark ?? ""),
      icon: logo.variations.icon,
      wordmark: logo.variations.wordmark,
      palette,
      seedColor,
      pair: typography.pair ?? null,
    },
    edited: Object.keys(brief.choices?.words ?? {}),
  };
}

/** A name that was chosen stands first, and would be there a second time. */
function uniqueNames(ideas: Design["strategy"]["nameIdeas"]): Directions["names"] {
  return ideas
    .filter(({ name }, index) => ideas.findIndex((other) => other.name === name) === index)
    .map(({ name, why }) => ({ name, why }));
}

function paletteOption(palette: Palette): Directions["palettes"][number] {
  const versions = logoColors(palette);
  const theme = (name: Theme) => ({
    roles: Object.fromEntries(
      Object.entries(palette[name].roles).map(([role, { hex }]) => [role, hex]),
    ) as Directions["palettes"][number]["light"]["roles"],
    onSolid: palette[name].onSolid,
    fills: versions[name === "light" ? "color" : "reversed"].fills,
  });
  return { light: theme("light"), dark: theme("dark"), reason: palette.reasons.primary };
}

function pairOptions({ pairs: { alternatives, files } }: Design): Directions["pairs"] {
  const urlOf = (path: string) => {
    const bytes = files.find((file) => file.path === path)?.bytes ?? new Uint8Array();
    return `data:font/woff2;base64,${Buffer.from(bytes).toString("base64")}`;
  };
  return alternatives.map(({ id, heading, body, why }) => {
    const font = ({ path, ...rest }: typeof heading) => ({ ...rest, url: urlOf(path) });
    return { id, heading: font(heading), body: font(body), why };
  });
}
