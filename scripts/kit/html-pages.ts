import { BRAND_MARK, type KitComponent, type KitStory } from "@/lib/kit/kit.schema";
import { escapeHtml } from "@/lib/model/escape";

/**
 * The pages of the HTML project: the gallery, and one page a component with its stories (`?story=<id>` shows one of them).
 * They are the same for all brands: their texts come from `brand.js` when a page is opened.
 * @param markup of each story, by "<component>/<story>"
 */
export function htmlPages(
  catalog: readonly KitComponent[],
  markup: ReadonlyMap<string, string>,
): { file: string; html: string }[] {
  const markupOf = (component: KitComponent, story: KitStory) =>
    markup.get(`${component.id}/${story.id}`) ?? "";
  return [
    { file: "index.html", html: galleryPage(catalog, markupOf) },
    ...catalog.map((component) => ({
      file: `example-${component.id}.html`,
      html: page(
        component.title,
        `<main class="gallery-stories">
<h1 class="kit-visually-hidden">${escaped(component.title)}</h1>
${component.stories.map((story) => stage(story, markupOf(component, story))).join("\n")}
</main>`,
      ),
    })),
  ];
}

type MarkupOf = (component: KitComponent, story: KitStory) => string;

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<title>${escaped(title)}</title>
<link rel="icon" href="assets/icon.svg" />
<link rel="stylesheet" href="styles/fonts.css" />
<link rel="stylesheet" href="styles/brand.css" />
<link rel="stylesheet" href="styles/kit.css" />
<link rel="stylesheet" href="styles/gallery.css" />
<script src="brand.js" defer></script>
<script src="gallery.js" defer></script>
<script src="kit.js" defer></script>
</head>
<body class="kit-page">
${body}
</body>
</html>`;
}

function stage({ id, title, layout }: KitStory, html: string): string {
  return `<figure class="gallery-stage" data-story="${id}" data-layout="${layout}" aria-label="${escaped(title)}">
${html}
</figure>`;
}

function galleryPage(catalog: readonly KitComponent[], markupOf: MarkupOf): string {
  return page(
    "Components",
    `<a class="gallery-skip kit-button" href="#components">Skip to the components</a>
<header class="gallery-head">
<div class="gallery-bar">
<span class="kit-header-brand"><span class="kit-header-logo" aria-hidden="true">${BRAND_MARK}</span><span data-brand="name">Your brand</span></span>
<fieldset class="gallery-themes">
<legend class="kit-visually-hidden">Theme</legend>
<label><input type="radio" name="gallery-theme" value="" checked /><span>System</span></label>
<label><input type="radio" name="gallery-theme" value="light" /><span>Light</span></label>
<label><input type="radio" name="gallery-theme" value="dark" /><span>Dark</span></label>
</fieldset>
</div>
<div class="gallery-hero">
<div class="gallery-lead">
<p class="gallery-eyebrow">Component library</p>
<h1 class="gallery-title" data-brand="name">Your brand</h1>
<p class="gallery-tagline" data-brand="tagline">What you do, in one line</p>
</div>
<div class="gallery-mark" aria-hidden="true"><span>${BRAND_MARK}</span></div>
</div>
</header>
<nav class="gallery-index" aria-label="Components">
<ul>${catalog.map(({ id, title }) => `<li><a href="#${id}">${escaped(title)}</a></li>`).join("")}</ul>
</nav>
<main class="gallery" id="components" tabindex="-1">
${catalog.map((component) => section(component, markupOf)).join("\n")}
</main>`,
  );
}

function section(component: KitComponent, markupOf: MarkupOf): string {
  const { id, title, summary, stories } = component;
  const figures = stories.map(
    (story) => `<article class="gallery-example">
<h3 class="gallery-example-title">${escaped(story.title)}</h3>
${stage(story, markupOf(component, story))}
</article>`,
  );
  return `<section class="gallery-section" id="${id}" aria-labelledby="${id}-heading">
<div class="gallery-section-head">
<h2 class="gallery-section-title" id="${id}-heading">${escaped(title)}</h2>
<p class="gallery-summary">${escaped(summary)}</p>
</div>
<div class="gallery-examples">
${figures.join("\n")}
</div>
</section>`;
}

/** Every attribute here stands in double quotes, so an apostrophe stays one. */
const escaped = (text: string): string => escapeHtml(text).replaceAll("&#39;", "'");
