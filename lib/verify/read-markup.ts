import { SaxesParser } from "saxes";

/** An element where it begins. */
export interface MarkupTag {
  name: string;
  attributes: { name: string; value: string }[];
}

/**
 * The elements of an XML document in their order, prefixes kept, entities of attributes resolved.
 * @throws Error when it is not well-formed, and for a document type, a CDATA section or an instruction: nothing is
 * skipped unseen but comments and text.
 */
export function readMarkup(text: string): MarkupTag[] {
  const tags: MarkupTag[] = [];
  const parser = new SaxesParser({ xmlns: false, position: false });
  const refuse = (what: string) => () => {
    throw new Error(`it has ${what}`);
  };
  parser.on("error", ({ message }) => refuse(`bad markup: ${message}`)());
  parser.on("doctype", refuse("a document type"));
  parser.on("cdata", refuse("a CDATA section"));
  parser.on("processinginstruction", refuse("a processing instruction"));
  parser.on("opentag", ({ name, attributes }) => {
    tags.push({ name, attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })) });
  });
  parser.write(text).close();
  return tags;
}
