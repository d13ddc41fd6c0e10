import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { makePalette } from "@/lib/palette/make-palette";
import { cssVariableNames } from "@/lib/tokens/brand-css";
import { makeTokens } from "@/lib/tokens/make-tokens";
import { sampleStrategy } from "@/lib/tokens/sample-strategy";
import { makeTypography } from "@/lib/typography/make-typography";
import { kitCatalog } from "./catalog";
import { kitComponentSchema } from "./kit.schema";
import { isElement, isKeyed, isNodes, type StoryElement, type StoryNode } from "./story";

const TEMPLATES = "lib/kit/templates";
const read = (file: string) => readFileSync(`${TEMPLATES}/${file}`, "utf8");
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found);
const repeated = (names: readonly string[]) => [
  ...new Set(names.filter((name, at) => names.indexOf(name) !== at)),
];

const strategy = sampleStrategy();
const choice = { strategy, style: "modern", seed: 1 } as const;
const tokens = makeTokens({ strategy, palette: makePalette(choice), typography: makeTypography(choice) });
const tokenNames = new Set(cssVariableNames(tokens));
const classNames = new Set(kitCatalog.flatMap(({ parts }) => parts.map(({ className }) => className)));

function elementsOf(nodes: readonly StoryNode[]): StoryElement[] {
  return nodes.filter(isElement).flatMap((node) => [
    node,
    ...elementsOf(node.children),
    ...Object.values(node.props).flatMap((value) => {
      if (isElement(value)) return elementsOf([value]);
      if (isNodes(value)) return elementsOf(value.nodes);
      return isKeyed(value) ? Object.values(value.keyed).flatMap(elementsOf) : [];
    }),
  ]);
}

describe("the descriptions", () => {
  test.each(kitCatalog)("$title is valid, and its rows are tried in its stories", (component) => {
    expect(kitComponentSchema.safeParse(component).error).toBeUndefined();
    const stories = component.stories.map(({ id }) => id);
    expect(component.keys.filter(({ story }) => !stories.includes(story))).toEqual([]);
    expect(component.keys.filter(({ id }) => !id.startsWith(`${component.id}-`))).toEqual([]);
  });

  test("repeat no id of a component, a story or a row", () => {
    expect(repeated(kitCatalog.map(({ id }) => id))).toEqual([]);
    expect(repeated(kitCatalog.flatMap(({ keys }) => keys.map(({ id }) => id)))).toEqual([]);
    for (const { stories } of kitCatalog) expect(repeated(stories.map(({ id }) => id))).toEqual([]);
  });

  test("name custom properties that the tokens have", () => {
    const named = kitCatalog.flatMap((component) => component.tokens);
    expect(named.filter((name) => !tokenNames.has(name))).toEqual([]);
  });

  test("show every value of every variant in a story, and elements of the kit only", () => {
    const components = new Set(kitCatalog.map(({ name }) => name));
    for (const { title, name, variants, stories } of kitCatalog) {
      const elements = stories.flatMap(({ content }) => elementsOf(content));
      expect(elements.filter(({ element }) => /^[A-Z]/.test(element) && !components.has(element))).toEqual(
        [],
      );
      const own = elements.filter(({ element }) => element === name);
      for (const { prop, attribute, values, default: preset } of variants) {
        expect(
          values.map(({ value }) => value),
          title,
        ).toContain(preset);
        if (attribute !== "data-variant") continue;
        const shown = new Set(own.map(({ props }) => props[prop] ?? preset));
        expect(
          values.filter(({ value }) => !shown.has(value)).map(({ value }) => value),
          `${title}: ${prop}`,
        ).toEqual([]);
      }
    }
  });

  test.each(["react", "vue"])("%s takes the defaults that they name", (stack) => {
    for (const { id, props, variants } of kitCatalog) {
      const file = stack === "react" ? `react/src/components/${id}.tsx` : `vue/src/components/kit-${id}.vue`;
      const source = read(file);
      const named = [
        ...variants.map(({ prop, default: value }) => [prop, JSON.stringify(value)] as const),
        ...props.flatMap(({ name, default: value }) => (value === undefined ? [] : [[name, value] as const])),
      ];
      for (const [name, value] of named) {
        const taken = new RegExp(`\\b${name}(?:: \\w+)? = ("[^"]*"|[^,}\\n]+)`).exec(source)?.[1]?.trim();
        // What is absent is false anyway.
        if (taken !== undefined || value !== "false") expect(taken, `${file}: ${name}`).toBe(value);
      }
    }
  });
});

describe("the markup", () => {
  const pages = readdirSync(`${TEMPLATES}/html`).filter((file) => file.endsWith(".html"));

  test.each(pages)("of %s repeats no id, points at what is there, uses declared parts", (file) => {
    const html = read(`html/${file}`);
    const ids = matches(html, / id="([^"]*)"/g);
    expect(repeated(ids)).toEqual([]);
    const targets = matches(
      html,
      / (?:for|aria-controls|aria-labelledby|aria-describedby|commandfor|popovertarget|list)="([^"]*)"/g,
    );
    expect(targets.flatMap((list) => list.split(" ")).filter((id) => !ids.includes(id))).toEqual([]);
    const used = matches(html, / class="([^"]*)"/g).flatMap((names) => names.split(/\s+/));
    const helpers = ["kit-page", "kit-visually-hidden", "kit-on-light", "kit-on-dark"];
    const unknown = used.filter((name) => name.startsWith("kit-") && !classNames.has(name));
    expect([...new Set(unknown)].filter((name) => !helpers.includes(name))).toEqual([]);
    expect(html).not.toMatch(/ on[a-z]+="| (?:src|srcset|poster|action)="(?:https?:)?\/\//);
  });
});

describe.each(["kit", "gallery"])("%s.css", (name) => {
  const css = read(`shared/styles/${name}.css`).replace(/\/\*[\s\S]*?\*\//g, "");

  test("takes every custom property from the tokens or from itself", () => {
    const own = new Set(matches(css, /(--[a-z0-9-]+):/g));
    // Set by a behaviour or a component on the element itself.
    for (const source of readdirSync(`${TEMPLATES}/shared/behaviours`))
      for (const found of matches(read(`shared/behaviours/${source}`), /"(--[a-z0-9-]+)"/g)) own.add(found);
    for (const source of readdirSync(`${TEMPLATES}/react/src/components`).filter((file) =>
      file.endsWith(".tsx"),
    ))
      for (const found of matches(read(`react/src/components/${source}`), /"(--[a-z0-9-]+)"/g))
        own.add(found);
    // What has a value of its own beside it may be set by whoever likes.
    const used = matches(css, /var\((--[a-z0-9-]+)\)/g);
    expect(used.length).toBeGreaterThan(50);
    expect([...new Set(used)].filter((name) => !tokenNames.has(name) && !own.has(name))).toEqual([]);
  });

  test("names no color of its own, no side of the page and no address", () => {
    expect(css).not.toMatch(/#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(|\boklch\(/i);
    expect(css).not.toMatch(
      /\b(?:margin|padding|border)-(?:left|right)|[^-]\b(?:left|right):|text-align: (?:left|right)/,
    );
    expect(css).not.toMatch(/url\(|@import/);
  });
});

test("gallery.css has no rule for what no gallery shows", () => {
  const galleries = ["html/index.html", "html/example-button.html", "react/src/gallery", "vue/src/gallery"]
    .flatMap((name) =>
      name.includes(".") ? [name] : readdirSync(`${TEMPLATES}/${name}`).map((file) => `${name}/${file}`),
    )
    .map(read)
    .join("\n");
  const named = matches(read("shared/styles/gallery.css"), /\.(gallery(?:-[a-z]+)*)/g);
  expect([...new Set(named)].filter((name) => !new RegExp(`["' ]${name}["' ]`).test(galleries))).toEqual([]);
});
