import { COLOR_MAP, solid } from "./theme";
import { emu, NAMESPACES, XML_HEAD } from "./xml";

const LEVELS = 9;

/** What slides that a person adds start from: title, text and number in the brand's type. */
export function slideMaster(layouts: number, firstLayoutId: number, isRtl: boolean): string {
  const side = isRtl ? "r" : "l";
  const rtl = isRtl ? 1 : 0;
  const run = (size: number, prefix: "+mj" | "+mn") =>
    `<a:defRPr sz="${size * 100}" kern="1200">${solid("text")}<a:latin typeface="${prefix}-lt"/><a:ea typeface="${prefix}-ea"/><a:cs typeface="${prefix}-cs"/></a:defRPr>`;
  const level = (number: number, size: number) =>
    `<a:lvl${number}pPr marL="${isRtl ? 0 : (number - 1) * 228_600}" marR="${isRtl ? (number - 1) * 228_600 : 0}" indent="0" algn="${side}" rtl="${rtl}"><a:lnSpc><a:spcPct val="110000"/></a:lnSpc><a:spcBef><a:spcPts val="600"/></a:spcBef><a:buNone/>${run(size, "+mn")}</a:lvl${number}pPr>`;
  const levels = (sizes: (number: number) => number) =>
    Array.from({ length: LEVELS }, (_, index) => level(index + 1, sizes(index + 1))).join("");
  const layoutList = Array.from(
    { length: layouts },
    (_, index) => `<p:sldLayoutId id="${firstLayoutId + index}" r:id="rId${index + 1}"/>`,
  );
  const place = (x: number, y: number, width: number, height: number) =>
    `<p:spPr><a:xfrm><a:off x="${emu(x)}" y="${emu(y)}"/><a:ext cx="${emu(width)}" cy="${emu(height)}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr>`;
  const body =
    '<a:bodyPr vert="horz" lIns="0" tIns="0" rIns="0" bIns="0"><a:normAutofit/></a:bodyPr><a:lstStyle/>';
  const shape = (id: number, name: string, ph: string, where: string, words: string) =>
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${name}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph ${ph}/></p:nvPr></p:nvSpPr>${where}<p:txBody>${body}<a:p>${words}</a:p></p:txBody></p:sp>`;
  return [
    XML_HEAD,
    `<p:sldMaster ${NAMESPACES}><p:cSld><p:bg><p:bgPr>${solid("ground")}<a:effectLst/></p:bgPr></p:bg><p:spTree>`,
    '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>',
    shape(
      2,
      "Title",
      'type="title"',
      place(56, 56, 848, 110),
      '<a:r><a:rPr lang="en"/><a:t>Title</a:t></a:r>',
    ),
    shape(
      3,
      "Text",
      'type="body" idx="1"',
      place(56, 190, 848, 290),
      '<a:r><a:rPr lang="en"/><a:t>Text</a:t></a:r>',
    ),
    shape(
      4,
      "Slide number",
      'type="sldNum" sz="quarter" idx="4"',
      place(isRtl ? 56 : 856, 500, 48, 16),
      '<a:fld id="{6B3A2C51-0E0B-4C1E-9A57-1D4B8E0F7A20}" type="slidenum"><a:rPr lang="en"/><a:t>‹#›</a:t></a:fld>',
    ),
    `</p:spTree></p:cSld><p:clrMap ${COLOR_MAP}/><p:sldLayoutIdLst>${layoutList.join("")}</p:sldLayoutIdLst>`,
    `<p:txStyles><p:titleStyle><a:lvl1pPr algn="${side}" rtl="${rtl}"><a:lnSpc><a:spcPct val="100000"/></a:lnSpc><a:spcBef><a:spcPct val="0"/></a:spcBef><a:buNone/>${run(36, "+mj")}</a:lvl1pPr></p:titleStyle>`,
    `<p:bodyStyle>${levels((number) => Math.max(12, 20 - 2 * number))}</p:bodyStyle><p:otherStyle>${levels(() => 12)}</p:otherStyle></p:txStyles></p:sldMaster>`,
  ].join("");
}
