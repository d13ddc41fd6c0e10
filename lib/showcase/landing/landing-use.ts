import { scenesAmong } from "@/lib/applications/scenes.schema";
import { logoPath } from "@/lib/logo/logo-path.schema";
import { lineBelowTagline } from "@/lib/model/line-below-tagline";
import { html, type Markup } from "../html";
import { type Landing, own } from "./landing-part";

/**
 * The brand where people meet it: the drawings of the package, each to be taken along. A package without any shows its
 * card, its site and its app icon, set in the page.
 */
export function inUseSection(landing: Landing): Markup {
  const { paths } = landing;
  const drawings = scenesAmong([...paths]);
  if (drawings.length === 0) return mockups(landing);
  return html`<ul class="drawings">${drawings.map(
    ({ path, title, png }) =>
      html`<li class="drawing drawing-${path.slice(0, path.indexOf("/"))}"><figure><img src="${path}" alt="${title}" loading="lazy"><figcaption><span lang="en" dir="ltr">${title}</span><span class="formats" dir="ltr"><a href="${path}" download aria-label="${title}, SVG">SVG</a>${paths.has(png.path) && html`<a href="${png.path}" download aria-label="${title}, PNG">PNG</a>`}</span></figcaption></figure></li>`,
  )}</ul>`;
}

function mockups({ input, words }: Landing): Markup {
  const { strategy } = input;
  const logo = (version: "color" | "white" | "black", variation: "combination" | "icon") =>
    logoPath(strategy.slug, { variation, version, format: "svg" });
  const onPrimary = input.palette.light.onSolid.primary === "#ffffff" ? "white" : "black";
  return html`<div class="mockups">
<figure><div class="mockup mockup-card" aria-hidden="true"><div class="card card-front"><img src="${logo(onPrimary, "combination")}" alt="" loading="lazy"></div><div class="card card-back"><img src="${logo("color", "icon")}" alt="" loading="lazy"><p class="card-name">${own(strategy, strategy.name)}</p><p>${own(strategy, strategy.tagline)}</p></div></div><figcaption>${words.card}</figcaption></figure>
<figure><div class="mockup mockup-app" aria-hidden="true"><span class="app"><img src="${logo(onPrimary, "icon")}" alt="" loading="lazy"></span><p>${own(strategy, strategy.name)}</p></div><figcaption>${words.app}</figcaption></figure>
<figure class="mockup-wide"><div class="mockup mockup-site" data-theme="light" aria-hidden="true"><div class="site-bar"><i></i><i></i><i></i></div><div class="site-head"><img src="${logo("color", "combination")}" alt="" loading="lazy"></div><div class="site-hero"><p class="site-title">${own(strategy, strategy.tagline)}</p><p>${own(strategy, lineBelowTagline(strategy))}</p></div></div><figcaption>${words.site}</figcaption></figure>
</div>`;
}
