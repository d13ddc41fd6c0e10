import type { GeneratedFile } from "@/lib/model/generated-file";
import { countOf, makeCheck } from "@/lib/model/make-check";
import type { VerificationCheck } from "@/lib/model/verification.schema";

interface FontFiles {
  faces: readonly { path: string }[];
  /** Package path. */
  license: string;
}

/** The part of a typography that names files; `fonts` of brand.json has it too. */
export interface FontSet {
  heading: FontFiles;
  body: FontFiles;
  mono: FontFiles;
  scriptFallbacks: readonly FontFiles[];
  /** What no installed family has, which the brand is told. */
  uncovered?: readonly string[] | undefined;
}

/** Code points that a font file maps to a glyph with an outline or an advance. @throws Error when it is no whole font */
export type ReadFont = (bytes: Uint8Array) => Promise<ReadonlySet<number>>;

/** Set in the reader's own fonts, or by no glyph at all. */
const NOT_SET =
  /[\s\p{Cc}\p{Cf}\u2800\p{Default_Ignorable_Code_Point}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\u20e3/u;
const PRINTABLE = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)).join("");

/**
 * Every face is there, unpacks to a whole font and has printable ASCII (faces for one script aside); every character of the
 * brand's texts stands in the heading and the body faces or in a fallback, in each weight. Beside each WOFF2 is the same
 * face as TrueType, with the same characters; and each family's licence is there, also beside its files.
 * @param texts all that will be set in these faces
 */
export async function checkFonts(
  typography: FontSet,
  files: readonly GeneratedFile[],
  texts: string,
  readFont: ReadFont,
): Promise<VerificationCheck> {
  const present = new Map(files.map((file) => [file.path, file]));
  const failures: string[] = [];
  const read = new Map<string, ReadonlySet<number>>();
  for (const file of files.filter(({ path }) => /^fonts\/.*\.(?:woff2|ttf|otf)$/.test(path))) {
    try {
      if (!beginsAsNamed(file)) throw new Error("its first bytes are not those of its kind");
      read.set(file.path, await readFont(file.bytes));
    } catch (error) {
      failures.push(
        `${file.path}: not a whole font: ${error instanceof Error ? error.message : "unreadable"}`,
      );
    }
  }
  const { heading, body, mono, scriptFallbacks, uncovered = [] } = typography;
  const fonts = [heading, body, mono, ...scriptFallbacks];
  const faces = [...new Set(fonts.flatMap((font) => font.faces.map(({ path }) => path)))];
  failures.push(...faces.filter((path) => !present.has(path)).map((path) => `missing: ${path}`));
  for (const path of new Set([heading, body, mono].flatMap((font) => font.faces.map((face) => face.path)))) {
    const own = read.get(path);
    if (own) failures.push(...lacking(path, PRINTABLE, [own]));
  }
  const known = new Set(uncovered);
  const wanted = [...new Set(texts)]
    .filter((character) => !NOT_SET.test(character) && !known.has(character))
    .join("");
  const fallbacks = scriptFallbacks.flatMap((font) =>
    font.faces.map(({ path }) => read.get(path) ?? new Set<number>()),
  );
  for (const { path } of [...heading.faces, ...body.faces]) {
    const own = read.get(path);
    if (own) failures.push(...lacking(path, wanted, [own, ...fallbacks]));
  }
  for (const path of faces) {
    const desktop = path.replace(/\.woff2$/, ".ttf");
    if (!present.has(desktop)) failures.push(`missing: ${desktop}`);
    const [web, installed] = [read.get(path), read.get(desktop)];
    if (!web || !installed) continue;
    failures.push(...lacking(desktop, textOf(web), [installed]), ...lacking(path, textOf(installed), [web]));
  }
  const licenses = [...new Set(fonts.map((font) => font.license))];
  for (const path of licenses) {
    if ((present.get(path)?.bytes.length ?? 0) < 100) failures.push(`missing license: ${path}`);
  }
  failures.push(...copyFailures(fonts, present));
  const figure = `${countOf(faces.length, "face")}, ${countOf([...wanted].length, "character")}, ${countOf(licenses.length, "license")}`;
  return makeCheck("fonts-present", "Typefaces hold every character, with their licenses", figure, failures);
}

/** The signatures of WOFF2 §4.1 and of a font file with TrueType or CFF outlines (OpenType 1.9, table directory). */
const SIGNATURES = { woff2: 0x774f4632, ttf: 0x00010000, otf: 0x4f54544f };

function beginsAsNamed({ path, bytes }: GeneratedFile): boolean {
  const kind = path.slice(path.lastIndexOf(".") + 1) as keyof typeof SIGNATURES;
  return bytes.length >= 4 && Buffer.from(bytes).readUInt32BE(0) === SIGNATURES[kind];
}

/** A folder of faces that is copied by itself must hold the license of its family. */
function copyFailures(fonts: readonly FontFiles[], present: ReadonlyMap<string, GeneratedFile>): string[] {
  const copies = new Map(
    fonts.flatMap(({ faces, license }) =>
      faces.map(({ path }) => [path.replace(/[^/]+$/, "LICENSE.txt"), license] as const),
    ),
  );
  return [...copies].flatMap(([copy, license]) => {
    const [bytes, original] = [present.get(copy)?.bytes, present.get(license)?.bytes];
    if (!bytes) return [`missing license: ${copy}`];
    return original && Buffer.compare(bytes, original) !== 0 ? [`${copy}: is not ${license}`] : [];
  });
}

function textOf(codePoints: ReadonlySet<number>): string {
  return [...codePoints].map((code) => String.fromCodePoint(code)).join("");
}

function lacking(path: string, wanted: string, sets: readonly ReadonlySet<number>[]): string[] {
  const missing = [...wanted].filter((character) => !sets.some((set) => set.has(character.codePointAt(0)!)));
  return missing.length === 0 ? [] : [`${path}: no glyph for ${missing.slice(0, 12).join(" ")}`];
}
