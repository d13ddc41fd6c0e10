import { Code, Copy, Section, TableRegion } from "../docs-frame";
import type { DocsInput, DocsPage } from "../docs-input";
import type { TokenRow } from "../token-rows";
import { TokenContexts } from "./token-contexts";

export const tokens: DocsPage = {
  file: "tokens.html",
  title: "Design tokens",
  group: "Build",
  summary:
    "Every value of the brand by name, in the DTCG format 2025.10, and the same values for CSS, Sass, Tailwind and Figma.",
  sections: [
    { id: "use", title: "Use" },
    { id: "contexts", title: "Themes and contrast" },
    { id: "semantic", title: "Meanings" },
    { id: "component", title: "Components" },
    { id: "primitive", title: "Values" },
  ],
};

const USES = [
  {
    file: "tokens/brand.css",
    title: "CSS",
    text: '@import "./tokens/brand.css";\n\n.offer {\n  padding: var(--space-md);\n  color: var(--color-text-on-action);\n  background: var(--color-action-fill);\n  border-radius: var(--shape-radius-control);\n}',
  },
  {
    file: "tokens/_brand.scss",
    title: "Sass",
    text: '@use "tokens/brand";\n\n.offer {\n  padding: brand.$space-md;\n  background: brand.$color-action-fill;\n}',
  },
  {
    file: "tokens/tailwind.css",
    title: "Tailwind CSS 4",
    text: '@import "tailwindcss";\n@import "./tokens/brand.css";\n@import "./tokens/tailwind.css";',
  },
  {
    file: "tokens/tailwind.config.cjs",
    title: "Tailwind CSS 3",
    text: 'module.exports = { presets: [require("./tokens/tailwind.config.cjs")], content: [] };',
  },
  {
    file: "tokens/brand.tokens.json",
    title: "Any tool that reads DTCG",
    text: "tokens/brand.tokens.json            the base document\ntokens/theme-dark.tokens.json       what the dark theme changes\ntokens/gamut-p3.tokens.json         what wide-gamut screens show\ntokens/contrast-more.tokens.json    what high contrast changes\ntokens/motion-reduced.tokens.json   what reduced motion changes\ntokens/brand.resolver.json          how they belong together",
  },
  {
    file: "tokens/style-dictionary.config.mjs",
    title: "Style Dictionary 5: the same CSS from your own build, and Sass, Less and JavaScript",
    text: 'npm install --save-dev style-dictionary@5\nnpx style-dictionary build --config tokens/style-dictionary.config.mjs\n\nIn a config of your own: source: ["tokens/style-dictionary.json"], with any of its own\ntransform groups. Version 5 cannot print the durations, transitions and gradients of\nbrand.tokens.json; in style-dictionary.json they are text.',
  },
  {
    file: "tokens/figma-variables.json",
    title: "Figma: variables in six collections, the theme in four modes",
    text: "tokens/figma-variables.json   the body of POST /v1/files/:file_key/variables of Figma's REST API\n\nTheme: Light, Dark, High contrast light, High contrast dark\nMotion: Full, Reduced\nAliases stay aliases; var(--…) is each variable's name in code.",
  },
];

export function TokensPage({ input, rows }: { input: DocsInput; rows: readonly TokenRow[] }) {
  const tier = (row: TokenRow) => /^(primitive|component)\./.exec(row.path)?.[1] ?? "semantic";
  const present = new Set(input.paths);
  return (
    <>
      <Section id="use" title="Use">
        {USES.filter(({ file }) => present.has(file)).map(({ title, text }) => (
          <Code key={title} title={title} text={text} />
        ))}
      </Section>
      <Section id="contexts" title="Themes and contrast">
        <TokenContexts />
      </Section>
      <div className="filter" data-filter>
        <label htmlFor="token-filter">Search names, values and descriptions</label>
        <input id="token-filter" className="kit-input filter-input" type="search" autoComplete="off" />
        <p role="status" data-filter-count />
      </div>
      <Tier id="semantic" title="Meanings" rows={rows.filter((row) => tier(row) === "semantic")} />
      <Tier id="component" title="Components" rows={rows.filter((row) => tier(row) === "component")} />
      <Tier id="primitive" title="Values" rows={rows.filter((row) => tier(row) === "primitive")} />
    </>
  );
}

function Tier({ id, title, rows }: { id: string; title: string; rows: readonly TokenRow[] }) {
  return (
    <Section id={id} title={title}>
      <TableRegion
        label={`Tokens: ${title.toLowerCase()}`}
        columns={["Custom property", "Value, light theme", "What for"]}
      >
        {rows.map((row) => (
          <tr
            key={row.path}
            data-row={`${row.path} ${row.cssName} ${row.resolved} ${row.description}`.toLowerCase()}
          >
            <th scope="row">
              <Copy value={`var(${row.cssName})`} label={row.cssName} />
            </th>
            <td dir="ltr">
              {row.type === "color" && (
                <span className="chip" style={{ background: row.resolved }} aria-hidden="true" />
              )}
              <code>{row.resolved}</code>
            </td>
            <td>{row.description}</td>
          </tr>
        ))}
      </TableRegion>
    </Section>
  );
}
