/** Plain, so that nothing competes with the designs. */
export const COMPARISON_STYLE = `
:root { background: var(--paper); color-scheme: light dark; --ink: #16181d; --paper: #ffffff; --soft: #565b66; --line: #d5d8de; }
@media (prefers-color-scheme: dark) { :root { --ink: #f1f2f4; --paper: #14161a; --soft: #b2b7c1; --line: #3a3f49; } }
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
main { padding: 1rem clamp(1rem, 3vw, 2rem); }
.bar { margin-block-end: 1rem; }
h1 { margin: 0 0 0.75rem; font-size: 1.25rem; line-height: 1.3; }
h2 { margin: 2rem 0 0.5rem; font-size: 1.0625rem; }
form { display: flex; flex-wrap: wrap; gap: 0.75rem 1.25rem; }
label { display: grid; gap: 0.25rem; font-size: 0.875rem; color: var(--soft); }
label[hidden] { display: none; }
select, input { min-block-size: 2.75rem; font: inherit; color: var(--ink); }
select { padding-inline: 0.5rem; border: 1px solid var(--soft); border-radius: 4px; background: var(--paper); }
input[type="range"] { inline-size: min(20rem, 80vw); }
a { color: inherit; display: inline-block; padding: 0.5rem; }
:focus-visible { outline: 3px solid currentColor; outline-offset: 2px; }
.stage { display: grid; gap: 1rem; grid-template-columns: 1fr 1fr; align-items: start; }
.stage:not([data-view="side"]) { grid-template-columns: 1fr; justify-items: center; }
.pane { position: relative; overflow: hidden; inline-size: 100%; border: 1px solid var(--line); background: #ffffff; }
.stage:not([data-view="side"]) .pane { grid-area: 1 / 1; }
.stage:not([data-view="side"]) .pane + .pane { z-index: 1; }
iframe { display: block; inline-size: 100%; block-size: 80vh; border: 0; transform-origin: 0 0; }
table { inline-size: 100%; border-collapse: collapse; font-size: 0.9375rem; }
th, td { padding: 0.5rem 0.75rem 0.5rem 0; border-block-end: 1px solid var(--line); text-align: start; vertical-align: middle; font-weight: 400; }
thead th { color: var(--soft); font-size: 0.875rem; }
svg { inline-size: 1rem; block-size: 1rem; vertical-align: -0.125rem; }
@media (width < 40rem) { thead { display: none; } tr { display: block; padding-block: 0.5rem; border-block-end: 1px solid var(--line); } th, td { display: block; padding: 0.125rem 0; border: 0; } }
`;
