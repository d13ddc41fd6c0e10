import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { LaidDeck } from "@/lib/deck/laid-deck";
import { fontLibrary } from "@/lib/fonts/installed/font-library";

/** Whether LibreOffice and what reads its PDFs are installed. */
export const hasLibreOffice = (): boolean =>
  runs("soffice", ["--version"]) && runs("pdftotext", ["-v"]) && runs("pdftoppm", ["-v"]);

function runs(program: string, args: string[]): boolean {
  return spawnSync(program, args, { timeout: 60_000 }).error === undefined;
}

/** LibreOffice has only this deck's typefaces at a time: a family has other letters in the next. */
const ownHome = (folder: string) => path.join(folder, "home");

/** LibreOffice sets the deck of a folder in the brand's own typefaces, as a machine does that has them. */
export async function lendFonts(
  folder: string,
  names: { heading: object; body: object },
  { slides }: LaidDeck,
): Promise<void> {
  const place = path.join(ownHome(folder), ".fonts");
  mkdirSync(place, { recursive: true });
  const written = JSON.stringify(slides.map(({ slots }) => slots.map(({ text }) => text.text)));
  const labels = slides.flatMap(({ chart }) => chart?.data.points.map(({ label }) => label) ?? []);
  const letters = new Set(written + CHARACTERS + labels.join(""));
  for (const family of new Set([...Object.values(names.heading), ...Object.values(names.body)] as string[])) {
    if (family === "") continue;
    for (const weight of [400, 700]) {
      const covered = [...letters].filter((character) => fontLibrary().covers(family, character)).join("");
      const name = `${family.replaceAll(" ", "")}-${weight}.ttf`;
      writeFileSync(path.join(place, name), await fontLibrary().instance(family, weight, covered));
    }
  }
}
const CHARACTERS = ` 0123456789.,:;-–—%[]()…+/€$£¥‹›#ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz`;

/** Makes `deck.pdf` and `deck.fodp` of a folder's `deck.pptx`. Returns why it could not, or null. */
export function convertDeck(folder: string): string | null {
  const own = ownHome(folder);
  for (const format of ["pdf", "fodp"]) {
    const { stderr } = spawnSync(
      "soffice",
      [
        `-env:UserInstallation=file://${own}/profile`,
        "--headless",
        "--convert-to",
        format,
        "--outdir",
        folder,
        path.join(folder, "deck.pptx"),
      ],
      { env: { ...process.env, HOME: own }, encoding: "utf8", timeout: 180_000 },
    );
    if (!existsSync(path.join(folder, `deck.${format}`))) {
      return `LibreOffice makes no ${format}: ${stderr.slice(0, 200)}`;
    }
  }
  rmSync(own, { recursive: true, force: true });
  return null;
}
