/** An element of a drawing; names without the SVG prefix, text left out. */
export interface MarkupElement {
  name: string;
  attributes: Record<string, string>;
  children: MarkupElement[];
}

const MAX_ELEMENTS = 500;
const MAX_DEPTH = 24;
const SKIPPED = /<\?[^>]*\?>|<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>/gy;
const TAG = /<(\/?)([A-Za-z_][\w:.-]*)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>/gy;
const ATTRIBUTE = /([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * Reads an SVG document as a tree, by a small strict grammar of its own: there are no entities but the five of XML, no
 * document types, and nothing is ever fetched or run.
 * @throws RangeError with words for the person.
 */
export function readMarkup(text: string): MarkupElement {
  if (/<!DOCTYPE[^>]*\[|<!ENTITY/i.test(text)) {
    throw new RangeError("The file defines entities. Save it as plain SVG");
  }
  const source = text.replace(/^\uFEFF/, "").replace(/<!DOCTYPE[^>]*>/i, "");
  const root: MarkupElement = { name: "", attributes: {}, children: [] };
  const open = [root];
  let [at, count] = [0, 0];
  while (at < source.length) {
    const next = source.indexOf("<", at);
    if (next === -1) break;
    const skipped = matchAt(SKIPPED, source, next);
    if (skipped) {
      at = next + skipped[0].length;
      continue;
    }
    const tag = matchAt(TAG, source, next);
    if (!tag) throw notSvg();
    at = next + tag[0].length;
    const [, isEnd, qualified, attributes, isEmpty] = tag;
    const name = qualified!.replace(/^svg:/, "");
    if (isEnd) {
      if (open.length === 1 || open.pop()!.name !== name) throw notSvg();
      continue;
    }
    count += 1;
    if (count > MAX_ELEMENTS || open.length > MAX_DEPTH) {
      throw new RangeError("The file is too complex for a mark. Flatten its groups and unite its shapes");
    }
    const element: MarkupElement = { name, attributes: readAttributes(attributes!), children: [] };
    open.at(-1)!.children.push(element);
    if (!isEmpty) open.push(element);
  }
  const [svg] = root.children;
  if (open.length !== 1 || root.children.length !== 1 || svg!.name !== "svg") throw notSvg();
  return svg!;
}

const notSvg = () => new RangeError("This is no SVG file that can be read. Save the mark as plain SVG");

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** @throws RangeError for a handler of events or an address that is not inside the file. */
function readAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name, double, single] of text.matchAll(ATTRIBUTE)) {
    const value = decoded(double ?? single ?? "");
    if (/^on/i.test(name!)) throw new RangeError("The file holds a script. Save the mark as plain SVG");
    if (/url\(\s*["']?(?!#)/i.test(value)) {
      throw new RangeError("The file refers to another file. Save the mark by itself");
    }
    attributes[name!] = value;
  }
  return attributes;
}

const ENTITIES: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

function decoded(text: string): string {
  return text.replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
