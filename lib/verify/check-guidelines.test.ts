import PDFDocument from "pdfkit";
import { describe, expect, it } from "vitest";
import { fontLibrary } from "@/lib/render/font-library";
import { checkGuidelines } from "./check-guidelines";

const font = await fontLibrary().instance("Inter", 400, "Guidelines");
const path = "guidelines/brewly-brand-guidelines.pdf";

describe("checkGuidelines", () => {
  it("passes a book with embedded fonts and bookmarks", async () => {
    expect(checkGuidelines([{ path, bytes: await book({ pages: 8 }) }])).toMatchObject({
      status: "passed",
      figure: "8 pages, 1 embedded font",
    });
  });

  it.each([
    ["too few pages", { pages: 7 }, ["7 pages, at least 8 are needed", "7 bookmarks"]],
    ["a font of the reader's", { pages: 8, standardFont: true }, ["1 font not embedded"]],
    ["no bookmarks", { pages: 8, bookmarks: false }, ["0 bookmarks"]],
  ])("refuses %s", async (_, options, problems) => {
    const { failures } = checkGuidelines([{ path, bytes: await book(options) }]);
    expect(failures).toEqual(problems.map((problem) => `${path}: ${problem}`));
  });

  it("refuses what is no PDF", () => {
    expect(checkGuidelines([{ path, bytes: new Uint8Array(9) }]).failures).toEqual([`${path}: not a PDF`]);
  });
});

async function book({ pages = 8, standardFont = false, bookmarks = true }): Promise<Uint8Array> {
  const document = new PDFDocument({ autoFirstPage: false, font: "" });
  const chunks: Uint8Array[] = [];
  document.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on("end", resolve));
  for (let page = 0; page < pages; page++) {
    document.addPage();
    document.font(Buffer.from(font)).text("Guidelines");
    if (standardFont) document.font("Helvetica").text("Guidelines");
    if (bookmarks) document.outline.addItem("Page");
  }
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}
