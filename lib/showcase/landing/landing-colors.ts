import { COLOR_ROLES, type ColorRole, type Theme } from "@/lib/palette/palette.schema";
import { html, type Markup } from "../html";
import type { Landing } from "./landing-part";

/** How much room each role has on the wall; the others have little. */
const LARGE: Partial<Record<ColorRole, string>> = {
  primary: "swatch-first",
  secondary: "swatch-second",
  accent: "swatch-second",
};

/** Every color of the light theme by its weight, with its value and the contrast of its text; the dark ones in a row. */
export function colorsSection({ input, words }: Landing): Markup {
  return html`<p class="lead">${words.colorsLead}</p>
<h3>${words.light}</h3>
<ul class="swatches">${COLOR_ROLES.map((role) => swatch(input, words.copy, "light", role))}</ul>
<h3>${words.dark}</h3>
<ul class="swatches swatches-night">${COLOR_ROLES.map((role) => swatch(input, words.copy, "dark", role))}</ul>`;
}

function swatch({ palette }: Landing["input"], copy: string, theme: Theme, role: ColorRole): Markup {
  const { hex } = palette[theme].roles[role];
  const ratio = ratioOf(palette.pairs, theme, role);
  const size = theme === "light" ? (LARGE[role] ?? "") : "";
  return html`<li class="swatch ${theme}-${role} ${size}"><span class="swatch-name" dir="ltr">${role}</span><button type="button" class="swatch-value" data-copy="${hex}" dir="ltr" aria-label="${copy} ${role} ${hex}">${hex}</button>${ratio && html`<span class="swatch-ratio" dir="ltr">${ratio.toFixed(1)}:1</span>`}</li>`;
}

/** Of what stands on the color; of a text color, on the page. */
function ratioOf(pairs: Landing["input"]["palette"]["pairs"], theme: Theme, role: ColorRole): number | null {
  const find = (foreground: string, background: string) =>
    pairs.find(
      (pair) => pair.theme === theme && pair.foreground === foreground && pair.background === background,
    )?.ratio;
  return find(`on-${role}`, role) ?? find("text", role) ?? find(role, "background") ?? null;
}
