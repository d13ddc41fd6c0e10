import { logoPath } from "@/lib/logo/logo-path.schema";
import type { DesignFacts } from "@/lib/variants/variants.schema";
import { html } from "../html";
import type { LandingDress } from "../showcase-input";
import { own } from "./landing-part";
import { landingStyle } from "./landing-style";
import { landingWords } from "./landing-words";

/**
 * A landing of the brand as its customers would meet it, to be tested against others: what the brand says, why, and one
 * thing to do. It names no showcase and no download, and every address in it is relative.
 */
export function testedPage(dress: LandingDress): string {
  const { strategy } = dress;
  const { words, language } = landingWords(strategy.language);
  const { name, tagline, oneLiner, mission, promise, boilerplate, values } = strategy;
  const { icon } = dress.logo.variations;
  const { action, logo, faces } = firstView(dress);
  const saysMore = boilerplate || oneLiner;
  return html`<!doctype html>
<html lang="${language}" dir="${strategy.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${name} – ${tagline}</title>
<meta name="description" content="${oneLiner}">
<link rel="icon" href="logos/favicon/favicon.svg" type="image/svg+xml">
${faces.map((path) => html`<link rel="preload" href="${path}" as="font" type="font/woff2" crossorigin>\n`)}<link rel="stylesheet" href="tokens/brand.css">
<link rel="stylesheet" href="landing.css">
<script src="landing.js"></script>
</head>
<body>
<a class="skip" href="#content">${words.skip}</a>
<header class="top">
<a class="top-brand" href="#content"><svg viewBox="0 0 ${icon.width} ${icon.height}" aria-hidden="true">${icon.shapes.map(({ d, fill }) => html`<path class="fill-${fill}" d="${d}"/>`)}</svg>${own(strategy, name)}</a>
</header>
<main id="content" tabindex="-1">
<div class="hero" data-theme="light">
<svg class="hero-mark" viewBox="0 0 ${icon.width} ${icon.height}" aria-hidden="true"><path d="${icon.shapes.map(({ d }) => d).join("")}"/></svg>
<div class="hero-words">
<h1><img class="hero-logo" src="${logo.src}" width="${logo.width}" height="${logo.height}" alt="${name}"></h1>
<p class="hero-tagline ${[...tagline].length > LONG_TAGLINE && "hero-tagline-long"}">${own(strategy, tagline)}</p>
${!oneLiner.includes(tagline.replace(/[.。]$/, "")) && html`<p class="hero-line">${own(strategy, oneLiner)}</p>`}
<p class="actions"><a class="action action-full" href="#about" data-goal>${action}</a></p>
</div>
</div>
<section id="about" class="part about" aria-label="${words.about}">
<h2 class="about-mission">${own(strategy, mission)}</h2>
<div class="about-text">
<p>${own(strategy, saysMore)}</p>
${promise && !saysMore.includes(promise) && html`<p>${own(strategy, promise)}</p>`}
</div>
<ul class="values" aria-label="${words.values}">${values.map(({ title, text }) => html`<li><h3>${own(strategy, title)}</h3><p>${own(strategy, text)}</p></li>`)}</ul>
</section>
</main>
<footer class="foot">
<p class="foot-name">${own(strategy, name)}</p>
<p>${own(strategy, tagline)}</p>
</footer>
</body>
</html>
`.text;
}

/** The page's style sheet; without `tokens/brand.css` it has no colors. A face that comes late is not used: no line moves. */
export const testedStyle = (dress: LandingDress): string => landingStyle(dress, "optional");

/** What the first view shows, and the faces that it is set in, which a page loads before it is shown. */
export function firstView({ strategy, palette, typography, logo }: LandingDress): DesignFacts {
  const { tagline, oneLiner, slug, language } = strategy;
  const { width, height } = logo.variations.combination;
  const version = isLight(palette.light.onSolid.primary) ? "white" : "black";
  const { heading, body, scriptFallbacks } = typography;
  const faces = [heading, body, ...scriptFallbacks].flatMap((font) => font.faces.map(({ path }) => path));
  return {
    tagline,
    oneLiner,
    action: landingWords(language).words.more,
    logo: {
      src: logoPath(slug, { variation: "combination", version, format: "svg" }),
      width: Math.round(width),
      height: Math.round(height),
    },
    faces: [...new Set(faces)],
  };
}

/**
 * Tells the page that frames this one how tall it is, so that two can be laid over each other and scrolled as one. It says
 * nothing else, and asks nothing.
 */
export const TESTED_SCRIPT = `"use strict";
if (parent !== window) {
  const tell = () => parent.postMessage({ landingHeight: Math.ceil(document.documentElement.getBoundingClientRect().height) }, "*");
  addEventListener("load", () => { tell(); new ResizeObserver(tell).observe(document.documentElement); });
}
`;

/** In characters, as on the showcase's own landing. */
const LONG_TAGLINE = 22;

const isLight = (hex: string): boolean =>
  [1, 3, 5].reduce((sum, start) => sum + Number.parseInt(hex.slice(start, start + 2), 16), 0) > 382;
