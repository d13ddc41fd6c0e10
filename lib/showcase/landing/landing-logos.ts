import type { ColorVersion, LogoVariation } from "@/lib/logo/logo.schema";
import { logoPath } from "@/lib/logo/logo-path.schema";
import { html, type Markup } from "../html";
import type { Landing } from "./landing-part";

/** The tiles in their order: the variation, the version, and the ground that it stands on. */
const TILES: readonly [
  LogoVariation,
  ColorVersion,
  "page" | "night" | "primary" | "paper" | "ink",
  string,
][] = [
  ["combination", "color", "page", "wide"],
  ["icon", "color", "page", "narrow"],
  ["combination", "reversed", "night", "half"],
  ["stacked", "color", "page", "half"],
  ["wordmark", "color", "page", "third"],
  ["combination", "black", "paper", "third"],
  ["combination", "white", "ink", "third"],
];
const PNG_SIZE = 1024;

/** Every variation on the ground that it is made for, each to be taken along as SVG, PNG and PDF. */
export function logosSection({ input, words, paths }: Landing): Markup {
  const { strategy, logo } = input;
  const percent = Math.round(logo.clearSpace * 100);
  const { minimumPx } = logo;
  return html`<p class="lead">${words.logoLead}</p>
<ul class="logos">${TILES.map(([variation, version, ground, width]) => {
    const file = (format: "svg" | "png" | "pdf") =>
      logoPath(strategy.slug, {
        variation,
        version,
        format,
        ...(format === "png" ? { sizePx: PNG_SIZE } : {}),
      });
    const label = `${words[variation]}, ${words[version]}`;
    const { width: w, height: h } = logo.variations[variation];
    return html`<li class="tile tile-${width}"><figure>
<div class="ground ground-${ground}"><img class="logo logo-${variation}" src="${file("svg")}" width="${Math.round(w)}" height="${Math.round(h)}" alt="${strategy.name}" loading="lazy"></div>
<figcaption><span>${label}</span><span class="formats" dir="ltr">${(["svg", "png", "pdf"] as const).filter((format) => paths.has(file(format))).map((format) => html`<a href="${file(format)}" download aria-label="${label}, ${format.toUpperCase()}">${format.toUpperCase()}</a>`)}</span></figcaption>
</figure></li>`;
  })}</ul>
<dl class="facts"><div><dt>${words.space}</dt><dd dir="ltr">${percent}%</dd></div><div><dt>${words.icon}</dt><dd dir="ltr">≥ ${minimumPx.icon} px</dd></div><div><dt>${words.wordmark}</dt><dd dir="ltr">≥ ${minimumPx.wordmark} px</dd></div><div><dt>${words.combination}</dt><dd dir="ltr">≥ ${minimumPx.combination} px</dd></div></dl>`;
}
