import { readCharacterMap } from "./character-map";
import { convertFont } from "./convert-font";
import { isSumRight, readSfnt, requireTable, viewOf } from "./sfnt";

const WOFF2 = 0x774f4632;
const HEAD_MAGIC = 0x5f0f3cf5;

/**
 * The code points that a delivered font file draws something for: WOFF2 unpacked as a browser does it, or TrueType as it
 * is, then its character map, less what leads to an empty outline (W3C WOFF2 §4.1, OpenType 1.9 `cmap`, `loca`). A TrueType file has to have the checksum that its `head` table says.
 * @throws Error when it is no whole font
 */
export async function readFont(bytes: Uint8Array): Promise<ReadonlySet<number>> {
  const view = viewOf(bytes);
  if (bytes.length < 48) throw new Error("too short");
  if (view.getUint32(0) === WOFF2) {
    if (view.getUint32(8) !== bytes.length)
      throw new Error(`${bytes.length} bytes instead of ${view.getUint32(8)}`);
  } else if (!isSumRight(bytes)) throw new Error("its checksum is not that of its bytes");
  const tables = readSfnt(await convertFont(bytes, "sfnt"));
  const head = viewOf(requireTable(tables, "head"));
  if (head.getUint32(12) !== HEAD_MAGIC) throw new Error("its head table is damaged");
  const characters = readCharacterMap(requireTable(tables, "cmap"));
  const glyphs = viewOf(requireTable(tables, "maxp")).getUint16(4);
  const hasOutline = tables.has("loca")
    ? outlinesOf(
        viewOf(requireTable(tables, "loca")),
        head.getInt16(50) === 1,
        requireTable(tables, "glyf").length,
      )
    : () => true;
  return new Set(
    [...characters].flatMap(([code, glyph]) => (glyph < glyphs && hasOutline(glyph) ? [code] : [])),
  );
}

function outlinesOf(loca: DataView, isLong: boolean, size: number): (glyph: number) => boolean {
  const at = (index: number) => (isLong ? loca.getUint32(index * 4) : loca.getUint16(index * 2) * 2);
  return (glyph) => at(glyph) < at(glyph + 1) && at(glyph + 1) <= size;
}
