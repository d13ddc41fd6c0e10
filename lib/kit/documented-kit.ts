import { kitCatalog } from "./catalog";
import { KIT_CHANGES } from "./changes";
import { examplePreviews, exampleSources } from "./example-source";
import { oncePerTemplates, templateText } from "./template-files";

/** What the documentation shows of the kit: the same for every brand. @throws when a template is missing */
export const documentedKit = oncePerTemplates((templates) => ({
  catalog: kitCatalog,
  kitChanges: KIT_CHANGES,
  examples: exampleSources(templates),
  previews: examplePreviews(templates),
  kitCss: templateText(templates, "html", "styles/kit.min.css"),
  kitScript: templateText(templates, "html", "kit.min.js"),
  frameCss: ["ground", "tabs", "settings"]
    .map((part) => templateText(templates, "shared", `styles/parts/${part}.css`))
    .join("\n"),
}));
