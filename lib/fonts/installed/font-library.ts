import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import subsetFont from "subset-font";
import { convertFont } from "../convert-font";
import { nameInstance } from "../font-names";
import type { FontOptions, FontSource } from "../font-source";
import { mergeFonts } from "../merge-fonts";
import { readSfnt, writeSfnt } from "../sfnt";
import { type FontFamily, openFontFamily } from "./font-family";

const SOURCE_CACHE_BYTES = 24 * 1024 * 1024;
const RESULT_CACHE_BYTES = 16 * 1024 * 1024;
/** Copyright, licence and its address: HarfBuzz drops the last two unless told otherwise. */
const KEPT_NAMES = [0, 13, 14];
/** What text needs by itself: kerning, ligatures, marks, the forms of joining and Indic scripts, figures in tables. */
const WEB_FEATURES =
  "kern liga clig calt rlig ccmp locl mark mkmk tnum case init medi fina isol mset stch curs dist nukt akhn rphf rkrf pref blwf half abvf pstf vatu cjct cfar pres abvs blws psts haln abvm blwm ljmo vjmo tjmo".split(
    " ",
  );

const FEATURES = { all: undefined, text: WEB_FEATURES, none: [] as string[] };

interface Request {
  readonly family: FontFamily;
  readonly weight: number;
  readonly opticalSize: number | undefined;
  /** Distinct characters in code point order, so that texts with the same letters share their bytes. */
  readonly characters: string;
}

/**
 * The installed fonts as a `FontSource`. Reading, decompressing and instancing are remembered for the life of the
 * process (one per worker thread), bounded by bytes.
 */
export function createFontLibrary(): FontSource {
  const families = new Map<string, FontFamily>();
  const sources = byteCache(SOURCE_CACHE_BYTES);
  const results = byteCache(RESULT_CACHE_BYTES);

  const instanceOf = (request: Request, features: keyof typeof FEATURES) =>
    results.forceFetch(keyOf(request, features), { context: () => build(request, FEATURES[features]) });

  return {
    instance: (family, weight, text, options) =>
      instanceOf(prepare(family, weight, text, options), options?.features ?? "all"),
    webfont: (family, weight, text, options) => {
      const request = prepare(family, weight, text, options);
      return results.forceFetch(keyOf(request, "woff2"), {
        context: async () => Uint8Array.from(await convertFont(await instanceOf(request, "text"), "woff2")),
      });
    },
    covers: (family, text) => open(family).covers(text),
    license: (family) => open(family).license(),
  };

  function open(name: string): FontFamily {
    let family = families.get(name);
    if (!family) {
      family = openFontFamily(name);
      families.set(name, family);
    }
    return family;
  }

  function prepare(name: string, weight: number, text: string, options?: FontOptions): Request {
    const family = open(name);
    return {
      family,
      weight: family.clampWeight(weight),
      opticalSize: family.clampOpticalSize(options?.opticalSize),
      characters: [...new Set(` ${text}${partsOfVowels(text)}`)].sort().join(""),
    };
  }

  async function build(request: Request, keepFeatures?: string[]): Promise<Uint8Array> {
    const { family, weight, opticalSize, characters } = request;
    const variationAxes = family.axesFor(weight, opticalSize);
    const parts: Uint8Array[] = [];
    for (const slice of family.slicesFor(characters)) {
      const path = family.slicePath(slice.name, weight, opticalSize !== undefined);
      const font = await sources.forceFetch(path, {
        context: () => convertFont(family.readSlice(path), "sfnt"),
      });
      parts.push(
        await subsetFont(font, slice.text, {
          targetFormat: "truetype",
          variationAxes,
          preserveNameIds: KEPT_NAMES,
          noHinting: true,
          ...(keepFeatures && { keepFeatures }),
        }),
      );
    }
    const [first, ...rest] = parts;
    const tables = readSfnt(mergeFonts([first!, ...rest]));
    const hash = createHash("sha256").update(keyOf(request, "name")).digest("hex").slice(0, 8);
    nameInstance(tables, { family: family.name, weight, hash });
    return writeSfnt(tables);
  }
}

/** Bytes by what they are made from: made once even when asked for several times at once, failures made anew. */
function byteCache(maxBytes: number) {
  return new LRUCache<string, Uint8Array, () => Promise<Uint8Array>>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_key, _stale, { context }) => context(),
    // What has to make room while it is being made is still waited for.
    ignoreFetchAbort: true,
  });
}

/** The library of this process; a worker thread has its own. */
export function fontLibrary(): FontSource {
  const holder = globalThis as typeof globalThis & { [FONT_LIBRARY]?: FontSource };
  holder[FONT_LIBRARY] ??= createFontLibrary();
  return holder[FONT_LIBRARY];
}

const FONT_LIBRARY = Symbol.for("marque.fontLibrary");

/** Shaping engines split a vowel sign that stands on both sides of its letter ("ো") into the signs it is made of. */
function partsOfVowels(text: string): string {
  return (text.match(/\p{Mark}/gu) ?? []).join("").normalize("NFD");
}

function keyOf({ family, weight, opticalSize, characters }: Request, kind: string): string {
  return [kind, family.name, weight, opticalSize ?? "", characters].join("|");
}
