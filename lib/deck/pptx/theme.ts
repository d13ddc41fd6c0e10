import type { DeckColor, DeckLook } from "../deck-look";
import type { DeckFontNames } from "../deck-type";
import { XML_HEAD, xmlText } from "./xml";

/** A color of the deck as the file format calls it where it is used. */
const SCHEME: Readonly<Record<DeckColor, string>> = {
  text: "tx1",
  ground: "bg1",
  strong: "tx2",
  soft: "bg2",
  primary: "accent1",
  secondary: "accent2",
  accent: "accent3",
  muted: "accent4",
  line: "accent5",
  surface: "accent6",
};

/** Where it is defined, in the order that the schema asks for. */
const SLOTS: readonly (readonly [string, DeckColor])[] = [
  ["dk1", "text"],
  ["lt1", "ground"],
  ["dk2", "strong"],
  ["lt2", "soft"],
  ["accent1", "primary"],
  ["accent2", "secondary"],
  ["accent3", "accent"],
  ["accent4", "muted"],
  ["accent5", "line"],
  ["accent6", "surface"],
  ["hlink", "strong"],
  ["folHlink", "secondary"],
];

/** The master's map from use to definition. */
export const COLOR_MAP =
  'bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"';

export const scheme = (color: DeckColor) => `<a:schemeClr val="${SCHEME[color]}"/>`;
export const solid = (color: DeckColor) => `<a:solidFill>${scheme(color)}</a:solidFill>`;

/** The brand as a theme: whoever adds a slide, a chart or a table in PowerPoint gets its colors and type. */
export function themePart(name: string, { colors }: Pick<DeckLook, "colors">, fonts: DeckFontNames): string {
  const rows = SLOTS.map(
    ([slot, color]) => `<a:${slot}><a:srgbClr val="${colors[color].slice(1).toUpperCase()}"/></a:${slot}>`,
  );
  const family = ({ latin, ea, cs }: DeckFontNames["heading"]) =>
    `<a:latin typeface="${xmlText(latin)}"/><a:ea typeface="${xmlText(ea)}"/><a:cs typeface="${xmlText(cs)}"/>`;
  const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
  const line = (width: number) =>
    `<a:ln w="${width}" cap="flat" cmpd="sng" algn="ctr">${fill}<a:prstDash val="solid"/></a:ln>`;
  const effect = "<a:effectStyle><a:effectLst/></a:effectStyle>";
  return [
    XML_HEAD,
    `<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="${xmlText(name)}"><a:themeElements>`,
    `<a:clrScheme name="${xmlText(name)}">${rows.join("")}</a:clrScheme>`,
    `<a:fontScheme name="${xmlText(name)}"><a:majorFont>${family(fonts.heading)}</a:majorFont><a:minorFont>${family(fonts.body)}</a:minorFont></a:fontScheme>`,
    `<a:fmtScheme name="${xmlText(name)}"><a:fillStyleLst>${fill.repeat(3)}</a:fillStyleLst>`,
    `<a:lnStyleLst>${line(6350)}${line(12700)}${line(19050)}</a:lnStyleLst>`,
    `<a:effectStyleLst>${effect.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${fill.repeat(3)}</a:bgFillStyleLst></a:fmtScheme>`,
    "</a:themeElements><a:objectDefaults/><a:extraClrSchemeLst/></a:theme>",
  ].join("");
}
