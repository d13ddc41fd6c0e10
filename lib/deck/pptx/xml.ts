/** Characters that XML 1.0 has no way to write. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu;

/** Text for an element or an attribute. */
export function xmlText(text: string): string {
  return text
    .replace(FORBIDDEN, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

export const NAMESPACES =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';

const EMU_PER_POINT = 12_700;
export const emu = (points: number) => Math.round(points * EMU_PER_POINT);

export interface Relationship {
  /** The last part of its type's address. */
  readonly type: string;
  readonly target: string;
}

const RELATIONSHIPS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const CORE = "http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties";

/** Relationships of a part: their ids are rId1, rId2, … in order. */
export function relationships(list: readonly Relationship[]): string {
  const rows = list.map(({ type, target }, index) => {
    const address = type === "core-properties" ? CORE : `${RELATIONSHIPS}/${type}`;
    return `<Relationship Id="rId${index + 1}" Type="${address}" Target="${target}"/>`;
  });
  return `${XML_HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rows.join("")}</Relationships>`;
}
