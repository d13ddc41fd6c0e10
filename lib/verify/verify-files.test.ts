import { beforeAll, describe, expect, test } from "vitest";
import { type GeneratedFile, jsonFile, textFile } from "@/lib/model/generated-file";
import { contrastRatio } from "./contrast-ratio";
import { sampleBrand } from "./sample-brand";
import { SAMPLE_SVG, sampleFiles, samplePdf, samplePng, sampleTokens } from "./sample-files";
import { verifyFiles } from "./verify-files";

const { palette, typography } = sampleBrand();
let good: GeneratedFile[];
beforeAll(async () => {
  good = await sampleFiles(palette, typography);
});

/** The good set with some files replaced or added. */
const having = (...files: GeneratedFile[]) => [
  ...good.filter((file) => !files.some(({ path }) => path === file.path)),
  ...files,
];
const without = (path: string) => good.filter((file) => file.path !== path);

/** Failures of one check; expects that it is the only check that fails. */
function failuresOf(
  id: string,
  files: GeneratedFile[],
  changes: Partial<Parameters<typeof verifyFiles>[0]> = {},
) {
  const result = verifyFiles({ palette, typography, userTexts: [], files, ...changes });
  const failed = result.checks.filter((check) => check.status === "failed");
  expect([result.passed, failed.map((check) => check.id)]).toEqual([false, [id]]);
  return failed[0]!.failures;
}

test("a good set passes every check and says what was measured", () => {
  const result = verifyFiles({ palette, typography, userTexts: ["Harvest & Hearth"], files: good });
  expect(result.passed).toBe(true);
  expect(result.checks.map((check) => `${check.id}: ${check.figure}`)).toMatchInlineSnapshot(`
    [
      "contrast-light: 15 of 15 pairs, lowest text 5.12:1",
      "contrast-dark: 15 of 15 pairs, lowest text 6.78:1",
      "palette-tokens: 30 colors",
      "token-schema: 35 tokens in 1 document",
      "logo-complete: 3 variations, 60 of 60 files",
      "svg-outlines: 12 files",
      "pdf-vector: 12 files, 36 path operators",
      "png-valid: 36 files",
      "fonts-present: 4 faces, 3 licenses",
      "no-raw-markup: 18 text files",
      "no-absolute-host: 15 text files",
    ]
  `);
});

test("an empty set fails with words, not with an exception", () => {
  const result = verifyFiles({ palette, typography, userTexts: [], files: [] });
  expect(result.checks.filter((check) => check.status === "failed").map((check) => check.id)).toEqual([
    "palette-tokens",
    "token-schema",
    "logo-complete",
    "svg-outlines",
    "pdf-vector",
    "png-valid",
    "fonts-present",
  ]);
});

test("bytes that are no text or picture fail with words", () => {
  const garbage = new Uint8Array(300).fill(0xc3);
  const result = verifyFiles({
    palette,
    typography,
    userTexts: [],
    files: good.map(({ path }) => ({ path, bytes: garbage })),
  });
  expect(result.checks.filter((check) => check.status === "passed").map((check) => check.id)).toEqual([
    "contrast-light",
    "contrast-dark",
    "logo-complete",
  ]);
});

describe("contrast", () => {
  test.each([
    ["#000000", "#ffffff", 21],
    ["#777777", "#ffffff", 4.48],
    ["#767676", "#ffffff", 4.54],
    ["#ff0000", "#ffffff", 4.0],
    ["#1a1a1a", "#1a1a1a", 1],
  ])("of %s on %s is %d", (a, b, ratio) => {
    expect(contrastRatio(a, b)).toBeCloseTo(ratio, 2);
    expect(contrastRatio(b, a)).toBe(contrastRatio(a, b));
  });

  test("too little on a pair that the palette does not list", () => {
    const weak = structuredClone(palette);
    weak.dark.onSolid.info = "#90caf8";
    weak.pairs = weak.pairs.filter((pair) => pair.foreground !== "on-info");
    expect(failuresOf("contrast-dark", good, { palette: weak })).toEqual([
      expect.stringMatching(/^on-info on info: 1(\.\d+)?:1 instead of 4.5:1$/),
    ]);
  });

  test("a ratio, a value or a demand that the palette misstates", () => {
    const false1 = structuredClone(palette);
    const pair = false1.pairs.find(
      ({ theme, foreground }) => theme === "light" && foreground === "text-muted",
    )!;
    pair.ratio = 9;
    expect(failuresOf("contrast-light", good, { palette: false1 })[0]).toMatch(/says 9:1, it is/);
    const false2 = structuredClone(palette);
    Object.assign(false2.pairs[0]!, { foregroundHex: "#000000", ratio: 20.6 });
    expect(failuresOf("contrast-light", good, { palette: false2 })[0]).toContain(
      "the palette has #1a1d1b for text",
    );
    const false3 = structuredClone(palette);
    false3.pairs.push({
      theme: "light",
      foreground: "border",
      background: "background",
      foregroundHex: "#868c88",
      backgroundHex: "#fdfdfc",
      ratio: 3.41,
      required: 1,
      use: "text",
    });
    expect(failuresOf("contrast-light", good, { palette: false3 })).toContainEqual(
      expect.stringContaining("border on background: 3.3"),
    );
  });
});

describe("tokens", () => {
  const withTokens = (change: (tokens: Record<string, unknown>) => void) => {
    const tokens: Record<string, unknown> = structuredClone(sampleTokens(palette));
    change(tokens);
    return having(jsonFile("tokens/brand.tokens.json", tokens));
  };

  test.each<[string, unknown, string]>([
    ["no type", { $value: 1 }, "has no $type"],
    ["an unknown type", { $type: "colour", $value: "#fff" }, "has the unknown type colour"],
    ["a hex string for a color", { $type: "color", $value: "#ffffff" }, "must be a color object"],
    [
      "a hex that is not its components",
      { $type: "color", $value: { colorSpace: "srgb", components: [1, 1, 1], hex: "#fffffe" } },
      "has components of #ffffff and the hex #fffffe",
    ],
    [
      "a dimension as text",
      { $type: "dimension", $value: "8px" },
      "must be {value, unit} with unit px or rem",
    ],
    ["a unit that is none", { $type: "duration", $value: { value: 1, unit: "min" } }, "with unit ms or s"],
    [
      "an alias to nothing",
      { $type: "color", $value: "{color.gone}" },
      "refers to {color.gone}, which does not exist",
    ],
    ["an alias to another type", { $type: "color", $value: "{space.s}" }, "which is a dimension"],
    ["an alias to itself", { $type: "color", $value: "{x}" }, "refers to itself"],
    ["a missing part", { $type: "shadow", $value: { color: "{color.brand.primary}" } }, "lacks offsetX"],
    [
      "a part that refers to nothing",
      { $type: "border", $value: { color: "{gone}", width: "{space.s}", style: "solid" } },
      "refers to {gone}",
    ],
    ["a curve outside its bounds", { $type: "cubicBezier", $value: [2, 0, 0, 1] }, "within 0 and 1"],
  ])("%s", (_, token, problem) => {
    const failures = failuresOf(
      "token-schema",
      withTokens((tokens) => Object.assign(tokens, { x: token })),
    );
    expect(failures).toEqual([expect.stringContaining(problem)]);
    expect(failures[0]).toMatch(/^tokens\/brand.tokens.json: x /);
  });

  test("an export that prints an object", () => {
    const scss = textFile(
      "tokens/brand.scss",
      "$transition: [object Object];\n/* undefined is a word here */",
    );
    expect(failuresOf("token-schema", having(scss))).toEqual(['tokens/brand.scss: holds "[object Object]"']);
  });

  test("a color of the palette that the tokens or the CSS do not have", () => {
    const css = new TextDecoder().decode(good.find((file) => file.path === "tokens/brand.css")!.bytes);
    const changed = textFile("tokens/brand.css", css.replace("#7a3e9d", "#7a3e9c"));
    expect(failuresOf("palette-tokens", having(changed))).toEqual(["light secondary #7a3e9d is in no CSS"]);
    const other = structuredClone(palette);
    other.dark.roles.border.hex = "#6f7a75";
    expect(failuresOf("palette-tokens", good, { palette: other })).toHaveLength(2);
  });

  test("a primary of another color", () => {
    const files = withTokens((tokens) => {
      (tokens.color as { brand: object }).brand = {
        primary: { $type: "color", $value: "{color.dark.primary}" },
      };
    });
    expect(failuresOf("palette-tokens", files)).toEqual([
      "color.brand.primary is #5cc4a0 instead of #1f6f54",
    ]);
  });
});

describe("svg", () => {
  const path = "logos/icon/color.svg";
  test.each([
    ["text", "<text>A</text>", "<text> is not allowed"],
    ["a picture", '<image href="#a"/>', "<image> is not allowed"],
    ["a script", "<script>1</script>", "<script> is not allowed"],
    ["a style element", "<style>a{}</style>", "<style> is not allowed"],
    ["foreign content", "<foreignObject></foreignObject>", "<foreignObject> is not allowed"],
    ["a handler", '<g onclick="x()"></g>', "onclick is not allowed on <g>"],
    ["a font", '<g font-family="Inter"></g>', "font-family is not allowed on <g>"],
    ["a style", '<g style="fill:red"></g>', "style is not allowed on <g>"],
    ["an outside reference", '<use href="https://x.example/a.svg#b"/>', "href of <use> points outside"],
    ["an outside fill", '<g fill="url(https://x.example/#a)"></g>', "fill of <g> points outside"],
    ["CDATA", "<![CDATA[<script>]]>", "it has a declaration"],
    ["an unquoted attribute", "<g onclick=x()></g>", "it has a stray bracket"],
    ["an open element", "<g>", "</svg> closes nothing"],
  ])("with %s", (_, content, problem) => {
    const svg = textFile(path, SAMPLE_SVG.replace("</svg>", `${content}</svg>`));
    expect(failuresOf("svg-outlines", having(svg))).toEqual([expect.stringContaining(`${path}: ${problem}`)]);
  });

  test("with a declaration of entities", () => {
    const svg = textFile(path, SAMPLE_SVG.replace("<svg", '<!DOCTYPE svg [<!ENTITY a "b">]><svg'));
    expect(failuresOf("svg-outlines", having(svg))).toHaveLength(1);
  });

  test("that draws nothing", () => {
    const svg = textFile(
      path,
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d=""/></svg>',
    );
    expect(failuresOf("svg-outlines", having(svg))).toEqual([`${path}: it draws nothing`]);
  });

  test("may use its own gradients and clips", () => {
    const inside =
      '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><use href="#a" fill="url(#a)"/>';
    const files = having(textFile(path, SAMPLE_SVG.replace("</svg>", `${inside}</svg>`)));
    expect(verifyFiles({ palette, typography, userTexts: [], files }).passed).toBe(true);
  });
});

describe("png", () => {
  const path = "logos/icon/color-512.png";
  const failure = (bytes: Uint8Array, at = path) => failuresOf("png-valid", having({ path: at, bytes }));
  test("of another size than its name says", () => {
    expect(failure(samplePng(511, 300))).toEqual([`${path}: 511 × 300 px does not fit its name`]);
    expect(failure(samplePng(1200, 600), "social/og-1200x630.png")).toHaveLength(1);
  });
  test("that is blank", () => {
    expect(failure(samplePng(512, 128, false))).toEqual([`${path}: blank`]);
  });
  test("that is damaged or cut off", () => {
    const bytes = samplePng(512, 128);
    const damaged = bytes.slice();
    damaged[60] = damaged[60]! ^ 1;
    expect(failure(damaged)).toEqual([`${path}: the checksum of IDAT does not hold`]);
    expect(failure(bytes.subarray(0, -20))).toEqual([expect.stringContaining(path)]);
    expect(failure(textFile("x", "<html>").bytes)).toEqual([`${path}: not a PNG`]);
  });
});

describe("pdf", () => {
  const path = "logos/icon/color.pdf";
  test("with a picture, text, or nothing in it", async () => {
    const drawings: [string, (page: PDFKit.PDFDocument) => void][] = [
      [
        "holds a picture",
        (page) =>
          page
            .image(Buffer.from(samplePng(8, 8)), 0, 0)
            .rect(0, 0, 9, 9)
            .fill(),
      ],
      ["holds a font or text", (page) => page.rect(0, 0, 9, 9).fill().text("A", 0, 0)],
      ["draws nothing", () => {}],
    ];
    for (const [problem, draw] of drawings) {
      const files = having({ path, bytes: await samplePdf(draw) });
      expect(failuresOf("pdf-vector", files)).toEqual([`${path}: ${problem}`]);
    }
  });
  test("with two pages, or cut off", async () => {
    const bytes = await samplePdf((page) => page.rect(0, 0, 9, 9).fill().addPage().rect(0, 0, 9, 9).fill());
    expect(failuresOf("pdf-vector", having({ path, bytes }))).toEqual([`${path}: 2 pages instead of one`]);
    expect(failuresOf("pdf-vector", having({ path, bytes: bytes.subarray(0, -30) }))).toEqual([
      `${path}: cut off`,
    ]);
  });
});

test("a missing, broken or unlicensed face", () => {
  const path = "fonts/inter/inter-400.woff2";
  expect(failuresOf("fonts-present", without(path))).toEqual([`missing: ${path}`]);
  const ttf = { path, bytes: new Uint8Array(64) };
  expect(failuresOf("fonts-present", having(ttf))).toEqual([`${path}: not a whole WOFF2 file`]);
  expect(failuresOf("fonts-present", without("LICENSES/inter.txt"))).toEqual([
    "missing license: LICENSES/inter.txt",
  ]);
});

test("a logo that is missing in a version, or begun in a fourth variation", () => {
  expect(failuresOf("logo-complete", without("logos/wordmark/white-2048.png"))).toEqual([
    "missing: logos/wordmark/white-2048.png",
  ]);
  expect(failuresOf("logo-complete", having(textFile("logos/stacked/color.svg", SAMPLE_SVG)))).toHaveLength(
    19,
  );
});

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
