export interface MarkupTag {
  name: string;
  closing: boolean;
  attributes: { name: string; value: string }[];
}

/** One tag, comment, instruction or declaration; what lies between two matches is text. */
const TAG =
  /<(!--[\s\S]*?--|\?[\s\S]*?\?|![^>]*|\/?[^\s<>/!?][^\s<>/]*(?:\s+[^\s<>=/"']+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*\/?)>/g;
const ATTRIBUTE = /([^\s<>=/"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * The tags of well-formed XML, enough for SVG files of our own making.
 * @throws Error for a declaration or CDATA section, and for any `<` that begins no tag: nothing is skipped unseen.
 */
export function readMarkup(text: string): MarkupTag[] {
  const tags: MarkupTag[] = [];
  const open: string[] = [];
  let end = 0;
  for (const match of text.matchAll(TAG)) {
    assertText(text.slice(end, match.index));
    end = match.index + match[0].length;
    const inner = match[1] ?? "";
    if (inner.startsWith("!--") || inner.startsWith("?xml ")) continue;
    if (/^[!?]/.test(inner)) throw new Error(`it has a declaration: ${match[0].slice(0, 40)}`);
    const tag = readTag(inner);
    tags.push(tag);
    if (tag.closing && open.pop() !== tag.name) throw new Error(`</${tag.name}> closes nothing`);
    if (!tag.closing && !inner.endsWith("/")) open.push(tag.name);
  }
  assertText(text.slice(end));
  if (open.length > 0) throw new Error(`<${open.at(-1)}> is not closed`);
  return tags;
}

function readTag(inner: string): MarkupTag {
  const closing = inner.startsWith("/");
  const name = /^\/?([^\s/]+)/.exec(inner)?.[1] ?? "";
  const attributes = [...inner.slice(name.length).matchAll(ATTRIBUTE)].map((match) => ({
    name: match[1] ?? "",
    value: match[2] ?? match[3] ?? "",
  }));
  return { name, closing, attributes };
}

function assertText(text: string): void {
  if (/[<>]/.test(text))
    throw new Error(`it has a stray bracket near ${JSON.stringify(text.trim().slice(0, 40))}`);
}
