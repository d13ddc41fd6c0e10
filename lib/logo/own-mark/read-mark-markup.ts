import { SaxesParser } from "saxes";
import { MarkRefused } from "./mark-refused";

/** An element of a drawing; names without the SVG prefix, text left out. */
export interface MarkupElement {
  name: string;
  attributes: Record<string, string>;
  children: MarkupElement[];
}

/** A mark needs a few shapes; an editor's file around it has some groups, notes and names of its own. */
const MAX_ELEMENTS = 500;
const MAX_DEPTH = 24;
const MAX_ATTRIBUTES = 100;

/**
 * Reads an SVG document as a tree, in time that grows with its length alone. There are no entities but the five of XML,
 * and nothing is ever fetched or run.
 * @throws MarkRefused with words for the person.
 */
export function readMarkup(text: string): MarkupElement {
  const root: MarkupElement = { name: "", attributes: {}, children: [] };
  const open = [root];
  let [elements, attributes] = [0, 0];
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on("error", () => {
    throw new MarkRefused("This is no SVG file that can be read. Save the mark as plain SVG");
  });
  parser.on("doctype", (doctype) => {
    if (doctype.includes("[")) throw new MarkRefused("The file defines entities. Save it as plain SVG");
  });
  parser.on("opentagstart", () => {
    elements += 1;
    attributes = 0;
    if (elements > MAX_ELEMENTS || open.length > MAX_DEPTH) throw tooComplex();
  });
  parser.on("attribute", ({ name, value }) => {
    attributes += 1;
    if (attributes > MAX_ATTRIBUTES) throw tooComplex();
    refuseDanger(name, value);
  });
  parser.on("opentag", ({ name, attributes }) => {
    const element = { name: name.replace(/^svg:/, ""), attributes, children: [] };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on("closetag", () => {
    open.pop();
  });
  parser.write(text.trimStart()).close();
  const svg = root.children[0];
  if (svg?.name !== "svg") {
    throw new MarkRefused(
      "This is no SVG file: its outermost element must be svg. Save the mark as plain SVG",
    );
  }
  return svg;
}

function tooComplex(): MarkRefused {
  return new MarkRefused(
    `The file is too complex for a mark: at most ${MAX_ELEMENTS} elements, ${MAX_DEPTH} levels and ${MAX_ATTRIBUTES} attributes an element. Flatten its groups and unite its shapes`,
  );
}

/** @throws MarkRefused for a handler of events or an address that is not inside the file. */
function refuseDanger(name: string, value: string): void {
  if (/^on/i.test(name)) throw new MarkRefused("The file holds a script. Save the mark as plain SVG");
  for (const [, address] of value.matchAll(/url\(([^)]{0,20})/gi)) {
    if (!/^\s*["']?\s*#/.test(address!)) {
      throw new MarkRefused("The file refers to another file. Save the mark by itself");
    }
  }
}
