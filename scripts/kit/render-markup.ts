import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { KitComponent } from "@/lib/kit/kit.schema";
import { pascalCase } from "@/lib/model/letter-case";
import { reactExample } from "./react-example";

const REACT = path.resolve("lib/kit/templates/react/src");
const BEHAVIOURS = path.resolve("lib/kit/templates/shared/behaviours");

/** Markup of every story, by "<component>/<story>": what React renders on a server, with readable ids. */
export async function renderMarkup(catalog: readonly KitComponent[]): Promise<Map<string, string>> {
  const entry = catalog.map(({ id }) => `export * as ${pascalCase(id)} from "story:${id}";`).join("\n");
  const sources = new Map(catalog.map((component) => [component.id, reactExample(component, true)]));
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: REACT, loader: "ts" },
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    jsx: "automatic",
    // From the clone's own packages: templates have none.
    nodePaths: [path.resolve("node_modules")],
    external: ["react", "react/jsx-runtime", "react-dom"],
    plugins: [
      {
        name: "stories",
        setup(setup) {
          setup.onResolve({ filter: /^story:/ }, ({ path: name }) => ({
            path: name.slice(6),
            namespace: "story",
          }));
          setup.onLoad({ filter: /.*/, namespace: "story" }, ({ path: id }) => ({
            contents: sources.get(id) ?? "",
            loader: "tsx",
            resolveDir: path.join(REACT, "examples"),
          }));
          // In a project the shared behaviours stand beside the components.
          setup.onResolve({ filter: /\/behaviours\// }, ({ path: name }) => ({
            path: path.join(BEHAVIOURS, `${path.basename(name)}.ts`),
          }));
        },
      },
    ],
  });
  // Beside the packages, because the bundle imports React by name.
  const file = path.resolve("dist", `kit-stories-${process.pid}-${Date.now()}.mjs`);
  await writeFile(file, outputFiles[0]?.text ?? "");
  try {
    const bundle = (await import(pathToFileURL(file).href)) as Record<string, Record<string, ComponentType>>;
    return new Map(
      catalog.flatMap(({ id, stories }) =>
        stories.map((story) => {
          const Story = bundle[pascalCase(id)]?.[pascalCase(story.id)];
          if (!Story) throw new Error(`${id}/${story.id} was not printed.`);
          // React asks browsers to load pictures beforehand; a page of stories has no use for that.
          const html = renderToStaticMarkup(createElement(Story)).replace(/<link rel="preload"[^>]*>/g, "");
          return [`${id}/${story.id}`, withReadableIds(html, `${id}-${story.id}`)] as const;
        }),
      ),
    );
  } finally {
    await rm(file, { force: true });
  }
}

/** React's own ids ("_R_1_") become "<component>-<story>-1", in the order in which they appear. */
function withReadableIds(html: string, prefix: string): string {
  const names = new Map<string, string>();
  return html.replace(/_R_[0-9a-z]*_/g, (id) => {
    const name = names.get(id) ?? `${prefix}-${names.size + 1}`;
    names.set(id, name);
    return name;
  });
}
