import path from "node:path";
import { describe, expect, test } from "vitest";
import { kitFiles } from "@/lib/kit/kit-files";
import { NOT_SHARED, SHARED_FOLDER } from "@/lib/kit/kit-layout";
import { TECH_STACKS } from "@/lib/model/brief.schema";
import { type GeneratedFile, textFile } from "@/lib/model/generated-file";
import { assertPackagePaths } from "@/lib/package/package-path";
import { sampleStrategy } from "@/lib/tokens/sample-strategy";
import { makeTypography } from "@/lib/typography/make-typography";
import { checkHosts } from "@/lib/verify/check-hosts";
import { checkRawMarkup } from "@/lib/verify/check-raw-markup";
import { kitTemplates } from "./kit-templates";

const HOSTILE = '</script><img src=x onerror="alert(1)"> */ `$x` {{ x }} “守”';
const strategy = sampleStrategy({ name: HOSTILE, tagline: HOSTILE.slice(0, 40) });
const typography = makeTypography({ strategy, style: "modern", seed: 1 });
const fonts = [typography.heading, typography.body, typography.mono, ...typography.scriptFallbacks];
const files: GeneratedFile[] = [
  textFile("tokens/brand.css", ":root { --space-md: 1.5rem; }"),
  textFile("logos/icon/brewly-icon-color.svg", "<svg/>"),
  textFile("logos/icon/brewly-icon-reversed.svg", "<svg/>"),
  ...fonts.flatMap((font) => [
    ...font.faces.map(({ path }) => ({ path, bytes: new Uint8Array([1, 2, 3]) })),
    textFile(font.license, "License"),
  ]),
];
const templates = kitTemplates();
const emit = (stack: (typeof TECH_STACKS)[number], given = files) =>
  kitFiles({ stack, strategy, typography, files: given, templates });

describe.each(TECH_STACKS)("the %s project", (stack) => {
  const root = `components/${stack}/`;
  const emitted = new Map(emit(stack).map(({ path, bytes }) => [path, bytes]));
  const text = (path: string) => new TextDecoder().decode(emitted.get(path));

  test("has every template byte for byte, the tokens and the typefaces", () => {
    for (const { path, bytes } of templates[stack]) expect(emitted.get(root + path)).toBe(bytes);
    const shared = templates.shared.filter(({ path }) => !NOT_SHARED[stack]?.test(path));
    for (const { path, bytes } of shared) {
      expect(emitted.get(root + SHARED_FOLDER[stack] + path)).toBe(bytes);
    }
    const copies = files.filter(({ path }) => path.startsWith("fonts/") || path === "tokens/brand.css");
    for (const { path, bytes } of copies) {
      const place = path === "tokens/brand.css" ? "styles/brand.css" : path;
      expect(emitted.get(root + SHARED_FOLDER[stack] + place)).toBe(bytes);
    }
  });

  test("has paths that unpack everywhere, in order, and a README", () => {
    const paths = [...emitted.keys()];
    assertPackagePaths(paths);
    expect(paths).toEqual([...paths].sort());
    expect(text(`${root}README.md`)).toMatch(/^# /);
  });

  test("keeps what a person typed in the module of data", () => {
    const holders = [...emitted.keys()].filter((path) => /alert\(1\)|守/.test(text(path)));
    expect(holders).toEqual([`${root}${SHARED_FOLDER[stack]}brand.${stack === "html" ? "js" : "ts"}`]);
    const all = emit(stack);
    expect(checkRawMarkup(all, [strategy.name, strategy.tagline]).failures).toEqual([]);
    expect(checkHosts(all, []).failures).toEqual([]);
  });

  test("refers only to files that it has", () => {
    const missing = [...emitted.keys()].flatMap((file) =>
      referencesIn(file, text(file))
        .map((reference) => resolve(root, file, reference))
        .filter((target) => !["", ".ts", ".tsx"].some((extension) => emitted.has(target + extension)))
        .map((target) => `${file}: ${target}`),
    );
    expect(missing).toEqual([]);
  });

  test("says which file it lacks", () => {
    const without = files.filter(({ path }) => path !== "tokens/brand.css");
    expect(() => emit(stack, without)).toThrow("needs tokens/brand.css");
  });
});

function referencesIn(file: string, text: string): string[] {
  const patterns = /\.html$/.test(file)
    ? [/<(?:link|script)\b[^>]* (?:href|src)="([^"]+)"/g]
    : /\.css$/.test(file)
      ? [/url\("([^"]+)"\)/g]
      : /\.(?:tsx?|vue)$/.test(file)
        ? [/(?:from|import) "(\.[^"]+)"/g]
        : [];
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, found = ""]) => found));
}

/** Vite serves a project's root at "/". */
function resolve(root: string, file: string, reference: string): string {
  return reference.startsWith("/")
    ? root + reference.slice(1)
    : path.posix.join(path.dirname(file), reference);
}
