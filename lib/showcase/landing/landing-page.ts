import type { Strategy } from "@/lib/strategy/strategy.schema";
import { html, type Markup } from "../html";
import type { ShowcaseInput } from "../showcase-input";
import type { ShownCertificate } from "../shown-certificate.schema";
import { buildSection, downloadsSection } from "./landing-build";
import { certificateSection } from "./landing-certificate";
import { colorsSection } from "./landing-colors";
import { componentsSection } from "./landing-components";
import { heroSection } from "./landing-hero";
import { logosSection } from "./landing-logos";
import { BASE, type Landing, own } from "./landing-part";
import { typeSection } from "./landing-type";
import { inUseSection } from "./landing-use";
import { landingWords } from "./landing-words";

/**
 * The page that a brand's owner sends to the press: a document of the brand's own fonts, tokens and files. It holds no
 * script, no style and no address of its own but for what search engines and networks are told; `BASE` stands there.
 * @param certificate null for a brand that has none
 */
export function landingPage(input: ShowcaseInput, certificate: ShownCertificate | null = null): string {
  const { words, language } = landingWords(input.strategy.language);
  const landing: Landing = { input, words, paths: new Set(input.files.map(({ path }) => path)) };
  const sections = [
    { id: "logo", title: words.logo, content: logosSection(landing) },
    { id: "colors", title: words.colors, content: colorsSection(landing) },
    { id: "type", title: words.type, content: typeSection(landing) },
    { id: "use", title: words.use, content: inUseSection(landing) },
    { id: "components", title: words.components, content: componentsSection(landing) },
    { id: "build", title: words.build, content: buildSection(landing) },
    { id: "downloads", title: words.downloads, content: downloadsSection(landing) },
    {
      id: "certificate",
      title: words.certificate,
      content: certificate && certificateSection(landing, certificate),
    },
  ].filter(({ content }) => content !== null);
  const { strategy, logo } = input;
  const { icon } = logo.variations;
  return html`<!doctype html>
<html lang="${language}" dir="${strategy.direction}">
${head(strategy)}
<body>
<a class="skip" href="#content">${words.skip}</a>
<header class="top">
<a class="top-brand" href="#content"><svg viewBox="0 0 ${icon.width} ${icon.height}" aria-hidden="true">${icon.shapes.map(({ d, fill }) => html`<path class="fill-${fill}" d="${d}"/>`)}</svg>${own(strategy, strategy.name)}</a>
<nav aria-label="${words.menu}"><ul>${sections.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul></nav>
<button type="button" class="round" data-theme-toggle hidden aria-label="${words.theme}"><svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2"/><path d="M12 3a9 9 0 0 1 0 18z" fill="currentColor"/></svg></button>
</header>
<main id="content" tabindex="-1">
${heroSection(landing)}
${sections.map(
  ({ id, title, content }) => html`<section id="${id}" class="part" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>
${content}
</section>
`,
)}
</main>
${foot(landing)}
<div class="said" role="status" data-said data-copied="${words.copied}"></div>
</body>
</html>
`.text;
}

function head({ name, tagline, oneLiner }: Strategy): Markup {
  const title = `${name} – ${tagline}`;
  return html`<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<meta name="description" content="${oneLiner}">
<link rel="canonical" href="${BASE}/">
<meta property="og:type" content="website">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${oneLiner}">
<meta property="og:url" content="${BASE}/">
<meta property="og:site_name" content="${name}">
<meta property="og:image" content="${BASE}/og.png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${title}">
<meta name="twitter:card" content="summary_large_image">
<link rel="icon" href="logos/favicon/favicon.svg" type="image/svg+xml">
<link rel="icon" href="favicon.ico" sizes="32x32">
<link rel="apple-touch-icon" href="apple-touch-icon.png">
<link rel="stylesheet" href="tokens/brand.css">
<link rel="stylesheet" href="landing.css">
<script src="landing.js"></script>
</head>`;
}

function foot({ input, words, paths }: Landing): Markup {
  const { strategy, verification } = input;
  const passed = verification.checks.filter(({ status }) => status === "passed").length;
  const seal = `${passed} ${words.checks}`;
  return html`<footer class="foot">
<p class="foot-name">${own(strategy, strategy.name)}</p>
<p>${own(strategy, strategy.tagline)}</p>
<p class="foot-end">${paths.has("verification.html") ? html`<a href="verification.html">${seal}</a>` : seal}</p>
</footer>`;
}
