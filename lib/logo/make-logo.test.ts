import { inflateSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { createFontLibrary } from "@/lib/fonts/installed/font-library";
import { boundingBox, fitSquare } from "@/lib/geometry/outline";
import { fromPathData } from "@/lib/geometry/path-data";
import { rasterize } from "@/lib/geometry/raster";
import type { DesignChoices } from "@/lib/model/choices.schema";
import { makePalette } from "@/lib/palette/make-palette";
import { makeTypography } from "@/lib/typography/make-typography";
import { logoFiles } from "./export/logo-files";
import { FAMILIES } from "./families/families";
import { failedGates } from "./judge/gates";
import { overlap } from "./judge/metrics";
import { COLOR_VERSIONS, type Drawing, LOGO_VARIATIONS, type Logo, logoSchema } from "./logo.schema";
import { makeLogo } from "./make-logo";
import { SAMPLE_BRIEFS, type SampleBrief, sampleNamed } from "./sample-briefs-fixture";

const fonts = createFontLibrary();

async function logoOf(sample: SampleBrief, seed: number): Promise<Logo> {
  const logo = await drawLogo(sample, seed);
  if ("kind" in logo) throw new Error(logo.kind);
  return logo;
}

async function drawLogo(sample: SampleBrief, seed: number) {
  const { brief, strategy } = sample;
  const palette = makePalette({ strategy, style: brief.style, seed });
  const typography = makeTypography({ strategy, style: brief.style, seed });
  return makeLogo({ brief, strategy, palette, typography, fonts, seed });
}

function withChoices({ brief, strategy }: SampleBrief, choices: DesignChoices): SampleBrief {
  return { brief: { ...brief, choices }, strategy };
}

const outlineOf = ({ shapes }: Drawing) => shapes.flatMap(({ d }) => fromPathData(d));

/** What the family of a mark declares. */
const declared = ({ family }: Pick<Logo, "family">) => FAMILIES.find(({ id }) => id === family)!.symmetry;

describe("makeLogo", () => {
  let logos: Logo[];
  beforeAll(async () => {
    logos = [];
    for (const [index, sample] of SAMPLE_BRIEFS.entries()) logos.push(await logoOf(sample, index + 1));
  });

  test("every mark passes every gate, measured on the final icon", () => {
    for (const logo of logos) expect(failedGates(logo, declared(logo))).toEqual([]);
  });

  test("ideas get different marks from several families", () => {
    expect(new Set(logos.map(({ family }) => family)).size).toBeGreaterThanOrEqual(5);
    const pictures = logos.map(({ variations }) =>
      rasterize(fitSquare(outlineOf(variations.icon), 2), 64, 1),
    );
    const clashes = pictures.flatMap((picture, index) =>
      pictures.slice(index + 1).filter((other) => overlap(picture, other) >= 0.985),
    );
    expect(clashes.length).toBeLessThanOrEqual(2);
  });

  test("drawings are valid, hold only M, L, C, Z, and keep all ink inside", () => {
    for (const logo of logos) {
      expect(logoSchema.parse(logo)).toEqual(logo);
      for (const variation of LOGO_VARIATIONS) {
        const drawing = logo.variations[variation];
        for (const { d } of drawing.shapes) expect(d).toMatch(/^(?:[MLC][-\d. ]+|Z)+$/);
        const box = boundingBox(outlineOf(drawing))!;
        expect(Math.min(box.minX, box.minY)).toBeGreaterThanOrEqual(7.9);
        expect(box.maxX).toBeLessThanOrEqual(drawing.width - 7.9);
        expect(box.maxY).toBeLessThanOrEqual(drawing.height - 7.9);
      }
      expect(logo.variations.icon.width).toBe(logo.variations.icon.height);
    }
  });

  test("lockups of ordinary names stand between 2:1 and 9:1", () => {
    const ratios = logos.map(({ variations: { combination } }) => combination.width / combination.height);
    expect(ratios.filter((ratio) => ratio < 1.8 || ratio > 9)).toEqual([]);
  });

  test("the same input gives the same logo, another seed may give another", async () => {
    const sample = SAMPLE_BRIEFS[3]!;
    expect(await logoOf(sample, 4)).toEqual(logos[3]);
    const families = new Set<string>();
    for (const seed of [11, 12, 13, 14, 15]) {
      families.add((await logoOf(sample, seed)).concept);
      if (families.size > 1) break;
    }
    expect(families.size).toBeGreaterThan(1);
  });

  test("six directions of different families, ids unique, each past every gate, the first in use", () => {
    for (const logo of logos) {
      expect(new Set(logo.directions.map(({ id }) => id)).size).toBe(6);
      expect(new Set(logo.directions.map(({ family }) => family)).size).toBeGreaterThanOrEqual(4);
      expect(logo.mark).toBe(logo.directions[0]!.id);
      expect(logo.variations.icon).toEqual(logo.directions[0]!.icon);
      expect(logo.gates.filter(({ passed }) => !passed)).toEqual([]);
      for (const direction of logo.directions) {
        expect(direction.id).toMatch(/^[a-z0-9-]+\/[a-z0-9-]+$/);
        expect(failedGates(direction, declared(direction))).toEqual([]);
      }
    }
  });

  test("a brief that names a direction gets it, among the same six; an unknown one lists those there are", async () => {
    const sample = SAMPLE_BRIEFS[2]!;
    const { directions } = logos[2]!;
    const wanted = directions[4]!;
    const logo = await logoOf(withChoices(sample, { mark: wanted.id }), 3);
    expect(logo.directions).toEqual(directions);
    expect(logo.variations.icon).toEqual(wanted.icon);
    expect(logo.mark).toBe(wanted.id);
    expect(await drawLogo(withChoices(sample, { mark: "fold/nothing" }), 3)).toMatchObject({
      kind: "unknown-mark",
      id: "fold/nothing",
      valid: expect.arrayContaining(directions.map(({ id }) => id)),
    });
  });

  test("the mark follows the seed of its own part", async () => {
    const sample = SAMPLE_BRIEFS[2]!;
    expect((await logoOf(withChoices(sample, { seeds: { logos: 3 } }), 99)).directions).toEqual(
      logos[2]!.directions,
    );
  });

  test("the customer's own mark stands in every lockup; its gates are reported, not enforced", async () => {
    const ownMark = {
      viewBox: [0, 0, 24, 24] as [number, number, number, number],
      paths: ["M2 2h20v20H2z", "M6 12a6 6 0 1 1 12 0a6 6 0 1 1-12 0z"],
    };
    const logo = await logoOf(withChoices(SAMPLE_BRIEFS[0]!, { ownMark }), 1);
    expect([logo.family, logo.mark]).toEqual(["customer", "customer/own"]);
    expect(logo.metrics).toMatchObject({ inkShare: 1, components: 1 });
    expect(logo.gates.filter(({ passed }) => !passed).map(({ metric }) => metric)).toContain("inkShare");
    expect(logo.directions).toEqual(logos[0]!.directions);
    const box = boundingBox(outlineOf(logo.variations.icon))!;
    expect([box.minX, box.minY, box.maxX, box.maxY]).toEqual([8, 8, 264, 264]);
    const empty = { ...ownMark, paths: ["M2 2L20 20Z"] };
    await expect(logoOf(withChoices(SAMPLE_BRIEFS[0]!, { ownMark: empty }), 1)).rejects.toThrow(
      "encloses an area",
    );
  });

  test.each([
    ["Arabic", "قهوة الصباح"],
    ["Hebrew", "קפה בוקר"],
    ["Japanese", "海辺の本屋"],
    ["Thai", "กาแฟ"],
    ["Latin and Arabic", "Bayt بيت 24"],
    ["only emoji", "🚀🌙"],
    ["no outline at all", "\u{1F1F8}"],
    [
      "80 characters without a space",
      "Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaf",
    ],
    ["one character", "Q"],
    ["markup", '<script>alert(1)</script> & "co"'],
  ])("%s name", async (_, name) => {
    const logo = await logoOf(sampleNamed(name), 5);
    expect(boundingBox(outlineOf(logo.variations.wordmark))).not.toBeNull();
    expect(failedGates(logo, declared(logo))).toEqual([]);
  });

  test("right-to-left lockups have the icon on the right", async () => {
    const { combination } = (await logoOf(sampleNamed("قهوة"), 2)).variations;
    const boxOf = (roles: string[]) =>
      boundingBox(
        combination.shapes.filter(({ fill }) => roles.includes(fill)).flatMap(({ d }) => fromPathData(d)),
      )!;
    expect(boxOf(["primary"]).minX).toBeGreaterThan(boxOf(["ink"]).maxX);
  });
});

describe("logoFiles", () => {
  const name = `<b onload="x">'&' Ärger`;
  let logo: Logo;
  let files: Map<string, Uint8Array>;
  beforeAll(async () => {
    logo = await logoOf(sampleNamed(name), 9);
    files = new Map(
      (await logoFiles(logo, { name, slug: "aerger" })).map(({ path, bytes }) => [path, bytes]),
    );
  });
  const text = (path: string) => new TextDecoder().decode(files.get(path));

  test("holds every variation, version, format and size, and the favicons", () => {
    for (const variation of LOGO_VARIATIONS) {
      for (const version of COLOR_VERSIONS) {
        const base = `logos/${variation}/aerger-${variation}-${version}`;
        for (const end of [".svg", ".pdf", "-512.png", "-1024.png", "-2048.png"]) {
          expect(files.has(base + end), base + end).toBe(true);
        }
      }
    }
    expect(files.size).toBe(90);
  });

  test("the metrics record holds every gate with its figure and band", () => {
    const record = JSON.parse(text("logos/metrics.json"));
    expect(record).toMatchObject({ mark: logo.mark, passed: true, metrics: logo.metrics });
    expect(record.gates).toHaveLength(Object.keys(logo.metrics).length);
  });

  test("a maskable icon keeps the mark within the circle of 80 %", () => {
    const { width, height, indexes } = readIndexed(files.get("logos/favicon/icon-512-maskable.png")!);
    const [ground] = indexes;
    indexes.forEach((value, at) => {
      if (value === ground) return;
      const [x, y] = [(at % width) + 0.5 - width / 2, Math.floor(at / width) + 0.5 - height / 2];
      if (Math.hypot(x, y) > 0.4 * width + 1) throw new Error(`ink at ${x}, ${y}`);
    });
  });

  test("is made of the same bytes twice", async () => {
    for (const { path, bytes } of await logoFiles(logo, { name, slug: "aerger" })) {
      expect(Buffer.from(bytes).equals(files.get(path)!), path).toBe(true);
    }
  });

  test("SVG: outlines only, the title escaped, nothing from outside", () => {
    for (const path of [...files.keys()].filter((file) => file.endsWith(".svg"))) {
      const svg = text(path);
      expect(svg).not.toMatch(
        /<(?:text|image|script|style|use|foreignObject|b)\b|font-family|href|url\(|onload="/,
      );
      expect(svg).toMatch(
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 [\d.]+ [\d.]+" role="img"><title>/,
      );
      expect(svg).toContain("<title>&lt;b onload=&quot;x&quot;&gt;&#39;&amp;&#39; Ärger</title>");
    }
  });

  test("PNG: named size, ink, transparent corners; black and white share their shape", () => {
    for (const variation of LOGO_VARIATIONS) {
      const [black, white] = ["black", "white"].map((version) =>
        readIndexed(files.get(`logos/${variation}/aerger-${variation}-${version}-512.png`)!),
      );
      expect(Math.max(black!.width, black!.height)).toBe(512);
      expect(black!.corners.map((index) => black!.alphas[index] ?? 255)).toEqual([0, 0, 0, 0]);
      expect(black!.indexes.some((index) => black!.alphas[index] === 255)).toBe(true);
      expect(Buffer.from(black!.indexes).equals(Buffer.from(white!.indexes))).toBe(true);
    }
  });

  test("PDF: a vector page of the drawing's size, without font, picture or clock", () => {
    for (const path of [...files.keys()].filter((file) => file.endsWith(".pdf"))) {
      const pdf = Buffer.from(files.get(path)!).toString("latin1");
      expect(pdf).not.toMatch(/\/Subtype \/Image|\/Type \/Font|\/FontFile|\/JavaScript/);
      expect(pdf).toContain("D:19700101000000Z");
    }
    const { width, height } = logo.variations.combination;
    const page = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(
      Buffer.from(files.get("logos/combination/aerger-combination-color.pdf")!).toString("latin1"),
    )!;
    expect([Number(page[1]), Number(page[2])]).toEqual([width, height]);
  });
});

/** Reads what this product writes: indexed, 8 bits, one IDAT, no row filters. */
function readIndexed(png: Uint8Array) {
  const bytes = Buffer.from(png);
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    chunks.set(bytes.toString("latin1", at + 4, at + 8), bytes.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  const header = chunks.get("IHDR")!;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const rows = inflateSync(chunks.get("IDAT")!);
  const indexes = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    indexes.set(rows.subarray(y * (width + 1) + 1, (y + 1) * (width + 1)), y * width);
  }
  const corners = [0, width - 1, width * (height - 1), width * height - 1].map((at) => indexes[at]!);
  return { width, height, indexes, corners, alphas: [...(chunks.get("tRNS") ?? [])] };
}
