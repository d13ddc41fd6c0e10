import { kitCatalog } from "./catalog";
import { BRAND_MARK, type KitComponent, type KitExample } from "./kit.schema";

/**
 * `index.html` of the HTML project: every example of the catalogue, live, with its markup. It is the same for all
 * brands: their texts come from `brand.js` when the page is opened.
 */
export function galleryPage(): string {
  const components = kitCatalog.filter(({ stacks }) => stacks.includes("html"));
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Components</title>
    <link rel="icon" href="assets/icon.svg" />
    <link rel="stylesheet" href="styles/fonts.css" />
    <link rel="stylesheet" href="styles/brand.css" />
    <link rel="stylesheet" href="styles/kit.css" />
    <link rel="stylesheet" href="styles/gallery.css" />
    <script src="brand.js" defer></script>
    <script src="kit.js" defer></script>
    <script src="gallery.js" defer></script>
  </head>
  <body class="kit-page">
    <a class="gallery-skip kit-button" href="#components">Skip to the components</a>
${INTRODUCTION}
    <nav class="gallery-index" aria-label="Components">
      <ul>
${components.map(({ id, title }) => `        <li><a href="#${id}">${escapeHtml(title)}</a></li>`).join("\n")}
      </ul>
    </nav>
    <main class="gallery" id="components" tabindex="-1">
${components.map(section).join("\n")}
    </main>
  </body>
</html>
`;
}

const INTRODUCTION = `    <header class="gallery-head">
      <div class="gallery-bar">
        <span class="kit-header-brand"><span class="kit-header-logo" aria-hidden="true">${BRAND_MARK}</span><span data-brand="name">Your brand</span></span>
        <fieldset class="gallery-themes">
          <legend class="kit-visually-hidden">Theme</legend>
          <label><input type="radio" name="theme" value="" checked /><span>System</span></label>
          <label><input type="radio" name="theme" value="light" /><span>Light</span></label>
          <label><input type="radio" name="theme" value="dark" /><span>Dark</span></label>
        </fieldset>
      </div>
      <div class="gallery-hero">
        <div class="gallery-lead">
          <p class="gallery-eyebrow">Component library</p>
          <h1 class="gallery-title" data-brand="name">Your brand</h1>
          <p class="gallery-tagline" data-brand="tagline">What you do, in one line</p>
          <p class="gallery-actions">
            <a class="kit-button" data-size="large" href="#components"><span class="kit-button-label">See the components</span></a>
          </p>
        </div>
        <div class="gallery-mark" aria-hidden="true"><span>${BRAND_MARK}</span></div>
      </div>
    </header>`;

function section({ id, title, summary, examples }: KitComponent): string {
  return `      <section class="gallery-section" id="${id}" aria-labelledby="${id}-title">
        <div class="gallery-section-head">
          <h2 class="gallery-section-title" id="${id}-title">${escapeHtml(title)}</h2>
          <p class="gallery-summary">${escapeHtml(summary)}</p>
        </div>
        <div class="gallery-examples">
${examples.map((example) => figure(title, example)).join("\n")}
        </div>
      </section>`;
}

function figure(component: string, { title, description, layout, html }: KitExample): string {
  const note = description ? `\n            <p class="gallery-note">${escapeHtml(description)}</p>` : "";
  return `          <article class="gallery-example">
            <h3 class="gallery-example-title">${escapeHtml(title)}</h3>${note}
            <div class="gallery-stage" data-layout="${layout}">
${html}
            </div>
            <details class="gallery-code">
              <summary>Markup</summary>
              <pre tabindex="0" role="region" aria-label="Markup of ${escapeHtml(component)}: ${escapeHtml(title)}"><code>${escapeHtml(html)}</code></pre>
            </details>
          </article>`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
