import PDFDocument from "pdfkit";
import { describe, expect, it } from "vitest";
import { fontLibrary } from "@/lib/fonts/installed/font-library";
import { checkGuidelines, checkGuidelinesText } from "./check-guidelines";
import { findOverlaps } from "./find-overlaps";

const font = await fontLibrary().instance("Inter", 400, "Guidelines: Brand, Mission");
const path = "guidelines/brewly-brand-guidelines.pdf";
const PAGES = 20;
const texts = Array.from({ length: PAGES }, () => ["Guide lines"]);

describe("checkGuidelines", () => {
  it("passes a book of twenty pages with embedded fonts and bookmarks", async () => {
    expect(checkGuidelines([{ path, bytes: await book({}) }])).toMatchObject({
      status: "passed",
      figure: "20 pages, 1 embedded font",
    });
  });

  it.each([
    ["too few pages", { pages: 19 }, ["19 pages instead of 20", "19 bookmarks"]],
    ["a font of the reader's", { standardFont: true }, ["1 font not embedded"]],
    ["no bookmarks", { bookmarks: false }, ["0 bookmarks"]],
  ])("refuses %s", async (_, options, problems) => {
    const { failures } = checkGuidelines([{ path, bytes: await book(options) }]);
    expect(failures).toEqual(problems.map((problem) => `${path}: ${problem}`));
  });

  it("refuses what is no PDF, none, and two", async () => {
    const file = { path, bytes: new Uint8Array(9) };
    expect(checkGuidelines([file]).failures).toEqual([`${path}: not a PDF`]);
    expect(checkGuidelines([]).failures).toEqual(["0 books of guidelines instead of one"]);
    expect(checkGuidelines([file, { ...file, path: "guidelines/b.pdf" }]).failures).toHaveLength(3);
  });
});

describe("checkGuidelinesText", () => {
  const failures = async (options: BookOptions, expected: string[][] | null = texts) =>
    (await checkGuidelinesText([{ path, bytes: await book(options) }], expected)).failures;

  it("passes what says its texts, wherever the lines break", async () => {
    expect(await failures({})).toEqual([]);
  });

  it("names a page that lacks a text, a letter of it, or all text", async () => {
    const other = texts.with(4, ["Guidelines", "Mission"]);
    expect(await failures({}, other)).toEqual(['page 5 does not say "Mission"']);
    expect(await failures({ mute: 7 })).toEqual(["page 8 has no text", 'page 8 does not say "Guide lines"']);
    expect(await failures({}, texts.slice(1))).toContain(
      "it is known for 19 of 20 pages what they must show",
    );
  });

  it("names two texts of which one is set over the other, also when nobody knows what must be there", async () => {
    expect(await failures({ over: true }, null)).toContain('page 1 sets "Guidelines" over "Brand"');
  });
});

describe("findOverlaps", () => {
  const run = (text: string, left: number, right: number, baseline = 100) => ({
    text,
    left,
    right,
    baseline,
    size: 10,
  });

  it("knows lines of a paragraph and kerned letters from runs that collide", () => {
    expect(findOverlaps([run("line", 0, 50), run("next line", 0, 50, 90)])).toEqual([]);
    expect(findOverlaps([run("7", 0, 6), run(".29", 5, 20)])).toEqual([]);
    expect(findOverlaps([run("7", 0, 6), run(".29", 2, 20)])).toHaveLength(1);
    expect(findOverlaps([run("title", 0, 50), run("below it", 0, 50, 95)])).toHaveLength(1);
  });
});

interface BookOptions {
  pages?: number;
  standardFont?: boolean;
  bookmarks?: boolean;
  /** Index of a page without text. */
  mute?: number;
  over?: boolean;
}

async function book({
  pages = PAGES,
  standardFont,
  bookmarks = true,
  mute,
  over,
}: BookOptions): Promise<Uint8Array> {
  const document = new PDFDocument({ autoFirstPage: false, font: "" });
  const chunks: Uint8Array[] = [];
  document.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on("end", resolve));
  for (let page = 0; page < pages; page++) {
    document.addPage();
    document.font(Buffer.from(font));
    if (page !== mute) document.text("Guidelines", 72, 72);
    if (over) document.text("Brand", 80, 76);
    if (standardFont) document.font("Helvetica").text("Guidelines");
    if (bookmarks) document.outline.addItem("Page");
  }
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}
