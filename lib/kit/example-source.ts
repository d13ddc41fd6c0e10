import { pascalCase } from "@/lib/model/letter-case";
import { kitCatalog } from "./catalog";
import type { ExampleSources } from "./kit.schema";
import { oncePerTemplates, templateText } from "./template-files";

/**
 * The sources of every story, cut from the example files that the projects compile and the tests open, by
 * "<component>/<story>".
 * @throws when an example file is missing, or lacks a story
 */
export const exampleSources = oncePerTemplates(
  (templates): ReadonlyMap<string, ExampleSources> =>
    new Map(
      kitCatalog.flatMap(({ id, stories }) => {
        const react = templateText(templates, "react", `src/examples/${id}.tsx`);
        const vue = templateText(templates, "vue", `src/examples/${id}.vue`);
        const html = templateText(templates, "html", examplePage(id));
        return stories.map(
          (story) =>
            [
              `${id}/${story.id}`,
              {
                react: reactSource(react, story.id),
                vue: vueSource(vue, story.id),
                html: markupSource(html, story.id),
              },
            ] as const,
        );
      }),
    ),
);

/** The body of every component's example page, by the component's id. */
export const examplePreviews = oncePerTemplates(
  (templates): ReadonlyMap<string, string> =>
    new Map(kitCatalog.map(({ id }) => [id, storiesOf(templateText(templates, "html", examplePage(id)))])),
);

const examplePage = (id: string): string => `example-${id}.html`;

function storiesOf(page: string): string {
  return page.slice(page.indexOf("<main"), page.indexOf("</main>") + "</main>".length);
}

/** The story's function, with the imports and constants that it uses. */
function reactSource(file: string, story: string): string {
  const name = pascalCase(story);
  const body = cut(file, `export function ${name}() {\n`, "\n}\n", story);
  return [...usedLines(file, body).map(fromProject), "", body.trim(), ""].join("\n").trimStart();
}

/** The story's template as a component of its own, with the imports and constants that it uses. */
function vueSource(file: string, story: string): string {
  const script = /<script setup lang="ts">\n([\s\S]*?)<\/script>/.exec(file)?.[1] ?? "";
  const inner = templateOf(file, story);
  const lines = usedLines(script, inner, /^const \{ toast \}.*$/gm).map(fromProject);
  return `<script setup lang="ts">\n${lines.join("\n")}\n</script>\n\n<template>\n${indented(inner, 2)}\n</template>\n`;
}

/** What stands in the template of a story, on lines of its own or on one with its tags. */
function templateOf(file: string, story: string): string {
  const head = `story === '${story}'">`;
  const from = file.indexOf(head) + head.length;
  const end = /\n {2}<\/template>|(?<=^[^\n]*)<\/template>/.exec(file.slice(from));
  if (from < head.length || !end) throw new Error(`An example file lacks the story ${story}.`);
  return file.slice(from, from + end.index).replace(/^\n/, "");
}

/** What stands in the story's stage. */
function markupSource(page: string, story: string): string {
  const from = page.indexOf(`data-story="${story}"`);
  if (from < 0) throw new Error(`The example page lacks the story ${story}.`);
  const start = page.indexOf(">", page.indexOf("aria-label=", from)) + 1;
  const inner = page.slice(start, page.indexOf("\n      </figure>", start)).replace(/^\n/, "");
  return `${indented(inner, 0)}\n`;
}

function cut(file: string, head: string, end: string, story: string): string {
  const from = file.indexOf(head);
  const to = file.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`An example file lacks the story ${story}.`);
  return file.slice(from, to + end.length);
}

/** Imports and top-level constants of which the text uses a name. */
function usedLines(file: string, text: string, more?: RegExp): string[] {
  const declared = [
    ...file.matchAll(/^import [\s\S]*?;$/gm),
    ...(more ? file.matchAll(more) : []),
    ...file.matchAll(/^const (?!\{)[\s\S]*?;$/gm),
  ].map(([line]) => line);
  return declared.filter((line) => {
    const head = line.startsWith("import") ? line.slice(0, line.indexOf(" from ")) : line.split("=")[0]!;
    const names = head.match(/[A-Za-z_$][\w$]*/g) ?? [];
    const isRef = line.includes("import { ref }") && /\bv-model/.test(text);
    return isRef || names.some((name) => !RESERVED.has(name) && new RegExp(`\\b${name}\\b`).test(text));
  });
}

const RESERVED = new Set(["import", "const", "type", "ref", "from"]);

/** As an app imports it that installed the project as a package. */
function fromProject(line: string): string {
  return line
    .replace(
      /import (Kit\w+) from "\.\.\/components\/kit-[a-z0-9-]+\.vue"/,
      'import { $1 } from "brand-components"',
    )
    .replace(/from "\.\.\/components\/[a-z0-9-]+"/, 'from "brand-components"')
    .replace('from "../brand"', 'from "./brand"');
}

/** The lines moved so that the leftmost one begins at `depth` spaces. */
function indented(text: string, depth: number): string {
  const lines = text.replace(/\s+$/, "").split("\n");
  const least = Math.min(...lines.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  return lines.map((line) => (line.trim() ? " ".repeat(depth) + line.slice(least) : "")).join("\n");
}
