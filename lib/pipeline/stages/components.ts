import { isKitInput, TOKENS } from "@/lib/kit/kit-inputs";
import { files } from "../output.schema";
import { made, of, stage } from "../stage";
import { logos } from "./logos";
import { strategy } from "./strategy";
import { tokens } from "./tokens";
import { typography } from "./typography";

export const components = stage({
  id: "components",
  label: "Building the component library",
  weight: 3,
  reads: {
    brief: ["techStack"],
    outputs: {
      strategy: of(strategy, "name", "slug", "tagline", "language", "direction"),
      typography: of(typography),
    },
    // A project holds copies of the tokens, the typefaces and the mark.
    files: { of: [typography, logos, tokens], as: "bytes", which: isKitInput },
  },
  uses: {
    kitFiles: "kit/kit-files",
    registryFiles: "kit/registry/registry-files",
  },
  writes: [
    {
      path: "components/",
      text: "Components, as a project that installs and builds.",
    },
    {
      path: "registry/",
      text: "The same components for a shadcn registry.",
    },
  ],
  schema: files,
  run: ({ brief, strategy, typography, files }, { fontVersions, kitFiles, registryFiles, templates }) =>
    made({}, () => {
      const brandCss = new TextDecoder().decode(files.find(({ path }) => path === TOKENS)?.bytes);
      return [
        ...kitFiles({ stack: brief.techStack, strategy, typography, files, templates: templates() }),
        ...registryFiles({
          strategy,
          typography,
          brandCss,
          templates: templates(),
          fontVersions: fontVersions(),
        }),
      ];
    }),
});
