import { inflateSync } from "node:zlib";

/** For tests: what a reader copies out of a PDF of ours, one string for each shown run, in the order of the glyphs. */
export function readPdfText(pdf: Uint8Array): string[] {
  const objects = readObjects(Buffer.from(pdf));
  const maps = new Map<string, Map<string, string>>();
  for (const { head } of objects.values()) {
    for (const [, font, reference] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(reference!)?.head ?? "")?.[1];
      const table = unicode === undefined ? undefined : objects.get(unicode)?.stream;
      if (table !== undefined) maps.set(font!, readCharacters(table));
    }
  }
  return [...objects.values()].flatMap(({ stream }) => shownText(stream, maps));
}

interface PdfObject {
  readonly head: string;
  readonly stream: string;
}

function readObjects(pdf: Buffer): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  const text = pdf.toString("latin1");
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\r?\n/g)) {
    const start = match.index + match[0].length;
    const body = text.slice(start, text.indexOf("endobj", start));
    const at = body.search(/stream\r?\n/);
    const head = at < 0 ? body : body.slice(0, at);
    const data = at < 0 ? "" : body.slice(at).replace(/^stream\r?\n/, "");
    objects.set(match[1]!, { head, stream: data && inflated(Buffer.from(data, "latin1")) });
  }
  return objects;
}

/** Glyph number in hex → characters, of a `ToUnicode` map with arrays of destinations, as the writer makes them. */
function readCharacters(table: string): Map<string, string> {
  const characters = new Map<string, string>();
  for (const [, first, , list] of table.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi)) {
    [...list!.matchAll(/<([0-9a-f ]*)>/gi)].forEach(([, hex], index) => {
      const glyph = (Number.parseInt(first!, 16) + index).toString(16).padStart(4, "0");
      const units = hex!.match(/[0-9a-f]{4}/gi) ?? [];
      characters.set(glyph, String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))));
    });
  }
  return characters;
}

function shownText(content: string, maps: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] {
  const runs: string[] = [];
  let font: ReadonlyMap<string, string> | undefined;
  for (const [whole, name] of content.matchAll(/\/(F\d+) [-\d.]+ Tf|\[(?:<[0-9a-f]*>|[-\d.\s])*\]\s*TJ/gi)) {
    if (name) font = maps.get(name);
    else {
      const glyphs = [...whole.matchAll(/<([0-9a-f]*)>/gi)].flatMap(([, hex]) => hex!.match(/.{4}/g) ?? []);
      runs.push(glyphs.map((glyph) => font?.get(glyph.toLowerCase()) ?? "\ufffd").join(""));
    }
  }
  return runs;
}

function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString("latin1");
  } catch {
    return "";
  }
}
