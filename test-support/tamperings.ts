import { crc32 } from "node:zlib";
import { jsonFile } from "@/lib/model/generated-file";
import type { Random } from "@/lib/model/random";
import { MANIFEST_PATH, makeManifest } from "@/lib/package/make-manifest";
import { readZip, type ZipEntry } from "@/lib/package/read-zip";
import { zipFiles } from "@/lib/package/zip-package";
import { containerTamperings, joined } from "./container-tamperings";
import { makeSegment, readSegments, type ZipSegment } from "./zip-segments";

/** A way to change a package, and what whoever checks it has to say. */
export interface Tampering {
  name: string;
  zip: Uint8Array;
  /** Words that name it, in the page's, the terminal's and the independent verifier's report alike. */
  says: RegExp;
  /** The files and their manifest fit each other: only what was signed tells that it is not what was delivered. */
  isConsistent?: boolean;
}

const utf8 = new TextEncoder();
/** By a statement that lies beside it, by whoever is asked for its root, or by the hash that was expected. */
const MADE_ELSEWHERE = /is about other files|knows no version with this root|or is another one/;
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Of a byte anywhere: what is wrong with the ZIP, which file changed, or that it is another ZIP with the same files. */
const FLIPPED =
  /the ZIP: |invalid package path|is not in its place|changed: |missing: |manifest\.json|packed anew|it cannot be read/;

/** Files with one byte flipped, repacked with right checksums. */
export function flippedFiles(zip: Uint8Array, count: number, random: Random): Tampering[] {
  const segments = readSegments(zip);
  const candidates = readZip(zip).filter(({ path, bytes }) => path !== MANIFEST_PATH && bytes.length > 0);
  return Array.from({ length: count }, () => {
    const { path, bytes } = random.pick(candidates);
    const at = random.int(0, bytes.length - 1);
    const bit = 1 << random.int(0, 7);
    const changed = bytes.map((byte, index) => (index === at ? byte ^ bit : byte));
    const zip = replaced(segments, makeSegment(path, changed));
    return { name: `byte ${at} of ${path} flipped`, zip, says: new RegExp(`changed: ${literal(path)}`) };
  });
}

/** The ZIP with one byte flipped wherever it is, a header or data. */
export function flippedBytes(zip: Uint8Array, count: number, random: Random): Tampering[] {
  return Array.from({ length: count }, () => {
    const at = random.int(0, zip.length - 1);
    const bit = 1 << random.int(0, 7);
    const changed = zip.map((byte, index) => (index === at ? byte ^ bit : byte));
    return {
      name: `byte ${at} of the ZIP flipped`,
      zip: changed,
      says: FLIPPED,
      isConsistent: sameFiles(zip, changed),
    };
  });
}

/** A flip may leave every file as it is: another way to the same bytes. Then the hash of the ZIP alone tells. */
function sameFiles(zip: Uint8Array, changed: Uint8Array): boolean {
  try {
    const text = (entries: ZipEntry[]) =>
      entries.map(({ path, bytes }) => `${path} ${crc32(bytes)}`).join("\n");
    return text(readZip(zip)) === text(readZip(changed));
  } catch {
    return false;
  }
}

/** Every other way, on files drawn anew. */
export async function tamperings(zip: Uint8Array, random: Random): Promise<Tampering[]> {
  const segments = readSegments(zip);
  return [...(await fileTamperings(zip, segments, random)), ...containerTamperings(zip, segments, random)];
}

async function fileTamperings(zip: Uint8Array, segments: ZipSegment[], random: Random): Promise<Tampering[]> {
  const files = readZip(zip);
  const texts = files.filter(({ path, bytes }) => /\.(svg|css|md|txt)$/.test(path) && bytes.length > 0);
  const victim = random.pick(texts);
  const [other] = texts.filter(({ path }) => path !== victim.path);
  const changed = { path: victim.path, bytes: utf8.encode("something else entirely\n") };
  const manifest = files.find(({ path }) => path === MANIFEST_PATH)!;
  const text = new TextDecoder().decode(manifest.bytes);
  const [lineOf, changedLine] = await Promise.all([manifestLine(victim), manifestLine(changed)]);
  const withManifest = (json: string, ...more: ZipSegment[]) =>
    replaced(segments, makeSegment(MANIFEST_PATH, utf8.encode(json)), ...more);
  const path = literal(victim.path);
  const swapped = [makeSegment(victim.path, other!.bytes), makeSegment(other!.path, victim.bytes)];
  const renamed = victim.path.replace(/\.\w+$/, "-2$&");
  return [
    {
      name: "a file changed and its line in the manifest rewritten",
      zip: withManifest(text.replace(lineOf, changedLine), makeSegment(victim.path, changed.bytes)),
      says: /the root is 0x[0-9a-f]{64}, the manifest says 0x/,
    },
    {
      name: "a file changed, its line and the root rewritten",
      zip: await packed([...files.filter(({ path }) => path !== victim.path), changed]),
      says: MADE_ELSEWHERE,
      isConsistent: true,
    },
    {
      name: "a file added to the package and to the manifest",
      zip: await packed([...files, { path: "readme-first.html", bytes: utf8.encode("<h1>New</h1>") }]),
      says: MADE_ELSEWHERE,
      isConsistent: true,
    },
    {
      name: "another root in the manifest",
      zip: withManifest(text.replace(/0x[0-9a-f]{8}/, "0x00000000")),
      says: /the root is 0x[0-9a-f]{64}, the manifest says 0x00000000/,
    },
    {
      name: "a word more in the manifest",
      zip: withManifest(text.replace('"version": 1,', '"version": 1,\n  "note": "checked",')),
      says: /manifest\.json: it holds more than packages write/,
    },
    {
      name: "a space more in the manifest",
      zip: withManifest(text.replace('"version": 1', '"version":  1')),
      says: /manifest\.json: it holds more than packages write/,
    },
    {
      name: "no manifest",
      zip: joined(segments.filter((segment) => segment.path !== MANIFEST_PATH)),
      says: /manifest\.json: it is missing/,
    },
    {
      name: "a file added",
      zip: joined([...segments, makeSegment("tokens/extra.css", utf8.encode("a{}"))]),
      says: /extra: tokens\/extra\.css/,
    },
    {
      name: "a file removed",
      zip: joined(segments.filter((segment) => segment.path !== victim.path)),
      says: new RegExp(`missing: ${path}`),
    },
    {
      name: "a file renamed",
      zip: joined([...without(segments, victim.path), makeSegment(renamed, victim.bytes)]),
      says: new RegExp(`missing: ${path}[^]*extra: ${literal(renamed)}`),
    },
    {
      name: "two files with each other's bytes",
      zip: replaced(segments, ...swapped),
      says: new RegExp(`changed: ${path}`),
    },
    {
      name: "a file twice",
      zip: joined([...segments, segments.find((segment) => segment.path === victim.path)!]),
      says: new RegExp(`${path} occurs twice`),
    },
    {
      name: "a file twice, the second one another",
      zip: joined([...segments, makeSegment(victim.path, changed.bytes)]),
      says: new RegExp(`${path} occurs twice`),
    },
    {
      name: "a twin in capitals",
      zip: joined([...segments, makeSegment(victim.path.toUpperCase(), changed.bytes)]),
      says: /differ in capitals alone/,
    },
    {
      name: "a twin of a license in capitals, listed in the manifest",
      zip: await twin(files),
      says: /differ in capitals alone/,
    },
    ...["../outside.txt", "/etc/outside.txt", "a\\..\\outside.txt", "c:outside.txt", "\uFEFFlogo.svg"].map(
      (name) => ({
        name: `a file at ${JSON.stringify(name)}`,
        zip: joined([...segments, makeSegment(name, utf8.encode("x"))]),
        says: /invalid package path/,
      }),
    ),
  ];
}

/** A license beside itself in capitals, both in the manifest: a file system that ignores case keeps one of them. */
async function twin(files: readonly ZipEntry[]): Promise<Uint8Array> {
  const license = files.find(({ path }) => path.startsWith("LICENSES/"))!;
  const folder = license.path.slice(0, license.path.lastIndexOf("/") + 1);
  const name = license.path.slice(folder.length);
  const other = name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase();
  const content = [
    ...files.filter(({ path }) => path !== MANIFEST_PATH),
    { path: folder + other, bytes: license.bytes },
  ];
  const all = [...content, jsonFile(MANIFEST_PATH, await makeManifest(content))];
  return joined(all.map(({ path, bytes }) => makeSegment(path, bytes)));
}

/** The files with the manifest that fits them, as packages are packed. */
async function packed(files: readonly ZipEntry[]): Promise<Uint8Array> {
  const content = files.filter(({ path }) => path !== MANIFEST_PATH);
  return zipFiles([...content, jsonFile(MANIFEST_PATH, await makeManifest(content))]);
}

/** What the manifest says of a file, as text. */
async function manifestLine(file: ZipEntry): Promise<string> {
  const { files } = await makeManifest([file]);
  const { bytes, sha256 } = files[0]!;
  return `"path": "${file.path}",\n      "bytes": ${bytes},\n      "sha256": "${sha256}"`;
}

const without = (segments: readonly ZipSegment[], path: string) =>
  segments.filter((segment) => segment.path !== path);

function replaced(segments: readonly ZipSegment[], ...changed: ZipSegment[]): Uint8Array {
  return joined(segments.map((segment) => changed.find(({ path }) => path === segment.path) ?? segment));
}
