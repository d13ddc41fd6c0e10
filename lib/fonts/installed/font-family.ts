import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { readCharacterMap } from "../character-map";
import { readCopyright } from "../font-names";
import { readWoff2Tables } from "../read-woff2";

/** A family of `@fontsource-variable/*` or `@fontsource/*`, which store it in slices by Unicode range. */
export interface FontFamily {
  readonly name: string;
  clampWeight(weight: number): number;
  /** `undefined` when the family has no optical size axis or none is asked for. */
  clampOpticalSize(size: number | undefined): number | undefined;
  /** Which slices hold which part of the text; the one whose layout rules matter most comes first. Never empty. */
  slicesFor(text: string): FontSlice[];
  /** The file of a slice. `weight` matters alone to families that have a file for each. */
  slicePath(slice: string, weight: number, withOpticalSize: boolean): string;
  /** What an instance pins; empty when the files are static. */
  axesFor(weight: number, opticalSize: number | undefined): Record<string, number>;
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
  weights: number[];
  /** `false` in packages of static files. */
  variable: false | Record<string, { min: string; max: string } | undefined>;
}

const VARIABLE_SCOPE = "@fontsource-variable";
const STATIC_SCOPE = "@fontsource";
const require = createRequire(import.meta.url);
const INVISIBLE = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Control}]/u;
/** Slices whose letters do not stand right without their substitutions and mark positions. */
const SHAPED_SLICES =
  "arabic bengali devanagari gujarati gurmukhi hebrew kannada khmer lao malayalam myanmar oriya sinhala tamil telugu thaana thai tibetan".split(
    " ",
  );

/** @throws when no installed package holds the family. */
export function openFontFamily(name: string): FontFamily {
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  const folder = locatePackage(name, slug);
  const readJson = (file: string) => JSON.parse(readFileSync(join(folder, file), "utf8"));
  const metadata = readJson("metadata.json") as Metadata;
  if (metadata.family !== name) throw unknownFamily(name);
  const axes = folder.includes(VARIABLE_SCOPE) && metadata.variable ? metadata.variable : null;
  // Latin comes last in the file, and stands in most texts.
  const slices = Object.entries(readJson("unicode.json") as Record<string, string>)
    .map(([subset, ranges]) => ({ name: subset.replace(/^\[|\]$/g, ""), ranges: parseRanges(ranges) }))
    .reverse();
  const maps = new Map<string, ReadonlySet<number>>();
  const sliceOf = new Map<number, string | null>();

  const family: FontFamily = {
    name,
    clampWeight: (weight) =>
      axes ? Math.round(clampToAxis(weight, axes.wght)) : nearest(metadata.weights, weight),
    clampOpticalSize: (size) => {
      const axis = axes?.opsz;
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
    slicePath: (slice, weight, withOpticalSize) => {
      const cut = axes ? (withOpticalSize ? "opsz" : "wght") : weight;
      return join(folder, "files", `${slug}-${slice}-${cut}-normal.woff2`);
    },
    axesFor: (weight, opticalSize) =>
      axes ? { wght: weight, ...(opticalSize === undefined ? {} : { opsz: opticalSize }) } : {},
    readSlice: (path) => readFileSync(path),
    covers: (text) =>
      [...text].every(
        (character) => INVISIBLE.test(character) || findSlice(character.codePointAt(0)!) !== null,
      ),
    license() {
      const text = readFileSync(join(folder, "LICENSE"), "utf8");
      const font = readFileSync(anyWeightOf(slices[0]!.name));
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

  function anyWeightOf(slice: string): string {
    return family.slicePath(slice, family.clampWeight(400), false);
  }

  function charactersOf(slice: string): ReadonlySet<number> {
    let characters = maps.get(slice);
    if (!characters) {
      const { cmap } = readWoff2Tables(readFileSync(anyWeightOf(slice)), ["cmap"]);
      characters = new Set(readCharacterMap(cmap).keys());
      maps.set(slice, characters);
    }
    return characters;
  }
}

function locatePackage(name: string, slug: string): string {
  for (const scope of [VARIABLE_SCOPE, STATIC_SCOPE]) {
    try {
      return dirname(require.resolve(`${scope}/${slug}/package.json`));
    } catch {
      // The other scope may have it.
    }
  }
  throw unknownFamily(name);
}

function unknownFamily(name: string): Error {
  return new Error(
    `Unknown font family "${name}": it must be one of the installed ${VARIABLE_SCOPE} or ${STATIC_SCOPE} packages`,
  );
}

function rank({ name, text }: FontSlice): number {
  const shaped = SHAPED_SLICES.includes(name) ? 1_000_000 : 0;
  return shaped + [...text].filter((character) => !INVISIBLE.test(character)).length;
}

function nearest(weights: readonly number[], wanted: number): number {
  return weights.reduce((best, weight) =>
    Math.abs(weight - wanted) < Math.abs(best - wanted) ? weight : best,
  );
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
