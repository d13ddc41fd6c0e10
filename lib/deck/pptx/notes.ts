import { COLOR_MAP, solid } from "./theme";
import { NAMESPACES, XML_HEAD, xmlText } from "./xml";

const TREE =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>';
const PICTURE = 'type="sldImg"';
const WORDS = 'type="body" idx="1"';

const slideImage = (place: string) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="2" name="Slide"/><p:cNvSpPr><a:spLocks noGrp="1" noRot="1" noChangeAspect="1"/></p:cNvSpPr><p:nvPr><p:ph ${PICTURE}/></p:nvPr></p:nvSpPr>${place}</p:sp>`;

/** A page of notes: the slide above, the words below. */
export const NOTES_MASTER = [
  XML_HEAD,
  `<p:notesMaster ${NAMESPACES}><p:cSld><p:bg><p:bgPr>${solid("ground")}<a:effectLst/></p:bgPr></p:bg><p:spTree>${TREE}`,
  slideImage(
    '<p:spPr><a:xfrm><a:off x="685800" y="1143000"/><a:ext cx="5486400" cy="3086100"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/></p:spPr>',
  ),
  `<p:sp><p:nvSpPr><p:cNvPr id="3" name="Notes"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph ${WORDS}/></p:nvPr></p:nvSpPr><p:spPr><a:xfrm><a:off x="685800" y="4400550"/><a:ext cx="5486400" cy="3600450"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:r><a:rPr lang="en"/><a:t>Notes</a:t></a:r></a:p></p:txBody></p:sp>`,
  `</p:spTree></p:cSld><p:clrMap ${COLOR_MAP}/><p:notesStyle><a:lvl1pPr marL="0" algn="l"><a:defRPr sz="1200" kern="1200">${solid("text")}<a:latin typeface="+mn-lt"/><a:ea typeface="+mn-ea"/><a:cs typeface="+mn-cs"/></a:defRPr></a:lvl1pPr></p:notesStyle></p:notesMaster>`,
].join("");

/** What the speaker reads beside a slide. */
export function notesSlide(notes: readonly string[], language: string, isRtl: boolean): string {
  const manner = isRtl ? '<a:pPr algn="r" rtl="1"/>' : "";
  const paragraphs = notes.map(
    (note) =>
      `<a:p>${manner}<a:r><a:rPr lang="${xmlText(language)}"/><a:t>${xmlText(note)}</a:t></a:r></a:p>`,
  );
  const words = paragraphs.join("") || '<a:p><a:endParaRPr lang="en"/></a:p>';
  return `${XML_HEAD}<p:notes ${NAMESPACES}><p:cSld><p:spTree>${TREE}${slideImage("<p:spPr/>")}<p:sp><p:nvSpPr><p:cNvPr id="3" name="Notes"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph ${WORDS}/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/><a:lstStyle/>${words}</p:txBody></p:sp></p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:notes>`;
}
