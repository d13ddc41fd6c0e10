import vm from "node:vm";
import { transform } from "esbuild";
import fc from "fast-check";
import { expect, test } from "vitest";
import { brandModule, brandScript } from "./brand-module";

const HOSTILE = [
  '"; alert(1); "',
  "`$" + "{alert(1)}`",
  "</script><script>alert(1)</script>",
  "*/ alert(1) /*",
  "\\",
  "'); //",
  "line\u2028separator\u2029",
  "{{ constructor.constructor('alert(1)')() }}",
];
const brand = (name: string) => ({ name, tagline: name, language: "en", direction: "ltr" }) as const;

test.each(HOSTILE)("%j stays a text, as a script and as a module", async (name) => {
  expect(inBrowser(brandScript(brand(name)))).toEqual(brand(name));
  expect(await inModule(brandModule(brand(name)))).toEqual(brand(name));
});

test("any name and tagline come back as they were", () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, unit: "grapheme" }),
      fc.string({ unit: "binary" }),
      (name, tagline) => {
        const given = { name, tagline, language: "ar", direction: "rtl" } as const;
        expect(inBrowser(brandScript(given))).toEqual(given);
      },
    ),
  );
});

test("nothing in the files ends a comment, a tag or a line by what was typed", () => {
  const text = brandModule(brand("</script> */ \u2028 <!--"));
  expect(text.match(/\*\//g)).toHaveLength(1);
  expect(text).not.toMatch(/[<>\u2028]/);
});

function inBrowser(script: string): unknown {
  const context = vm.createContext({ window: {} });
  vm.runInContext(script, context);
  return JSON.parse(JSON.stringify(context.window.brand));
}

async function inModule(source: string): Promise<unknown> {
  const { code } = await transform(source, { loader: "ts", format: "cjs" });
  const module = { exports: {} as { brand?: unknown } };
  vm.runInNewContext(code, { module });
  return JSON.parse(JSON.stringify(module.exports.brand));
}
