/** `assets/site.css`: the site's own look; every value is a token. Logical properties serve both directions. */
export const SITE_CSS = `/* The documentation's own layout. Colors, type and space are the tokens of ../../tokens/brand.css. */
*, *::before, *::after { box-sizing: border-box; }
html { scroll-padding-block-start: 5rem; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--color-background-page); color: var(--color-text-default);
  font: var(--typography-style-body); letter-spacing: var(--typography-letter-spacing-body); }
:where(:is(h1, h2, h3, p, li, dd, dt, td, th, figcaption, summary, label)) { unicode-bidi: plaintext; text-align: start; }
:where([dir="rtl"]) :where(h1, h2, h3, p, li, dd, dt, td, th, summary, label) { text-align: right; }
:where(h1) { margin: 0 0 var(--space-xs); font: var(--typography-style-h1); letter-spacing: var(--typography-letter-spacing-h1); overflow-wrap: anywhere; }
:where(h2) { margin: 0 0 var(--space-md); font: var(--typography-style-h3); letter-spacing: var(--typography-letter-spacing-h3); }
:where(h3) { margin: 0 0 var(--space-xs); font: var(--typography-style-h4); letter-spacing: var(--typography-letter-spacing-h4); overflow-wrap: anywhere; }
:where(p) { margin: 0 0 var(--space-sm); max-inline-size: 42rem; overflow-wrap: anywhere; }
:where(a) { color: var(--color-text-link); text-underline-offset: 0.2em; }
:where(code, kbd), .copy { font-family: var(--typography-font-family-mono); font-size: 0.875em; overflow-wrap: anywhere; }
:focus-visible { outline: var(--border-focus); outline-offset: 2px; }
main:focus { outline: none; }
:where(ul) { margin: 0 0 var(--space-sm); padding-inline-start: 1.25rem; }
.content > section { margin-block-start: var(--space-2xl); }
.skip { position: absolute; inset-inline-start: var(--space-xs); inset-block-start: -6rem; z-index: 5; padding: var(--space-xs) var(--space-sm);
  background: var(--color-background-page); color: var(--color-text-default); }
.skip:focus { inset-block-start: var(--space-xs); outline-offset: -4px; }
.bar { position: sticky; inset-block-start: 0; z-index: 4; display: flex; align-items: center; justify-content: space-between; gap: var(--space-sm);
  min-block-size: 4rem; padding: var(--space-2xs) clamp(1rem, 3vw, 2.5rem); background: var(--color-solid-primary); color: var(--color-text-on-primary); border-block-end: var(--border-subtle); }
.bar :focus-visible { outline-color: currentColor; }
.bar-brand { display: flex; align-items: center; gap: var(--space-xs); min-inline-size: 0; color: inherit; text-decoration: none;
  font-family: var(--typography-font-family-heading); font-weight: var(--typography-font-weight-h4); }
.bar-brand bdi { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.mark { flex: none; inline-size: 2rem; block-size: 2rem; }
.fill-primary { fill: var(--logo-primary); } .fill-accent { fill: var(--logo-accent); } .fill-ink { fill: var(--logo-ink); }
.theme { flex: none; min-block-size: 2.75rem; padding: 0 var(--space-sm); border: 1px solid currentColor; border-radius: var(--shape-radius-control);
  background: transparent; color: inherit; font: inherit; cursor: pointer; }
.columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--space-xl); max-inline-size: 84rem; margin-inline: auto; padding: var(--space-lg) clamp(1rem, 3vw, 2.5rem) var(--space-3xl); }
:root:not([data-scripts]) :is(.settings, .search, .filter) { display: none; }
@media (max-width: 61.99rem) { [data-scripts] .side-fold:not([data-ready]) > div { display: none; } }
.side-fold summary { padding-block: var(--space-2xs); cursor: pointer; font-weight: 600; }
.side-title { margin: var(--space-md) 0 var(--space-2xs); font: var(--typography-style-small); color: var(--color-text-muted); }
.side ul { margin: 0; padding: 0; list-style: none; }
.side a { display: block; padding: 0.375rem var(--space-xs); border-radius: var(--shape-radius-chip); color: inherit; text-decoration: none; }
.side a:hover { background: var(--color-background-surface); }
.side a[aria-current] { background: var(--color-background-soft); color: var(--color-text-link); font-weight: 600; }
.eyebrow { margin: 0 0 var(--space-2xs); font: var(--typography-style-small); color: var(--color-text-muted); }
.summary, .lead { font: var(--typography-style-lead); }
.summary { color: var(--color-text-muted); }
.jumps, .files, .links, .swatches, .cards, .pairs, .logos, .specimens, .scale, .facts, .nevers { margin: 0 0 var(--space-md); padding: 0; list-style: none; }
.jumps { display: flex; flex-wrap: wrap; gap: var(--space-2xs) var(--space-sm); font: var(--typography-style-small); }
.jumps a, .files a { display: inline-block; padding-block: 0.25rem; }
.hero { position: relative; overflow: hidden; padding: clamp(2rem, 7vw, 6rem) clamp(1.25rem, 5vw, 4rem); background: var(--color-solid-primary); color: var(--color-text-on-primary); border: var(--border-subtle); border-radius: var(--shape-radius-card); }
.hero-tagline { position: relative; z-index: 1; margin: 0; max-inline-size: 18ch; color: inherit; font: var(--typography-style-h1); letter-spacing: var(--typography-letter-spacing-h1); }
.hero-mark { position: absolute; inset-block-start: 50%; inset-inline-end: -6%; block-size: 130%; translate: 0 -50%; opacity: 0.12; }
.cards, .specimens { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr)); gap: var(--space-sm); }
.card, .specimens > li { padding: var(--space-md); background: var(--color-background-surface); border-radius: var(--shape-radius-card); }
.card p:last-child { margin: 0; color: var(--color-text-muted); }
.pairs li { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)); gap: var(--space-2xs) var(--space-md); padding-block: var(--space-sm); border-block-end: var(--border-subtle); }
.pairs p { margin: 0; }
.verdict { display: block; font: var(--typography-style-small); font-weight: 600; }
.good { color: var(--color-text-success); } .bad { color: var(--color-text-danger); }
.swatches { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr)); gap: var(--space-md) var(--space-sm); }
.swatch { display: flex; flex-direction: column; align-items: flex-start; }
.swatch-area { inline-size: 100%; block-size: 6rem; margin-block-end: var(--space-2xs); border: var(--border-subtle); border-radius: var(--shape-radius-control); }
.swatch-area { position: relative; overflow: hidden; }
.swatch-wide { position: absolute; inset-block-end: 0; inset-inline-end: 0; inline-size: 45%; block-size: 55%; border-start-start-radius: var(--shape-radius-control); }
@media not (color-gamut: p3) { .swatch-wide { display: none; } }
.panels { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: var(--space-sm); margin-block-end: var(--space-lg); }
.panel { margin: 0; padding: var(--space-md); border: 1px solid var(--color-border-control); border-radius: var(--shape-radius-card); background: var(--color-background-page); color: var(--color-text-default); }
.panel figcaption, .panel-muted { color: var(--color-text-muted); } .panel figcaption { font: var(--typography-style-small); }
.panel p { margin-block: var(--space-2xs) var(--space-sm); }
.panel-name { overflow-wrap: anywhere; font: var(--typography-style-h3); letter-spacing: var(--typography-letter-spacing-h3); color: var(--color-brand-primary-strong); }
.panel-link { color: var(--color-text-link); text-decoration: underline; text-underline-offset: 0.2em; }
.panel-solids { display: flex; flex-wrap: wrap; gap: var(--space-2xs); margin: 0; padding: 0; list-style: none; }
.panel-solids li { padding: 0.25rem 0.625rem; border-radius: var(--shape-radius-chip); font: var(--typography-style-small); }
.swatch-name { font-weight: 600; }
.swatch-note { font: var(--typography-style-small); color: var(--color-text-muted); }
.copy { min-block-size: 1.75rem; padding: 0.125rem 0.375rem; margin-inline-start: -0.375rem; border: 0; border-radius: var(--shape-radius-chip); background: transparent; color: var(--color-text-default); text-align: start; cursor: pointer; }
.copy:hover { background: var(--color-background-raised); }
.table { position: relative; overflow-x: auto; margin-block-end: var(--space-md); border: var(--border-subtle); border-radius: var(--shape-radius-control); }
:where(table) { inline-size: 100%; border-collapse: collapse; font: var(--typography-style-small); }
:where(:is(th, td)) { padding: var(--space-2xs) var(--space-sm); border-block-end: var(--border-subtle); vertical-align: top; }
:where(thead th) { background: var(--color-background-surface); white-space: nowrap; }
.table tbody tr:last-child > * { border-block-end: 0; }
.table tbody th { font-weight: 400; white-space: nowrap; }
.table .whole { white-space: nowrap; }
.sample { display: inline-grid; place-items: center; inline-size: 3rem; block-size: 1.75rem; border: var(--border-subtle); border-radius: var(--shape-radius-chip); }
.sample-dot { inline-size: 1.25rem; block-size: 0.5rem; border-radius: 99px; }
.chip { display: inline-block; inline-size: 1em; block-size: 1em; margin-inline-end: 0.5em; vertical-align: -0.125em; border: var(--border-subtle); border-radius: 0.2em; }
.reasons { margin: 0 0 var(--space-md); }
.reasons > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 var(--space-md); padding-block: var(--space-2xs); border-block-end: var(--border-subtle); }
.reasons dt { font-weight: 600; } .reasons dd { margin: 0; overflow-wrap: anywhere; }
.specimen-letters { margin: 0; font-size: 6rem; line-height: 1; color: var(--color-text-link); }
.specimens p { overflow-wrap: anywhere; } .specimen-use { color: var(--color-text-muted); font: var(--typography-style-small); }
.scale li { padding-block: var(--space-sm); border-block-end: var(--border-subtle); overflow: hidden; }
.scale-text { margin: 0 0 var(--space-2xs); max-inline-size: none; overflow-wrap: anywhere; }
.logos { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); gap: var(--space-md); margin-block-end: var(--space-lg); }
.logo-ground { display: grid; grid-template: minmax(0, 1fr) / minmax(0, 1fr); place-items: center; block-size: 13rem; padding: var(--space-lg); margin-block-end: var(--space-2xs); border: var(--border-subtle); border-radius: var(--shape-radius-control); }
.logo-ground img { inline-size: 100%; block-size: 100%; object-fit: contain; }
.logos p { margin: 0; }
.files { display: flex; flex-wrap: wrap; gap: 0 var(--space-sm); font: var(--typography-style-small); }
.links li, .nevers li, .facts li { padding-block: var(--space-2xs); border-block-end: var(--border-subtle); }
.clear-space { display: block; inline-size: min(100%, 36rem); max-block-size: 24rem; background: var(--color-background-page); }
.clear-space-area { fill: var(--color-background-soft); } .clear-space-logo { fill: var(--color-background-page); }
.code { margin: 0 0 var(--space-sm); border: var(--border-subtle); border-radius: var(--shape-radius-control); overflow: hidden; }
.code figcaption { display: flex; justify-content: space-between; align-items: center; padding: var(--space-2xs) var(--space-sm); background: var(--color-background-surface); font: var(--typography-style-small); }
.code-text { overflow-x: auto; }
.code pre { margin: 0; padding: var(--space-sm); font: var(--typography-style-small); line-height: 1.6; }
.code pre code { overflow-wrap: normal; font-size: 1em; }
.example { margin-block-end: var(--space-lg); }
.preview { display: block; inline-size: 100%; block-size: 14rem; margin-block-end: var(--space-sm); border: var(--border-subtle); border-radius: var(--shape-radius-card); background: var(--color-background-page); }
.settings { display: flex; flex-wrap: wrap; justify-content: flex-end; gap: var(--space-3xs); }
.theme[aria-pressed="true"] { background: var(--color-text-on-primary); color: var(--color-solid-primary); }
.search { margin-block-end: var(--space-sm); }
.search input { inline-size: 100%; min-block-size: 2.75rem; padding-inline: var(--space-xs); border: var(--border-control); border-radius: var(--shape-radius-control); background: var(--color-background-page); color: inherit; font: inherit; }
.search ul { margin: var(--space-2xs) 0 0; max-block-size: 24rem; overflow-y: auto; }
.search small { display: block; color: var(--color-text-muted); font: var(--typography-style-caption); }
.twin { margin-block: var(--space-2xl) 0; font: var(--typography-style-small); }
.steps { display: grid; gap: var(--space-xs); margin: 0 0 var(--space-lg); padding: 0; list-style: none; }
.steps li { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-xs); }
.step-bar { flex: none; block-size: 1rem; max-inline-size: 60%; background: var(--color-solid-primary); border-radius: 2px; }
.step-box { flex: none; inline-size: 6rem; block-size: 3.5rem; background: var(--color-background-surface); border: var(--border-subtle); }
.card h3 a { text-decoration: none; } .card h3 a:hover { text-decoration: underline; }
.twos { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)); gap: var(--space-md); }
.filter { margin-block-start: var(--space-xl); } .filter label { display: block; margin-block-end: var(--space-2xs); }
.filter-input { inline-size: min(100%, 28rem); min-block-size: 2.75rem; padding-inline: var(--space-xs); border: var(--border-control); border-radius: var(--shape-radius-control); background: var(--color-background-page); color: inherit; font: inherit; }
.turn { display: flex; flex-wrap: wrap; justify-content: space-between; gap: var(--space-sm); margin-block-start: var(--space-3xl); padding-block-start: var(--space-md); border-block-start: var(--border-subtle); }
.turn a { display: inline-block; padding-block: 0.25rem; }
.said { position: fixed; inset-block-end: var(--space-md); inset-inline: 0; z-index: 6; pointer-events: none; text-align: center; }
.said:not(:empty)::before { content: ""; }
.said span { display: inline-block; padding: var(--space-2xs) var(--space-sm); border-radius: var(--shape-radius-control); background: var(--color-text-default); color: var(--color-background-page); }
@media (min-width: 62rem) {
  .columns { grid-template-columns: 15rem minmax(0, 1fr); }
  .side-fold { position: sticky; inset-block-start: 5.5rem; max-block-size: calc(100vh - 7rem); overflow-y: auto; }
  .side-fold summary { display: none; }
  .reasons > div { grid-template-columns: 14rem minmax(0, 1fr); }
}
@media (max-width: 40rem) { .theme { padding-inline: var(--space-2xs); font-size: var(--typography-font-size-small); } }
@media print {
  .kit-tab-panel[hidden] { display: block; }
  .bar, .side, .turn, .twin, .skip, .switch, .copy .kit-visually-hidden, .theme, .filter, .kit-tab-list, details:not([open]) { display: none; }
  .columns { display: block; padding: 0; }
  .swatch-area, .panel, .panel-solids li, .hero, .logo-ground, .chip, .sample, .sample-dot { print-color-adjust: exact; }
  .example, .swatch, li { break-inside: avoid; }
}
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
`;
