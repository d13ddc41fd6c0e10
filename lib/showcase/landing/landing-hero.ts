import { logoPath } from "@/lib/logo/logo-path.schema";
import { saysTaglineAgain } from "@/lib/model/line-below-tagline";
import { html, type Markup } from "../html";
import { type Landing, own } from "./landing-part";

/** In characters; ideographs are as wide as two letters, and their taglines as short. */
const LONG_TAGLINE = 22;

/** The first view, in the light theme by day and night: the logo on its color, what the brand says, and the way to what one came for. Below it, who it is. */
export function heroSection({ input, words, paths }: Landing): Markup {
  const { strategy, palette, logo } = input;
  const { icon, combination } = logo.variations;
  const version = isLight(palette.light.onSolid.primary) ? "white" : "black";
  const src = logoPath(strategy.slug, { variation: "combination", version, format: "svg" });
  const { values, boilerplate, mission, promise, oneLiner, name, tagline } = strategy;
  return html`<div class="hero" data-theme="light">
<svg class="hero-mark" viewBox="0 0 ${icon.width} ${icon.height}" aria-hidden="true"><path d="${icon.shapes.map(({ d }) => d).join("")}"/></svg>
<div class="hero-words">
<h1><img class="hero-logo" src="${src}" width="${Math.round(combination.width)}" height="${Math.round(combination.height)}" alt="${name}"></h1>
<p class="hero-tagline ${[...tagline].length > LONG_TAGLINE && "hero-tagline-long"}">${own(strategy, tagline)}</p>
${!saysTaglineAgain(strategy) && html`<p class="hero-line">${own(strategy, oneLiner)}</p>`}
<p class="actions"><a class="action action-full" href="press-kit.zip" download>${words.pressKit}</a>${paths.has("docs/index.html") && html`<a class="action" href="docs/index.html">${words.documentation}</a>`}</p>
</div>
</div>
<section class="part about" aria-label="${words.about}">
<h2 class="about-mission">${own(strategy, mission)}</h2>
<div class="about-text">
<p data-boilerplate>${own(strategy, boilerplate || oneLiner)}</p>
${promise && !boilerplate.includes(promise) && html`<p>${own(strategy, promise)}</p>`}
<p><button type="button" class="copy" data-copy="${boilerplate || oneLiner}" hidden>${words.copy}</button></p>
</div>
<ul class="values" aria-label="${words.values}">${values.map(({ title, text }) => html`<li><h3>${own(strategy, title)}</h3><p>${own(strategy, text)}</p></li>`)}</ul>
</section>`;
}

const isLight = (hex: string): boolean =>
  [1, 3, 5].reduce((sum, start) => sum + Number.parseInt(hex.slice(start, start + 2), 16), 0) > 382;
