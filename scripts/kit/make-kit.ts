import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { format } from "prettier";
import { kitCatalog } from "@/lib/kit/catalog";
import { KIT_CHANGES } from "@/lib/kit/changes";
import type { KitComponent } from "@/lib/kit/kit.schema";
import { TECH_STACKS } from "@/lib/model/brief.schema";
import { pascalCase } from "@/lib/model/letter-case";
import { bundleKitScript, minifiedScript, minifiedStyle } from "./bundle-kit-script";
import { htmlPages } from "./html-pages";
import { reactProps, vueProps } from "./props-files";
import { reactExample } from "./react-example";
import { renderMarkup } from "./render-markup";
import { vueExample } from "./vue-example";

export const TEMPLATES = "lib/kit/templates";
const STYLES = `${TEMPLATES}/shared/styles/parts`;

/**
 * Everything in the templates that comes from the descriptions: types of properties, examples, lists of components, the
 * markup of the HTML project, its script and the one style sheet; and the projects' versions. Text by path relative to the clone.
 */
export async function makeKit(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const put = async (file: string, source: string) =>
    files.set(`${TEMPLATES}/${file}`, await formatted(file, source));
  const markup = await renderMarkup(kitCatalog);
  for (const component of kitCatalog) {
    const { id } = component;
    await put(`react/src/components/props/${id}.ts`, reactProps(component));
    await put(`vue/src/components/props/${id}.ts`, vueProps(component));
    await put(`react/src/examples/${id}.tsx`, reactExample(component));
    await put(`vue/src/examples/${id}.vue`, vueExample(component));
  }
  await put("react/src/examples/index.ts", reactIndex());
  await put("vue/src/examples/index.ts", vueIndex());
  await put("react/src/index.ts", reactEntry());
  await put("vue/src/index.ts", vueEntry());
  for (const { file, html } of htmlPages(kitCatalog, markup)) await put(`html/${file}`, html);
  await put("shared/styles/kit.css", styleSheet());
  const script = await bundleKitScript();
  files.set(`${TEMPLATES}/html/kit.js`, script);
  files.set(`${TEMPLATES}/html/kit.min.js`, await minifiedScript(script));
  files.set(`${TEMPLATES}/html/styles/kit.min.css`, await minifiedStyle(styleSheet()));
  for (const stack of TECH_STACKS) {
    const file = `${TEMPLATES}/${stack}/package.json`;
    files.set(file, versioned(readFileSync(file, "utf8")));
  }
  return files;
}

/** A project's package.json in the version of the newest entry of the kit's changes. */
function versioned(text: string): string {
  return text.replace(/(?<="version": ")[^"]*/, KIT_CHANGES[0]?.version ?? "");
}

const MADE = "// Made from the components' descriptions.";

function storyList(
  { id, title, group, summary, stories }: KitComponent,
  last: (storyId: string) => string,
): string {
  const entries = stories.map(
    (story) =>
      `{ ${[`id: ${JSON.stringify(story.id)}`, `title: ${JSON.stringify(story.title)}`, `layout: ${JSON.stringify(story.layout)}`, last(story.id)].filter(Boolean).join(", ")} }`,
  );
  return `{ id: ${JSON.stringify(id)}, title: ${JSON.stringify(title)}, group: ${JSON.stringify(group)}, summary: ${JSON.stringify(summary)}, stories: [${entries.join(", ")}]`;
}

function reactIndex(): string {
  const imports = kitCatalog.map(({ id }) => `import * as ${pascalCase(id)}Stories from "./${id}";`);
  const list = kitCatalog.map(
    (component) =>
      `${storyList(component, (story) => `Story: ${pascalCase(component.id)}Stories.${pascalCase(story)}`)} }`,
  );
  return `${MADE}
${imports.join("\n")}

/** Every component with its stories, in the order of the gallery. */
export const examples = [${list.join(",\n")}] as const;
`;
}

function vueIndex(): string {
  const imports = kitCatalog.map(({ id }) => `import ${pascalCase(id)}Stories from "./${id}.vue";`);
  const list = kitCatalog.map(
    (component) => `${storyList(component, () => "")}, Stories: ${pascalCase(component.id)}Stories }`,
  );
  return `${MADE}
${imports.join("\n")}

/** Every component with its stories, in the order of the gallery. */
export const examples = [${list.join(",\n")}] as const;
`;
}

function reactEntry(): string {
  return `${MADE}\n${kitCatalog.map(({ id }) => `export * from "./components/${id}";`).join("\n")}\n`;
}

function vueEntry(): string {
  const components = kitCatalog.map(
    ({ id, name }) => `export { default as Kit${name} } from "./components/kit-${id}.vue";`,
  );
  return `${MADE}\n${components.join("\n")}\nexport * from "./components/use-toast";\n`;
}

/** The parts in the catalogue's order, between the ground and people's own settings. */
function styleSheet(): string {
  const names = readdirSync(STYLES).map((name) => path.basename(name, ".css"));
  const ids = kitCatalog.map(({ id }) => id);
  const known = new Set([...ids, "ground", "settings"]);
  const others = names.filter((name) => !known.has(name)).sort();
  return ["ground", ...others, ...ids, "settings"]
    .filter((name) => names.includes(name))
    .map((name) => readFileSync(`${STYLES}/${name}.css`, "utf8").trim())
    .join("\n\n");
}

async function formatted(file: string, source: string): Promise<string> {
  return format(source, {
    filepath: file,
    printWidth: 110,
    // Spaces between tags make no difference in the layouts of the kit.
    htmlWhitespaceSensitivity: "ignore",
    endOfLine: "lf",
  });
}

/** Folders in which everything but the mark is made here. */
export const MADE_FOLDERS = [
  "react/src/examples",
  "vue/src/examples",
  "react/src/components/props",
  "vue/src/components/props",
].map((folder) => `${TEMPLATES}/${folder}`);
