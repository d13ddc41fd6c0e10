import { deflateRawSync } from "node:zlib";
import type { Random } from "@/lib/model/random";
import { MANIFEST_PATH } from "@/lib/package/make-manifest";
import { comparePaths } from "@/lib/package/package-path";
import { MAX_PACKAGE_BYTES, readZip } from "@/lib/package/read-zip";
import type { Tampering } from "./tamperings";
import {
  joinSegments,
  makeSegment,
  readSegments,
  setField,
  type ZipSegment,
  type ZipSurroundings,
} from "./zip-segments";

/** Places in the directory's header. */
const FLAGS = 8;
const METHOD = 10;
const TIME = 12;
const SIZE = 24;
const PERMISSIONS = 38;
const COMMENT_BYTES = 32;

/** The entries in a package's order. */
export function joined(segments: readonly ZipSegment[], around?: ZipSurroundings): Uint8Array {
  return joinSegments(
    segments.toSorted((a, b) => comparePaths(a.path, b.path)),
    around,
  );
}

/** Ways to change what is around the files and how they are packed, while the files stay as they are. */
export function containerTamperings(
  zip: Uint8Array,
  segments: readonly ZipSegment[],
  random: Random,
): Tampering[] {
  const junk = Buffer.from("x".repeat(random.int(1, 500)));
  const victim = random.pick(segments.filter(({ path, data }) => path !== MANIFEST_PATH && data.length > 0));
  const at = segments.indexOf(victim);
  const bytes = readZip(zip).find(({ path }) => path === victim.path)!.bytes;
  const having = (changed: ZipSegment) =>
    joined(segments.map((segment) => (segment === victim ? changed : segment)));
  const field = (place: number, length: 2 | 4, value: number, where?: "both" | "directory") =>
    having(setField(victim, place, length, value, where));
  const path = victim.path.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const stray = Buffer.from("hidden here");
  const later = segments.length > at + 1 ? at + 1 : at;
  return [
    { name: "bytes after the end", zip: joined(segments, { after: junk }), says: /bytes after its end/ },
    {
      name: "another ZIP after the end",
      zip: joined(segments, { after: Buffer.from(joined([makeSegment("a.txt", junk)])) }),
      says: /bytes before its beginning/,
    },
    { name: "bytes before", zip: joined(segments, { before: junk }), says: /bytes before its beginning/ },
    {
      name: "bytes before, offsets of the plain ZIP",
      zip: joined(segments, { before: junk, keepsOffsets: true }),
      says: /bytes before its beginning/,
    },
    { name: "a comment", zip: joined(segments, { comment: junk }), says: /it has a comment of \d+ bytes/ },
    {
      name: "bytes between two files",
      zip: joined(segments, { gap: { at: Math.max(1, later), bytes: junk } }),
      says: /stray bytes before /,
    },
    {
      name: "bytes before the directory",
      zip: joined(segments, { gap: { at: segments.length, bytes: junk } }),
      says: /stray bytes before its directory/,
    },
    {
      name: "bytes behind compressed data",
      zip: having(makeSegment(victim.path, bytes, Buffer.concat([deflateRawSync(bytes), stray]))),
      says: new RegExp(`stray bytes behind the data of ${path}`),
    },
    { name: "an extra field", zip: having(withExtra(victim, stray)), says: new RegExp(`header of ${path}`) },
    {
      name: "a comment of a file",
      zip: having({
        ...setField(victim, COMMENT_BYTES, 2, stray.length, "directory"),
        central: Buffer.concat([
          setField(victim, COMMENT_BYTES, 2, stray.length, "directory").central,
          stray,
        ]),
      }),
      says: new RegExp(`header of ${path}`),
    },
    {
      name: "a link",
      zip: field(PERMISSIONS, 4, 0o120777 * 2 ** 16, "directory"),
      says: new RegExp(`${path} is a link`),
    },
    {
      name: "a folder entry",
      zip: joined([...segments, makeSegment("tokens/", new Uint8Array())]),
      says: /tokens\/ is a folder of its own/,
    },
    {
      name: "a file marked as a folder",
      zip: field(PERMISSIONS, 4, 0o040755 * 2 ** 16 + 0x10, "directory"),
      says: new RegExp(`${path} is a folder of its own`),
    },
    {
      name: "a file that may be run",
      zip: field(PERMISSIONS, 4, 0o100755 * 2 ** 16, "directory"),
      says: new RegExp(`header of ${path}`),
    },
    { name: "the flag of encryption", zip: field(FLAGS, 2, 1), says: new RegExp(`${path} is encrypted`) },
    { name: "a size that follows the data", zip: field(FLAGS, 2, 8), says: new RegExp(`header of ${path}`) },
    {
      name: "another compression",
      zip: field(METHOD, 2, 12),
      says: new RegExp(`${path} is packed by a method other than stored and deflated`),
    },
    { name: "another time", zip: field(TIME, 2, 1), says: new RegExp(`header of ${path}`) },
    {
      name: "headers that disagree",
      zip: field(METHOD, 2, victim.central.readUInt16LE(METHOD) === 8 ? 0 : 8, "directory"),
      says: new RegExp(`the two headers of ${path} disagree`),
    },
    {
      name: "a file that says it unpacks to more than a package may have",
      zip: having(setField(makeSegment(victim.path, bytes), SIZE, 4, MAX_PACKAGE_BYTES + 1)),
      says: /it unpacks to more than \d+ bytes/,
    },
    {
      name: "a file that says it unpacks to more than deflate can hold",
      zip: having(setField(makeSegment(victim.path, bytes), SIZE, 4, 200_000_000)),
      says: new RegExp(`${path} cannot be unpacked to 200000000 bytes`),
    },
    {
      name: "a file that unpacks to more than it says",
      zip: having(makeBomb(victim.path)),
      says: new RegExp(`${path} cannot be unpacked to 100 bytes`),
    },
    {
      name: "more entries than a package may have",
      zip: joined(segments, { count: 65_535 }),
      says: /it holds 65535 entries, more than/,
    },
    {
      name: "fewer entries than there are",
      zip: joined(segments, { count: 3 }),
      says: /stray bytes (in|before) its directory/,
    },
    { name: "files in another order", zip: joinSegments(segments.toReversed()), says: /is not in its place/ },
    {
      name: "cut off",
      zip: zip.slice(0, random.int(0, zip.length - 1)),
      says: /the file does not end as a ZIP does/,
    },
    { name: "the same files packed anew", zip: repacked(zip), says: /packed anew/, isConsistent: true },
  ];
}

function withExtra(segment: ZipSegment, extra: Buffer): ZipSegment {
  const { local, central, ...rest } = setField(segment, 30, 2, extra.length);
  return { ...rest, local: Buffer.concat([local, extra]), central: Buffer.concat([central, extra]) };
}

/** Twenty megabytes of nothing that say they are 100 bytes. */
function makeBomb(path: string): ZipSegment {
  const bytes = new Uint8Array(20_000_000);
  return setField(makeSegment(path, bytes), SIZE, 4, 100);
}

/** Everything stored: the same files, in a ZIP that was not delivered. */
function repacked(zip: Uint8Array): Uint8Array {
  const packedBy = new Map(readSegments(zip).map((segment) => [segment.path, segment]));
  return joined(
    readZip(zip).map(({ path, bytes }) => {
      const segment = packedBy.get(path)!;
      return segment.central.readUInt16LE(METHOD) === 0
        ? segment
        : makeSegment(path, bytes, deflateRawSync(bytes, { level: 1 }));
    }),
  );
}
