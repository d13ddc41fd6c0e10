import { describe, expect, test } from "vitest";
import { jsonFile, textFile } from "@/lib/model/generated-file";
import { allFailures, failuresOf, having, useGoodFiles, verify } from "./verify-test-kit";

useGoodFiles();

describe("typed text", () => {
  const typed = "<img src=x onerror=alert(1)>";
  const failures = (path: string, text: string, userTexts: string[] = []) =>
    allFailures(having(textFile(path, text)), { userTexts }).then((all) => all["no-raw-markup"]);
  test.each([
    ["docs/a.json", JSON.stringify({ name: typed }), "holds a raw tag"],
    ["docs/a.json", "{", "not JSON"],
    ["docs/a.md", `# ${typed}`, "holds a raw tag"],
    ["docs/a.md", "[a](javascript:alert(1))", "links to a script"],
    ["docs/a.html", "<p onclick='x()'>", "has an inline event handler"],
    ["docs/a.html", '<a href=" javascript:x()">', "links to a script"],
  ])("%s with %s", async (path, text, problem) => {
    expect(await failures(path, text)).toEqual([`${path}: ${problem}`]);
  });
  test("raw in a file where it would mean something", async () => {
    expect(await failures("tokens/a.css", "/* a */ b{} */", ["a */ b{}"])).toHaveLength(1);
    expect(await failures("docs/a.js", `x = "${typed}"`, [typed])).toHaveLength(1);
    expect(await failures("docs/a.md", "a b](x) c", ["a b](x) c"])).toHaveLength(1);
  });
  test("escaped, in code, or too short to tell, passes", async () => {
    const files = having(
      jsonFile("docs/a.json", { name: typed }),
      textFile("docs/a.md", "`<b>` and\n\n```html\n<img>\n```\n\n&lt;img&gt; \\`<"),
      textFile("docs/a.html", "<title>A</title><p>text</p></html>"),
    );
    expect((await verify(files, { userTexts: [typed, "<p>"] })).passed).toBe(true);
  });
});

describe("hosts", () => {
  test.each([
    ["docs/a.css", "a { background: url('https://x.example/a.png') }"],
    ["docs/b.css", '@import "//x.example/a.css";'],
    ["docs/a.html", "<script src=https://x.example/a.js></script>"],
    ["docs/a.md", "[a](https://x.example/)"],
    ["docs/a.json", '{"$schema":"https://x.example/schema.json"}'],
  ])("%s that refers to one: %s", async (path, text) => {
    const all = await allFailures(having(textFile(path, text)));
    expect(all["no-absolute-host"]).toEqual([expect.stringContaining(`${path}: refers to`)]);
  });
  test("an address of this machine, unless a person typed it", async () => {
    const files = having(textFile("docs/a.md", "http://localhost:3000 is where"));
    expect(await failuresOf("no-absolute-host", files)).toEqual(["docs/a.md: names localhost:3000"]);
    const userTexts = ["A tool that opens http://localhost:3000"];
    expect((await verify(files, { userTexts })).passed).toBe(true);
  });
});
