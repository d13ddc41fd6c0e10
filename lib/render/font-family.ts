import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { readCharacterMap } from "./character-map";
import { readCopyright } from "./font-names";
import { readWoff2Tables } from "./read-woff2";

/** A family of `@fontsource-variable/*`, which stores it in slices by Unicode range. */
export interface FontFamily {
  readonly name: string;
  clampWeight(weight: number): number;
  /** `undefined` when the family has no optical size axis or none is asked for. */
  clampOpticalSize(size: number | undefined): number | undefined;
  /** Which slices hold which part of the text; the one whose layout rules matter most comes first. Never empty. */
  slicesFor(text: string): FontSlice[];
  slicePath(slice: string, withOpticalSize: boolean): string;
  readSlice(path: string): Buffer;
  covers(text: string): boolean;
  license(): string;
}

export interface FontSlice {
  readonly name: string;
  readonly text: string;
}

interface Metadata {
  family: string;
  variable: Record<string, { min: string; max: string } | undefined>;
}

const require = createRequire(import.meta.url);
const INVISIBLE = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Control}]/u;
/** Slices whose letters do not stand right without their substitutions and mark positions. */
const SHAPED_SLICES = ["arabic", "devanagari", "hebrew", "thai"];

/** @throws when no installed package holds the family. */
export function openFontFamily(name: string): FontFamily {
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  const folder = locatePackage(name, slug);
  const readJson = (file: string) => JSON.parse(readFileSync(join(folder, file), "utf8"));
  const metadata = readJson("metadata.json") as Metadata;
  if (metadata.family !== name) throw unknownFamily(name);
  // Latin comes last in the file, and stands in most texts.
  const slices = Object.entries(readJson("unicode.json") as Record<string, string>)
    .map(([subset, ranges]) => ({ name: subset.replace(/^\[|\]$/g, ""), ranges: parseRanges(ranges) }))
    .reverse();
  const maps = new Map<string, ReadonlySet<number>>();
  const sliceOf = new Map<number, string | null>();

  const family: FontFamily = {
    name,
    clampWeight: (weight) => Math.round(clampToAxis(weight, metadata.variable.wght)),
    clampOpticalSize: (size) => {
      const axis = metadata.variable.opsz;
      return size === undefined || !axis ? undefined : clampToAxis(size, axis);
    },
    slicesFor(text) {
      const texts = new Map<string, string>();
      const sets = [...text];
      for (const character of sets) {
        const slice = findSlice(character.codePointAt(0)!);
        if (slice !== null) texts.set(slice, (texts.get(slice) ?? "") + character);
      }
      if (texts.size === 0) texts.set(slices[0]!.name, " ");
      // Joiners belong to no slice by right but change the shapes of the slice they stand in.
      const joiners = sets.filter((character) => /[\u200C\u200D]/u.test(character)).join("");
      return [...texts]
        .map(([sliceName, sliceText]) => ({ name: sliceName, text: sliceText + joiners }))
        .sort((a, b) => rank(b) - rank(a) || (a.name < b.name ? -1 : 1));
    },
    slicePath: (slice, withOpticalSize) =>
      join(folder, "files", `${slug}-${slice}-${withOpticalSize ? "opsz" : "wght"}-normal.woff2`),
    readSlice: (path) => readFileSync(path),
    covers: (text) =>
      [...text].every(
        (character) => INVISIBLE.test(character) || findSlice(character.codePointAt(0)!) !== null,
      ),
    license() {
      const text = readFileSync(join(folder, "LICENSE"), "utf8");
      const font = readFileSync(family.slicePath(slices[0]!.name, false));
      const copyright = readCopyright(readWoff2Tables(font, ["name"]).name);
      // Some packages head the text with the publisher's name instead of the font's own copyright line.
      return /^copyright/i.test(text) || !copyright
        ? text
        : `${copyright}\n\n${text.replace(/^[^\n]*\n+/, "")}`;
    },
  };
  return family;

  function findSlice(code: number): string | null {
    let found = sliceOf.get(code);
    if (found === undefined) {
      found =
        slices.find((slice) => inRanges(slice.ranges, code) && charactersOf(slice.name).has(code))?.name ??
        null;
      sliceOf.set(code, found);
    }
    return found;
  }

  function charactersOf(slice: string): ReadonlySet<number> {
    let characters = maps.get(slice);
    if (!characters) {
      const { cmap } = readWoff2Tables(readFileSync(family.slicePath(slice, false)), ["cmap"]);
      characters = new Set(readCharacterMap(cmap).keys());
      maps.set(slice, characters);
    }
    return characters;
  }
}

function locatePackage(name: string, slug: string): string {
  try {
    return dirname(require.resolve(`@fontsource-variable/${slug}/package.json`));
  } catch (cause) {
    throw unknownFamily(name, cause);
  }
}

function unknownFamily(name: string, cause?: unknown): Error {
  return new Error(
    `Unknown font family "${name}": it must be one of the installed @fontsource-variable packages`,
    {
      cause,
    },
  );
}

function rank({ name, text }: FontSlice): number {
  const shaped = SHAPED_SLICES.includes(name) ? 1_000_000 : 0;
  return shaped + [...text].filter((character) => !INVISIBLE.test(character)).length;
}

function clampToAxis(value: number, axis: { min: string; max: string } | undefined): number {
  return axis ? Math.min(Number(axis.max), Math.max(Number(axis.min), value)) : value;
}

/** "U+0000-00FF,U+0131" as pairs of code points. */
function parseRanges(ranges: string): (readonly [number, number])[] {
  return ranges.split(",").map((range) => {
    const [start = "", end = start] = range.trim().replace(/^U\+/i, "").split("-");
    return [Number.parseInt(start, 16), Number.parseInt(end, 16)] as const;
  });
}

function inRanges(ranges: readonly (readonly [number, number])[], code: number): boolean {
  return ranges.some(([start, end]) => code >= start && code <= end);
}
