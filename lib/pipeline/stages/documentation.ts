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
  uses: {
    brandCss: "tokens/brand-css",
    documentedKit: "kit/documented-kit",
    inOneColor: "logo/export/join-touching",
    makeDocsSite: "docs-site/make-docs-site",
    makeReadme: "package/readme",
    makeTokens: "tokens/make-tokens",
  },
  writes: [
    {
      path: "docs/",
      text: "The documentation site. Open docs/index.html.",
    },
  ],
  schema: files,
  run(input, engine) {
    const { brandCss, documentedKit, inOneColor, makeDocsSite, makeReadme, makeTokens, templates } = engine;
    const { logo, paths } = input;
    const write = () => {
      const tokens = makeTokens(input);
      const site = makeDocsSite({
        ...input,
        ...documentedKit(templates()),
        plainMark: inOneColor(logo.variations.icon),
        tokens: tokens.document,
        tokensCss: brandCss(tokens),
      });
      return [...site, makeReadme({ ...input, paths: [...paths, ...site.map(({ path }) => path)].sort() })];
    };
    return made({}, write);
  },
});
