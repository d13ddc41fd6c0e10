import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { TECH_STACKS } from "@/lib/model/brief.schema";
import { galleryPage } from "./gallery-page";
import { stackCatalog } from "./stack-catalog";

const TEMPLATES = "lib/kit/templates";
const read = (file: string) => readFileSync(path.join(TEMPLATES, file), "utf8");
const classesIn = (html: string) =>
  [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));

describe.each(TECH_STACKS)("%s", (stack) => {
  const catalog = stackCatalog(stack);

  test("examples show components of this stack only", () => {
    const parts = catalog.flatMap((component) => component.parts.map(({ className }) => className));
    const known = new Set([...parts, "kit-grid", "kit-visually-hidden", "kit-on-light", "kit-on-dark"]);
    const used = catalog.flatMap(({ examples }) => examples.flatMap(({ html }) => classesIn(html)));
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });

  test("no text speaks of another stack", () => {
    const others = {
      react: /\bVue\b|v-model/,
      vue: /\bReact|RefObject|useState/,
      html: /\b(?:React|Vue)\b|v-model/,
    };
    expect(JSON.stringify(catalog.map(({ usage, ...texts }) => texts))).not.toMatch(others[stack]);
  });

  test("the project's README names its components", () => {
    const readme = read(`${stack}/README.md`);
    const listed = /`(?:src\/components|kit\.js|index\.html)`\s*\|([^|]*)\|/.exec(readme)?.[1] ?? "";
    if (stack === "html") return expect(readme).not.toMatch(/\b(?:React|Vue)\b/);
    const names = listed.split(",").map((name) => name.trim());
    expect(names).toEqual(catalog.map(({ title }) => title.toLowerCase()));
  });
});

test.each([
  ["react", (id: string) => `react/src/components/${id}.tsx`],
  ["vue", (id: string) => `vue/src/components/kit-${id}.vue`],
] as const)("each property that is documented for %s stands in its component", (stack, fileOf) => {
  for (const { id, props, behaviour } of stackCatalog(stack)) {
    const source = read(fileOf(id)) + (behaviour ? read(`shared/behaviours/${behaviour}.ts`) : "");
    for (const { name } of props) {
      const [, model] = /^v-model:?(.*)$/.exec(name) ?? [];
      const isThere =
        model === undefined
          ? new RegExp(`\\b${name}\\??:`).test(source) || NATIVE.has(name)
          : source.includes(model ? `defineModel<boolean>("${model}"` : "defineModel<string>(");
      expect(isThere, `${id} ${name}`).toBe(true);
    }
  }
});

/** Attributes of HTML that the components hand on. */
const NATIVE = new Set(["type", "value", "max", "required", "disabled"]);

/**
 * One kit serves every business: a word of one trade, of buying or of leisure would stand in a hospice's kit too. The
 * examples speak of messages, documents and contact, which everybody has.
 */
const TRADE_WORDS =
  /€|\$\d|\b(?:book(?:ed|ing)?|guests?|menus|offers?|orders?|ordered|deliver(?:y|ed)|parcels?|customers?|clients?|price[sd]?|pay|paid|invoices?|cards? was|buy|shop|cart|free|plans?|seats?|teams?|rooms?|market|morning|visits?|photos?|stor(?:y|ies)|product|company|party|fun|win|goal)\b/i;
const TEXTS: [string, string][] = [
  ["gallery.html", galleryPage()],
  ...["react/src/gallery", "vue/src/gallery"].flatMap((folder) =>
    readdirSync(path.join(TEMPLATES, folder))
      .filter((name) => !name.endsWith(".css"))
      .map((name): [string, string] => [name, read(`${folder}/${name}`).replace(/\/\*[\s\S]*?\*\//g, "")]),
  ),
  ...TECH_STACKS.flatMap((stack) =>
    stackCatalog(stack).map(({ id, examples, usage, guidance, summary, variants }): [string, string] => [
      `${stack} ${id}`,
      JSON.stringify([examples, usage, guidance, summary, variants]),
    ]),
  ),
];

test.each(TEXTS)("%s fits every business", (_, text) => {
  expect(TRADE_WORDS.exec(text)?.[0]).toBeUndefined();
});
