import { fromPathData } from "@/lib/geometry/path-data";
import type { DeckColor } from "../deck-look";
import type { DeckFontNames } from "../deck-type";
import { type Box, CORNER, type DeckMark, type DeckShape, type DeckSlot } from "../laid-deck";
import { gapColor } from "../paint-slide";
import { scheme, solid } from "./theme";
import { emu, xmlText } from "./xml";

/** Gives every part's shapes ids that are not repeated; 1 is the tree itself. */
export class ShapeIds {
  private last = 1;
  next(): number {
    this.last += 1;
    return this.last;
  }
}

/** What a slot is in the file: its kind of placeholder and its number in the layout. */
export interface Placeholder {
  readonly name: string;
  /** Attributes of `p:ph`. */
  readonly attributes: string;
  readonly isNumber: boolean;
}

/** From here on placeholders of text are counted: numbers below are taken by title, subtitle, footers. */
const FIRST_TEXT = 13;
export const CHART_PLACEHOLDER = 'type="chart" sz="quarter" idx="60"';
export const PICTURE_PLACEHOLDER = 'type="pic" sz="quarter" idx="61"';

/** One for each slot, the same in layout and slide. */
export function placeholdersOf(slots: readonly DeckSlot[], isCover: boolean): Placeholder[] {
  let next = FIRST_TEXT;
  return slots.map(({ placeholder, text }) => {
    if (placeholder === "title") {
      return { name: "Title", attributes: `type="${isCover ? "ctrTitle" : "title"}"`, isNumber: false };
    }
    if (placeholder === "subtitle")
      return { name: "Subtitle", attributes: 'type="subTitle" idx="1"', isNumber: false };
    if (text.id.endsWith(".number")) {
      return { name: "Slide number", attributes: 'type="sldNum" sz="quarter" idx="12"', isNumber: true };
    }
    const name = `Text ${text.id.slice(text.id.indexOf(".") + 1)}`;
    return { name, attributes: `type="body" sz="quarter" idx="${next++}"`, isNumber: false };
  });
}

const transform = (prefix: "a" | "p", { x, y, width, height }: Box) =>
  `<${prefix}:xfrm><a:off x="${emu(x)}" y="${emu(y)}"/><a:ext cx="${emu(width)}" cy="${emu(height)}"/></${prefix}:xfrm>`;

export { transform };

const EMPTY_TEXT = "<p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:endParaRPr/></a:p></p:txBody>";

/** A filled area of a layout. */
export function shapeXml({ kind, box, fill }: DeckShape, ids: ShapeIds): string {
  const id = ids.next();
  const preset = { rect: "rect", round: "roundRect", ellipse: "ellipse" }[kind];
  const corner = Math.min(50_000, Math.round((CORNER / Math.min(box.width, box.height)) * 100_000));
  const adjust =
    kind === "round" ? `<a:avLst><a:gd name="adj" fmla="val ${corner}"/></a:avLst>` : "<a:avLst/>";
  return `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Shape ${id}"/><p:cNvSpPr/><p:nvPr userDrawn="1"/></p:nvSpPr><p:spPr>${transform("a", box)}<a:prstGeom prst="${preset}">${adjust}</a:prstGeom>${solid(fill)}<a:ln><a:noFill/></a:ln></p:spPr>${EMPTY_TEXT}</p:sp>`;
}

/** Path coordinates are whole numbers: thousandths of the drawing's unit. */
const PATH_UNIT = 1000;

/** The brand's mark as a group of free forms in the theme's colors. */
export function markXml({ drawing, box, fills }: DeckMark, name: string, ids: ShapeIds): string {
  const id = ids.next();
  const unit = (value: number) => Math.round(value * PATH_UNIT);
  const point = ([x, y]: readonly [number, number]) => `<a:pt x="${unit(x)}" y="${unit(y)}"/>`;
  const shapes = drawing.shapes.map(({ d, fill }) => {
    const own = ids.next();
    const contours = fromPathData(d).map((contour) => {
      const segments = contour.map((segment) =>
        segment[0] === "C"
          ? `<a:cubicBezTo>${point(segment[2])}${point(segment[3])}${point(segment[4])}</a:cubicBezTo>`
          : `<a:lnTo>${point(segment[2])}</a:lnTo>`,
      );
      return `<a:moveTo>${point(contour[0]![1])}</a:moveTo>${segments.join("")}<a:close/>`;
    });
    const path = `<a:path w="${unit(drawing.width)}" h="${unit(drawing.height)}">${contours.join("")}</a:path>`;
    return `<p:sp><p:nvSpPr><p:cNvPr id="${own}" name="Mark ${own}"/><p:cNvSpPr/><p:nvPr userDrawn="1"/></p:nvSpPr><p:spPr>${transform("a", box)}<a:custGeom><a:avLst/><a:gdLst/><a:ahLst/><a:cxnLst/><a:rect l="0" t="0" r="r" b="b"/><a:pathLst>${path}</a:pathLst></a:custGeom>${solid(fills[fill])}<a:ln><a:noFill/></a:ln></p:spPr>${EMPTY_TEXT}</p:sp>`;
  });
  const { x, y, width, height } = box;
  const place = `<a:off x="${emu(x)}" y="${emu(y)}"/><a:ext cx="${emu(width)}" cy="${emu(height)}"/><a:chOff x="${emu(x)}" y="${emu(y)}"/><a:chExt cx="${emu(width)}" cy="${emu(height)}"/>`;
  return `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="${id}" name="Logo" descr="${xmlText(name)}"/><p:cNvGrpSpPr/><p:nvPr userDrawn="1"/></p:nvGrpSpPr><p:grpSpPr><a:xfrm>${place}</a:xfrm></p:grpSpPr>${shapes.join("")}</p:grpSp>`;
}

export interface TextManner {
  readonly language: string;
  readonly isRtl: boolean;
  readonly fonts: DeckFontNames;
}

/** A placeholder of a layout: where it stands, how it is set, and what belongs there. */
export function layoutSlotXml(
  slot: DeckSlot,
  { name, attributes, isNumber }: Placeholder,
  ids: ShapeIds,
  manner: TextManner,
): string {
  const { box, face, size, leading, color, align, anchor, text } = slot;
  const id = ids.next();
  const prefix = face === "heading" ? "+mj" : "+mn";
  const isBold = face === "strong" || (face === "heading" && manner.fonts.isHeadingBold);
  const side = align === "center" ? "ctr" : (align === "end") !== manner.isRtl ? "r" : "l";
  const body = `<a:bodyPr vert="horz" wrap="square" lIns="0" tIns="0" rIns="0" bIns="0" rtlCol="${manner.isRtl ? 1 : 0}" anchor="${{ top: "t", middle: "ctr", bottom: "b" }[anchor]}"><a:noAutofit/></a:bodyPr>`;
  const run = `<a:defRPr sz="${Math.round(size * 100)}" b="${isBold ? 1 : 0}" i="0" kern="1200" spc="0">${solid(color)}<a:latin typeface="${prefix}-lt"/><a:ea typeface="${prefix}-ea"/><a:cs typeface="${prefix}-cs"/></a:defRPr>`;
  const level = `<a:lvl1pPr marL="0" indent="0" algn="${side}" rtl="${manner.isRtl ? 1 : 0}"><a:lnSpc><a:spcPts val="${Math.round(leading * 100)}"/></a:lnSpc><a:spcBef><a:spcPts val="0"/></a:spcBef><a:spcAft><a:spcPts val="0"/></a:spcAft><a:buNone/>${run}</a:lvl1pPr>`;
  const language = xmlText(manner.language);
  const words = isNumber
    ? `<a:fld id="${NUMBER_FIELD}" type="slidenum"><a:rPr lang="${language}"/><a:t>‹#›</a:t></a:fld>`
    : `<a:r><a:rPr lang="${language}"/><a:t>${xmlText(text.prompt)}</a:t></a:r>`;
  return `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${name}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr${attributes.startsWith('type="body"') ? ' userDrawn="1"' : ""}><p:ph ${attributes}/></p:nvPr></p:nvSpPr><p:spPr>${transform("a", box)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody>${body}<a:lstStyle>${level}</a:lstStyle><a:p>${words}</a:p></p:txBody></p:sp>`;
}

const NUMBER_FIELD = "{6B3A2C51-0E0B-4C1E-9A57-1D4B8E0F7A20}";

/** A text of a slide: everything about its looks is the layout's, but for the marker of a gap. */
export function slideSlotXml(
  { text, direction, ground }: DeckSlot,
  { name, attributes, isNumber }: Placeholder,
  ids: ShapeIds,
  { language, isRtl }: TextManner,
): string {
  const id = ids.next();
  const lang = `lang="${xmlText(language)}" dirty="0"`;
  const turned = (direction === "rtl") !== isRtl ? `<a:pPr rtl="${direction === "rtl" ? 1 : 0}"/>` : "";
  const marker = text.isGap
    ? `<a:rPr ${lang}>${solid("text" satisfies DeckColor)}<a:highlight>${scheme(gapColor(ground))}</a:highlight></a:rPr>`
    : `<a:rPr ${lang}/>`;
  const words = isNumber
    ? `<a:fld id="${NUMBER_FIELD}" type="slidenum"><a:rPr ${lang}/><a:t>${xmlText(text.text)}</a:t></a:fld>`
    : `<a:r>${marker}<a:t>${xmlText(text.text)}</a:t></a:r>`;
  return `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${name}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph ${attributes}/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/><a:lstStyle/><a:p>${turned}${words}</a:p></p:txBody></p:sp>`;
}
