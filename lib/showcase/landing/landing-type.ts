import { FONT_ROLES, type FontChoice } from "@/lib/typography/typography.schema";
import { html, type Markup } from "../html";
import { type Landing, own } from "./landing-part";

const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });

/** The typefaces large, in the brand's own letters, and the scale as it is set. */
export function typeSection({ input, words, paths }: Landing): Markup {
  const { strategy, typography } = input;
  const letters = [...graphemes.segment(strategy.name)].map(({ segment }) => segment).filter(isLetter);
  const initial = letters.slice(0, 2).join("") || "Aa";
  return html`<ul class="faces">${FONT_ROLES.map((role) => {
    const font = typography[role];
    return html`<li class="face face-${role}">
<p class="face-sample" aria-hidden="true">${role === "mono" ? "{}" : own(strategy, initial)}</p>
<h3><span dir="ltr">${font.family}</span> <span class="face-role">${{ heading: words.headings, body: words.body, mono: words.code }[role]}</span></h3>
<p class="face-letters" dir="ltr" aria-hidden="true">ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789</p>
<p class="face-facts" dir="ltr">${weights(font)}${paths.has(font.license) && html` <a href="${font.license}">OFL</a>`}${font.faces.filter(({ path }) => paths.has(path)).map(({ path, weight }) => html` <a href="${path}" download>WOFF2 ${weight}</a>`)}</p>
</li>`;
  })}</ul>
<ol class="scale">${typography.scale.map(
    ({ name, minPx, maxPx }) =>
      html`<li><span class="scale-name" dir="ltr">${name}<span>${Math.round(minPx)}–${Math.round(maxPx)} px</span></span><p class="scale-sample type-${name}">${own(strategy, isLong(name) ? strategy.mission : strategy.tagline)}</p></li>`,
  )}</ol>`;
}

const weights = ({ faces }: FontChoice): string => faces.map(({ weight }) => weight).join(" · ");
const isLong = (step: string): boolean => ["lead", "body", "small", "caption"].includes(step);
const isLetter = (segment: string): boolean => /\p{L}/u.test(segment);
