/** Layout of the landing. Colors, type, radii and space are the brand's own tokens. */
export const LANDING_LAYOUT = `
*, *::before, *::after { box-sizing: border-box; }
html { scroll-padding-block-start: 5.5rem; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--color-background-page); color: var(--color-text-default); font: var(--typography-style-body);
  letter-spacing: var(--typography-letter-spacing-body); overflow-wrap: anywhere; }
:lang(ko) { word-break: keep-all; } :lang(ja) { word-break: auto-phrase; }
h1, h2, h3, p, ul, ol, dl, dd, figure { margin: 0; padding: 0; }
ul, ol { list-style: none; }
h2 { margin-block-end: var(--space-xl); font: var(--typography-style-display); letter-spacing: var(--typography-letter-spacing-display); text-wrap: balance; }
h3 { font: var(--typography-style-h4); letter-spacing: var(--typography-letter-spacing-h4); }
img { display: block; max-inline-size: 100%; block-size: auto; }
a { color: inherit; text-underline-offset: 0.22em; text-decoration-thickness: 1.5px; }
a:hover { text-decoration-thickness: 3px; }
button { font: inherit; color: inherit; cursor: pointer; touch-action: manipulation; }
button[hidden] { display: none; }
code { font-family: var(--typography-font-family-mono); }
:focus-visible { outline: 3px solid var(--color-border-focus); outline-offset: 3px; }
main:focus { outline: none; }
.skip { position: absolute; inset-inline-start: 1rem; inset-block-start: -6rem; z-index: 9; padding: 0.75rem 1rem; background: var(--color-text-default); color: var(--color-background-page); }
.skip:focus { inset-block-start: 1rem; }
.off { position: fixed; inset-inline-start: -99rem; }

.top { position: sticky; inset-block-start: 0; z-index: 5; display: flex; align-items: center; gap: var(--space-md); min-block-size: 4.5rem;
  padding-inline: clamp(1rem, 4vw, 4rem); background: var(--color-background-page); border-block-end: 1px solid var(--color-border-subtle); }
.top-brand { display: flex; align-items: center; gap: 0.75rem; min-block-size: 2.75rem; min-inline-size: 0; text-decoration: none; font-family: var(--typography-font-family-heading); font-weight: var(--typography-font-weight-h4); }
.top-brand svg { flex: none; inline-size: 2rem; block-size: 2rem; }
.top-brand bdi { overflow: hidden; max-inline-size: 16rem; text-overflow: ellipsis; white-space: nowrap; }
.top nav { margin-inline-start: auto; min-inline-size: 0; }
.top nav ul { display: flex; gap: clamp(0.75rem, 1.6vw, 1.75rem); overflow-x: auto; scrollbar-width: none; }
.top nav a { display: flex; align-items: center; min-block-size: 2.75rem; white-space: nowrap; text-decoration-color: transparent; font-size: 0.9375rem; }
.top nav a:hover { text-decoration-color: currentColor; }
.round { flex: none; display: grid; place-items: center; inline-size: 2.75rem; block-size: 2.75rem; padding: 0; border: 0; background: none; }
.round svg { inline-size: 1.375rem; }
@media (width < 62rem) { .top nav { display: none; } .round { margin-inline-start: auto; } }
.fill-primary { fill: var(--logo-primary); } .fill-accent { fill: var(--logo-accent); } .fill-ink { fill: var(--logo-ink); }

.hero { position: relative; display: grid; align-items: end; overflow: clip; min-block-size: min(86vh, 54rem); padding: clamp(2.5rem, 8vw, 7rem) clamp(1rem, 4vw, 4rem); background: var(--color-solid-primary); color: var(--color-text-on-primary); }
.hero :focus-visible { outline-color: currentColor; }
.hero-mark { position: absolute; inset-block-start: 50%; inset-inline-end: -8%; block-size: 135%; max-inline-size: none; translate: 0 -50%; fill: currentColor; opacity: 0.1; }
.hero-words { position: relative; display: grid; gap: var(--space-md); max-inline-size: 60rem; }
.hero-logo { inline-size: auto; block-size: clamp(3.5rem, 9vw, 7rem); max-inline-size: min(100%, 34rem); object-fit: contain; object-position: 0 50%; }
[dir="rtl"] .hero-logo { object-position: 100% 50%; }
.hero h1 { margin-block-end: clamp(2rem, 8vh, 6rem); line-height: 0; }
.hero-tagline { max-inline-size: 18ch; font: var(--typography-style-display); font-size: clamp(2.75rem, 1.4rem + 5.2vw, 6.5rem); line-height: 1.02; letter-spacing: var(--typography-letter-spacing-display); text-wrap: balance; overflow-wrap: break-word; }
.hero-tagline-long { max-inline-size: 22ch; font-size: clamp(2.25rem, 1.3rem + 3.4vw, 4.75rem); line-height: 1.08; }
.hero-line { max-inline-size: 46ch; font: var(--typography-style-lead); text-wrap: pretty; }
.actions { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-block-start: var(--space-sm); }
.action { display: inline-flex; align-items: center; min-block-size: 3.25rem; padding-inline: 1.5rem; border: 2px solid currentColor; border-radius: var(--shape-radius-control); text-decoration: none; font-weight: 600; }
.action-full { background: var(--color-text-on-primary); border-color: var(--color-text-on-primary); }
.action-full { color: var(--color-solid-primary); }
.action:hover { text-decoration: underline; }

.part { max-inline-size: 96rem; margin-inline: auto; padding: clamp(3.5rem, 8vw, 8rem) clamp(1rem, 4vw, 4rem) 0; }
.part + .foot, main + .foot { margin-block-start: clamp(4rem, 9vw, 9rem); }
.lead { max-inline-size: 46ch; margin-block: calc(-1 * var(--space-md)) var(--space-xl); font: var(--typography-style-lead); color: var(--color-text-muted); text-wrap: pretty; }
.about { display: grid; gap: var(--space-xl) clamp(2rem, 6vw, 6rem); }
.about-mission { margin: 0; font: var(--typography-style-h1); letter-spacing: var(--typography-letter-spacing-h1); text-wrap: balance; max-inline-size: 22ch; }
.about-text { display: grid; align-content: start; gap: var(--space-sm); max-inline-size: 42rem; }
.values { display: grid; gap: var(--space-lg) clamp(1.5rem, 4vw, 4rem); grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); padding-block-start: var(--space-lg); border-block-start: 2px solid currentColor; }
.values p { margin-block-start: var(--space-2xs); color: var(--color-text-muted); }
@media (width >= 62rem) { .about { grid-template-columns: 1.15fr 1fr; align-items: end; } .values { grid-column: 1 / -1; } }

.copy { min-block-size: 2.75rem; padding-inline: 1rem; border: 1.5px solid var(--color-border-control); border-radius: var(--shape-radius-control); background: none; font-size: 0.9375rem; font-weight: 600; }
.copy:hover { border-color: currentColor; }
.copied { outline: 3px solid var(--color-border-focus); outline-offset: 2px; }

.logos { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); gap: clamp(1rem, 2vw, 2rem); }
.tile { grid-column: span 12; }
@media (width >= 48rem) { .tile-wide { grid-column: span 8; } .tile-narrow { grid-column: span 4; } .tile-half { grid-column: span 6; } .tile-third { grid-column: span 4; } }
.ground { display: grid; grid-template: minmax(0, 1fr) / minmax(0, 1fr); place-items: center; block-size: clamp(13rem, 24vw, 25rem); padding: clamp(1.5rem, 5vw, 4rem); border-radius: var(--shape-radius-card); box-shadow: inset 0 0 0 1px var(--color-border-subtle); }
.tile-third .ground { block-size: clamp(11rem, 16vw, 16rem); padding: clamp(1.5rem, 3vw, 3rem); }
.ground-paper { background: #ffffff; } .ground-ink { background: #000000; }
.logo { inline-size: 100%; block-size: 100%; max-block-size: 100%; object-fit: contain; }
.tile-wide .logo { max-inline-size: 40rem; } .logo-icon { max-inline-size: 11rem; } .logo-stacked { max-inline-size: 18rem; } .logo-wordmark { max-inline-size: 18rem; }
figcaption { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding-block-start: 0.5rem; font-size: 0.9375rem; color: var(--color-text-muted); }
.formats { display: inline-flex; gap: 0.25rem; }
.formats a { display: inline-flex; align-items: center; justify-content: center; min-block-size: 2.75rem; min-inline-size: 2.75rem; color: var(--color-text-default); font-weight: 600; font-size: 0.8125rem; letter-spacing: 0.04em; }
figcaption > span:first-child { padding-block: 0.625rem; }
.facts { display: flex; flex-wrap: wrap; gap: var(--space-sm) clamp(2rem, 5vw, 5rem); margin-block-start: var(--space-lg); padding-block-start: var(--space-md); border-block-start: 1px solid var(--color-border-subtle); }
.facts dt { color: var(--color-text-muted); font-size: 0.9375rem; } .facts dd { font: var(--typography-style-h4); text-align: match-parent; }

#colors h3 { margin-block: var(--space-xl) var(--space-sm); }
.swatches { display: grid; grid-template-columns: 1fr 1fr; grid-auto-rows: 9.5rem; grid-auto-flow: dense; overflow: hidden; border-radius: var(--shape-radius-card); box-shadow: 0 0 0 1px var(--color-border-subtle); forced-color-adjust: none; }
.swatch { display: flex; flex-direction: column; align-items: flex-start; padding: 0.875rem; min-inline-size: 0; }
.swatch-name { font-weight: 600; font-size: 0.9375rem; }
.swatch-value { margin-block-start: auto; margin-inline-start: -0.375rem; min-block-size: 2.75rem; padding: 0 0.375rem; border: 0; background: none; font-family: var(--typography-font-family-mono); font-size: 0.875rem; text-decoration: underline transparent; text-underline-offset: 0.25em; }
.swatch-value:hover { text-decoration-color: currentColor; }
.swatch :focus-visible { outline-color: currentColor; outline-offset: -2px; }
.swatch-ratio { font-family: var(--typography-font-family-mono); font-size: 0.8125rem; }
.swatch-first { grid-column: span 2; grid-row: span 2; } .swatch-second { grid-column: span 2; }
.swatch-first .swatch-name { font: var(--typography-style-h2); } .swatch-second .swatch-name { font: var(--typography-style-h3); }
/* Two, four or eight to a row: the weights are such that every row is full. */
.swatches-night .swatch:first-child { grid-column: span 2; }
@media (width >= 40rem) { .swatches { grid-template-columns: repeat(4, 1fr); } }
@media (width >= 75rem) { .swatches { grid-template-columns: repeat(8, 1fr); } .swatch-first { grid-column: span 4; } }

.faces { display: grid; gap: clamp(2rem, 4vw, 4rem); }
@media (width >= 62rem) { .faces { grid-template-columns: 1.4fr 1.1fr 0.9fr; } }
.face { display: grid; align-content: start; gap: 0.5rem; min-inline-size: 0; border-block-start: 2px solid currentColor; padding-block-start: var(--space-sm); }
.face-sample { font-size: clamp(6rem, 12vw, 12rem); line-height: 1.15; white-space: nowrap; overflow: clip; }
.face-heading .face-sample, .face-heading .face-letters { font-family: var(--typography-font-family-heading); font-weight: var(--typography-font-weight-display); }
.face-body .face-sample, .face-body .face-letters { font-family: var(--typography-font-family-body); }
.face-mono .face-sample, .face-mono .face-letters { font-family: var(--typography-font-family-mono); }
.face-role { color: var(--color-text-muted); font-weight: 400; }
.face-letters { font-size: 1.125rem; line-height: 1.5; text-align: start; }
.face-facts { color: var(--color-text-muted); font-size: 0.9375rem; } .face-facts a { color: var(--color-text-default); display: inline-block; padding-block: 0.5rem; margin-inline-start: 0.5rem; }
.scale { margin-block-start: var(--space-2xl); }
.scale li { display: grid; gap: 0.25rem 2rem; align-items: baseline; padding-block: var(--space-sm); border-block-start: 1px solid var(--color-border-subtle); }
@media (width >= 48rem) { .scale li { grid-template-columns: 9rem 1fr; } }
.scale-name { display: flex; gap: 0.75rem; color: var(--color-text-muted); font-family: var(--typography-font-family-mono); font-size: 0.8125rem; flex-wrap: wrap; }
.scale-sample { min-inline-size: 0; max-inline-size: 60rem; text-wrap: pretty; }
.type-display { font: var(--typography-style-display); letter-spacing: var(--typography-letter-spacing-display); } .type-h1 { font: var(--typography-style-h1); letter-spacing: var(--typography-letter-spacing-h1); }
.type-h2 { font: var(--typography-style-h2); letter-spacing: var(--typography-letter-spacing-h2); } .type-h3 { font: var(--typography-style-h3); letter-spacing: var(--typography-letter-spacing-h3); }
.type-h4 { font: var(--typography-style-h4); letter-spacing: var(--typography-letter-spacing-h4); } .type-lead { font: var(--typography-style-lead); }
.type-body { font: var(--typography-style-body); } .type-small { font: var(--typography-style-small); } .type-caption { font: var(--typography-style-caption); }

.drawings { columns: 3 20rem; column-gap: clamp(1rem, 2vw, 2rem); }
.drawing { break-inside: avoid; margin-block-end: var(--space-md); }
.drawing img { inline-size: 100%; border-radius: var(--shape-radius-card); box-shadow: 0 0 0 1px var(--color-border-subtle); }
.mockups { display: grid; gap: clamp(1rem, 2vw, 2rem); }
@media (width >= 62rem) { .mockups { grid-template-columns: 2fr 1fr; } .mockup-wide { grid-column: 1 / -1; } }
.mockup { overflow: hidden; border-radius: var(--shape-radius-card); background: var(--color-background-surface); }
.mockup-card, .mockup-app { display: grid; place-items: center; block-size: clamp(19rem, 34vw, 32rem); padding: clamp(1rem, 3vw, 3rem); }
.mockup-card { grid-template-columns: 1fr 1fr; gap: clamp(0.75rem, 2vw, 2rem); }
@media (width < 36rem) { .mockup-card { grid-template-columns: 1fr; block-size: auto; } }
.card { display: flex; flex-direction: column; justify-content: end; inline-size: 100%; max-inline-size: 24rem; aspect-ratio: 85 / 55; padding: 8%; border-radius: 0.25rem; box-shadow: 0 0.75rem 2rem rgb(0 0 0 / 0.16); font-size: 0.8125rem; line-height: 1.4; }
.card-front { align-items: center; justify-content: center; } .card-front img { inline-size: 74%; max-block-size: 46%; object-fit: contain; }
.card-back img { inline-size: 2.25rem; margin-block-end: auto; } .card-name { font-family: var(--typography-font-family-heading); font-weight: var(--typography-font-weight-h4); font-size: 1.0625rem; }
.mockup-app { gap: 0.75rem; align-content: center; } .app { display: grid; place-items: center; inline-size: min(11rem, 60%); aspect-ratio: 1; border-radius: 23%; box-shadow: 0 0.75rem 2rem rgb(0 0 0 / 0.16); } .app img { inline-size: 60%; block-size: 60%; object-fit: contain; }
.mockup-site { box-shadow: 0 0 0 1px var(--color-border-subtle); }
.site-bar { display: flex; gap: 0.5rem; padding: 0.875rem 1rem; opacity: 0.999; } .site-bar i { inline-size: 0.75rem; block-size: 0.75rem; border-radius: 50%; background: currentColor; opacity: 0.18; }
.site-head { padding: 0.5rem clamp(1rem, 4vw, 3rem) 1.25rem; } .site-head img { block-size: 2.25rem; inline-size: auto; }
.site-hero { display: grid; align-content: end; gap: 1rem; min-block-size: clamp(16rem, 34vw, 34rem); padding: clamp(1.25rem, 4vw, 3rem); background: var(--color-solid-primary); color: var(--color-text-on-primary); }
.site-title { max-inline-size: 16ch; font: var(--typography-style-display); letter-spacing: var(--typography-letter-spacing-display); text-wrap: balance; }

.components { display: grid; gap: var(--space-md); }
.component-list { display: flex; flex-wrap: wrap; gap: 0 1.25rem; align-content: start; }
.component-list a { display: flex; align-items: center; min-block-size: 2.75rem; text-decoration-color: transparent; } .component-list a:hover { text-decoration-color: currentColor; }
.component-frame { inline-size: 100%; block-size: min(52rem, 82vh); border: 1px solid var(--color-border-subtle); border-radius: var(--shape-radius-card); background: var(--color-background-page); }
@media (width >= 62rem) { .components { grid-template-columns: 11rem 1fr; } .component-list { display: block; max-block-size: min(52rem, 82vh); overflow-y: auto; } .component-list a { min-block-size: 2.25rem; } [dir="rtl"] .component-list { text-align: end; } }
.more { margin-block-start: var(--space-sm); }

.code { display: flex; align-items: center; gap: 1rem; margin-block-end: var(--space-sm); padding: 0.75rem 0.75rem 0.75rem 1.25rem; background: var(--color-background-surface); border-radius: var(--shape-radius-control); text-align: start; }
.code pre { flex: 1; min-inline-size: 0; margin: 0; overflow-x: auto; padding-block: 0.5rem; font-size: 0.9375rem; }
.addresses { margin-block-start: var(--space-lg); text-align: start; }
.addresses li { display: grid; grid-template-columns: 1fr auto; align-items: center; gap: 0 1rem; padding-block: 0.5rem; border-block-start: 1px solid var(--color-border-subtle); }
.addresses a { font-weight: 600; padding-block: 0.625rem; } .addresses code { grid-row: 2; font-size: 0.875rem; color: var(--color-text-muted); padding-block-end: 0.5rem; } .addresses .copy { grid-row: span 2; }
@media (width >= 48rem) { .addresses li { grid-template-columns: 18rem 1fr auto; } .addresses code { grid-row: auto; padding: 0; } .addresses .copy { grid-row: auto; } }

.downloads { display: grid; gap: clamp(1rem, 2vw, 2rem); grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); }
.downloads a { display: flex; flex-direction: column; justify-content: space-between; gap: 1.5rem; min-block-size: 11rem; padding: var(--space-md); border-radius: var(--shape-radius-card); background: var(--color-background-soft); text-decoration: none; }
.downloads li:first-child a { background: var(--color-solid-primary); color: var(--color-text-on-primary); }
.downloads a:hover .download-title { text-decoration: underline; text-underline-offset: 0.2em; }
.download-title { font: var(--typography-style-h3); letter-spacing: var(--typography-letter-spacing-h3); } .download-hint { font-size: 0.9375rem; }

.certificate { display: grid; gap: var(--space-sm); justify-items: start; }
.certificate-name { font: var(--typography-style-h3); letter-spacing: var(--typography-letter-spacing-h3); }
.certificate-test { display: inline-block; padding-inline: 0.5rem; border: 1.5px solid currentColor; font: var(--typography-style-body); letter-spacing: 0; }
.certificate-root { display: grid; gap: 0.25rem; max-inline-size: 100%; color: var(--color-text-muted); font-size: 0.9375rem; }
.certificate-root code { overflow-wrap: anywhere; }

.foot { display: grid; gap: 0.25rem 3rem; padding: clamp(2rem, 5vw, 4rem) clamp(1rem, 4vw, 4rem); border-block-start: 2px solid currentColor; }
@media (width >= 48rem) { .foot { grid-template-columns: auto 1fr auto; align-items: baseline; } }
.foot-name { font: var(--typography-style-h3); } .foot-end { color: var(--color-text-muted); font-size: 0.9375rem; } .foot-end a { display: inline-block; padding-block: 0.625rem; }
.said { position: fixed; inset-block-end: 1.5rem; inset-inline: 0; z-index: 9; inline-size: fit-content; margin-inline: auto; padding: 0.75rem 1.25rem; border-radius: var(--shape-radius-control); background: var(--color-text-default); color: var(--color-background-page); opacity: 0; pointer-events: none; }
.said:empty { display: none; } .said-now { opacity: 1; }
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } .said { transition: opacity 200ms; } }
@media print {
  .top, .skip, .actions, .copy, .component-frame, .said, #components { display: none; }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .hero { min-block-size: 18rem; } .part { padding-block-start: 2rem; break-inside: auto; } .tile, .swatch, .face, .scale li, .drawing { break-inside: avoid; }
}
`;
