import { html, type Markup } from "../html";
import { BASE, type Landing } from "./landing-part";

/** What a developer or an agent takes: address, what it is, and whether it is the page's own or a file of the package. */
const ADDRESSES: readonly [path: string, what: string][] = [
  ["tokens/brand.css", "CSS custom properties"],
  ["tokens/brand.tokens.json", "Design tokens, DTCG 2025.10"],
  ["tokens/tailwind.css", "Tailwind CSS 4"],
  ["tokens/_brand.scss", "Sass"],
  ["tokens/figma-variables.json", "Figma variables"],
  ["brand.json", "The brand as data"],
  ["DESIGN.md", "For agents that design"],
  ["DESIGN.dark.md", "The same, dark theme"],
  ["llms.txt", "For language models"],
];
const MADE_HERE = new Set(["DESIGN.md", "DESIGN.dark.md"]);

export function buildSection({ words, paths }: Landing): Markup {
  const isThere = (path: string) =>
    MADE_HERE.has(path) || paths.has(path) || (path === "llms.txt" && paths.has("docs/llms.txt"));
  const commands = [
    ...(paths.has("registry/base.json") ? [`npx shadcn@latest init ${BASE}/r/base.json`] : []),
    ...(paths.has("registry/vue/base.json")
      ? [`npx shadcn-vue@latest init --preset ${BASE}/r/vue/base.json`]
      : []),
  ];
  return html`<p class="lead">${words.buildLead}</p>
${commands.map((command) => code(command, words.copy))}
${code(`<link rel="stylesheet" href="${BASE}/tokens/brand.css">`, words.copy)}
<ul class="addresses" lang="en" dir="ltr">${ADDRESSES.filter(([path]) => isThere(path)).map(([path, what]) => html`<li><a href="${path}">${what}</a><code>/${path}</code><button type="button" class="copy" data-copy="${BASE}/${path}" aria-label="${words.copy} ${BASE}/${path}" hidden>${words.copy}</button></li>`)}</ul>`;
}

/** What people who are no developers take along. */
export function downloadsSection({ input, words }: Landing): Markup {
  const guidelines = input.files.find(({ path }) => /^guidelines\/[^/]+\.pdf$/.test(path));
  const rows: readonly (readonly [href: string, title: string, hint: string])[] = [
    ["press-kit.zip", words.pressKit, `ZIP · ${words.pressKitHint}`],
    ...(guidelines ? [[guidelines.path, words.guidelines, `PDF · ${size(guidelines.bytes)}`] as const] : []),
    ...(input.packageBytes === null
      ? []
      : [["package.zip", words.package, `ZIP · ${size(input.packageBytes)}`] as const]),
  ];
  return html`<ul class="downloads">${rows.map(([href, title, hint]) => html`<li><a href="${href}" download><span class="download-title">${title}</span><span class="download-hint">${hint}</span></a></li>`)}</ul>`;
}

function code(text: string, copy: string): Markup {
  return html`<div class="code" dir="ltr"><pre tabindex="0"><code>${text}</code></pre><button type="button" class="copy" data-copy="${text}" hidden>${copy}</button></div>`;
}

/** As people count: 1 MB is a million bytes. */
function size(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
