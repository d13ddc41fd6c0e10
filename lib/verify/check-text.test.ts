import { describe, expect, test } from "vitest";
import { jsonFile, textFile } from "@/lib/model/generated-file";
import { verifyFiles } from "./verify-files";
import { failuresOf, having, palette, typography, useGoodFiles } from "./verify-test-kit";

useGoodFiles();

describe("typed text", () => {
  const typed = "<img src=x onerror=alert(1)>";
  const failures = (path: string, text: string, userTexts: string[] = []) =>
    failuresOf("no-raw-markup", having(textFile(path, text)), { userTexts });
  test.each([
    ["docs/a.json", JSON.stringify({ name: typed }), "holds a raw tag"],
    ["docs/a.json", "{", "not JSON"],
    ["docs/a.md", `# ${typed}`, "holds a raw tag"],
    ["docs/a.md", "[a](javascript:alert(1))", "links to a script"],
    ["docs/a.html", "<p onclick='x()'>", "has an inline event handler"],
    ["docs/a.html", '<a href=" javascript:x()">', "links to a script"],
  ])("%s with %s", (path, text, problem) => {
    expect(failures(path, text)).toEqual([`${path}: ${problem}`]);
  });
  test("raw in a file where it would mean something", () => {
    expect(failures("tokens/a.css", "/* a */ b{} */", ["a */ b{}"])).toHaveLength(1);
    expect(failures("docs/a.js", `x = "${typed}"`, [typed])).toHaveLength(1);
    expect(failures("docs/a.md", "a b](x) c", ["a b](x) c"])).toHaveLength(1);
  });
  test("escaped, in code, or too short to tell, passes", () => {
    const files = having(
      jsonFile("docs/a.json", { name: typed }),
      textFile("docs/a.md", "`<b>` and\n\n```html\n<img>\n```\n\n&lt;img&gt; \\`<"),
      textFile("docs/a.html", "<p>text</p>"),
    );
    expect(verifyFiles({ palette, typography, userTexts: [typed, "<p>"], files }).passed).toBe(true);
  });
});

describe("hosts", () => {
  test.each([
    ["docs/a.css", "a { background: url('https://x.example/a.png') }"],
    ["docs/b.css", '@import "//x.example/a.css";'],
    ["docs/a.html", "<script src=https://x.example/a.js></script>"],
    ["docs/a.md", "[a](https://x.example/)"],
    ["docs/a.json", '{"$schema":"https://x.example/schema.json"}'],
  ])("%s that refers to one: %s", (path, text) => {
    expect(failuresOf("no-absolute-host", having(textFile(path, text)))).toEqual([
      expect.stringContaining(`${path}: refers to`),
    ]);
  });
  test("an address of this machine, unless a person typed it", () => {
    const files = having(textFile("docs/a.md", "http://localhost:3000 is where"));
    expect(failuresOf("no-absolute-host", files)).toEqual(["docs/a.md: names localhost:3000"]);
    const userTexts = ["A tool that opens http://localhost:3000"];
    expect(verifyFiles({ palette, typography, userTexts, files }).passed).toBe(true);
  });
});
