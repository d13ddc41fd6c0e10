import type { GeneratedFile } from "@/lib/model/generated-file";
import { files } from "../output.schema";
import { made, of, stage } from "../stage";
import { logos } from "./logos";
import { palette } from "./palette";
import { strategy } from "./strategy";
import { typography } from "./typography";

export const documentation = stage({
  id: "documentation",
  label: "Writing the documentation",
  weight: 4,
  reads: {
    brief: ["techStack"],
    outputs: {
      strategy: of(strategy),
      palette: of(palette),
      typography: of(typography),
      logo: of(logos),
    },
    files: { of: "before", as: "paths" },
  },
  schema: files,
  run(input, engine) {
    const {
      brandCss,
      exampleSources,
      inOneColor,
      kitCatalog,
      kitChanges,
      makeDocsSite,
      makeReadme,
      makeTokens,
    } = engine;
    const { logo, paths } = input;
    const write = () => {
      const tokens = makeTokens(input);
      const templates = engine.templates();
      const { shared, html } = templates;
      const site = makeDocsSite({
        ...input,
        plainMark: inOneColor(logo.variations.icon),
        tokens: tokens.document,
        tokensCss: brandCss(tokens),
        catalog: kitCatalog,
        kitChanges,
        examples: exampleSources(templates),
        previews: new Map(kitCatalog.map(({ id }) => [id, storiesOf(textOf(html, `example-${id}.html`))])),
        kitCss: textOf(shared, "styles/kit.css"),
        kitScript: textOf(html, "kit.js"),
      });
      return [...site, makeReadme({ ...input, paths: [...paths, ...site.map(({ path }) => path)].sort() })];
    };
    return made({}, write);
  },
});

/** The body of an example page. */
function storiesOf(page: string): string {
  return page.slice(page.indexOf("<main"), page.indexOf("</main>") + "</main>".length);
}

function textOf(templates: readonly GeneratedFile[], path: string): string {
  const file = templates.find((template) => template.path === path);
  if (!file) throw new Error(`The component templates have no ${path}: the documentation shows them live.`);
  return new TextDecoder().decode(file.bytes);
}
