import type { DeckLook } from "../deck-look";
import type { DeckFontNames } from "../deck-type";
import {
  type Box,
  type DeckPicture,
  type LaidDeck,
  type LaidSlide,
  SLIDE_HEIGHT,
  SLIDE_WIDTH,
} from "../laid-deck";
import { chartPart, chartWorkbook, zipParts } from "./chart-part";
import { NOTES_MASTER, notesSlide } from "./notes";
import {
  CHART_PLACEHOLDER,
  layoutSlotXml,
  markXml,
  PICTURE_PLACEHOLDER,
  placeholdersOf,
  ShapeIds,
  shapeXml,
  slideSlotXml,
  type TextManner,
  transform,
} from "./shape-xml";
import { slideMaster } from "./slide-master";
import { solid, themePart } from "./theme";
import { emu, NAMESPACES, relationships, XML_HEAD, xmlText } from "./xml";

/** The first moment that a ZIP can express: the same deck gives the same bytes. */
const EPOCH = new Date(Date.UTC(1980, 0, 1));
const FIRST_LAYOUT_ID = 2_147_483_649;
const FIRST_SLIDE_ID = 256;

/**
 * The deck as PowerPoint's own: a theme of the brand, a master, a layout for each slide with its placeholders, and slides
 * that hold nothing but words, charts and notes. All colors are the theme's.
 */
export async function deckToPptx(deck: LaidDeck, look: DeckLook, fonts: DeckFontNames): Promise<Uint8Array> {
  const isRtl = deck.direction === "rtl";
  const language = deck.language === "und" ? "en" : deck.language;
  const manner: TextManner = { language, isRtl, fonts };
  const { picture } = deck;
  const hasPicture = (slide: LaidSlide) => slide.picture !== undefined && picture !== null;
  const charted = deck.slides.filter(({ chart }) => chart);
  const theme = themePart(deck.title, look, fonts);
  const parts: [string, string | Uint8Array][] = [
    ["[Content_Types].xml", contentTypes(deck.slides.length, charted.length, picture !== null)],
    [
      "_rels/.rels",
      relationships([
        { type: "officeDocument", target: "ppt/presentation.xml" },
        { type: "core-properties", target: "docProps/core.xml" },
        { type: "extended-properties", target: "docProps/app.xml" },
      ]),
    ],
    ["docProps/core.xml", coreProperties(deck.title, language)],
    ["docProps/app.xml", appProperties(deck.slides.length)],
    ["ppt/presentation.xml", presentation(deck.slides.length, isRtl)],
    ["ppt/_rels/presentation.xml.rels", presentationRelationships(deck.slides.length)],
    ["ppt/presProps.xml", `${XML_HEAD}<p:presentationPr ${NAMESPACES}/>`],
    ["ppt/viewProps.xml", `${XML_HEAD}<p:viewPr ${NAMESPACES}/>`],
    [
      "ppt/tableStyles.xml",
      `${XML_HEAD}<a:tblStyleLst xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" def="{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}"/>`,
    ],
    ["ppt/theme/theme1.xml", theme],
    ["ppt/theme/theme2.xml", theme],
    ["ppt/slideMasters/slideMaster1.xml", slideMaster(deck.slides.length, FIRST_LAYOUT_ID, isRtl)],
    [
      "ppt/slideMasters/_rels/slideMaster1.xml.rels",
      relationships([
        ...deck.slides.map((_, index) => ({
          type: "slideLayout",
          target: `../slideLayouts/slideLayout${index + 1}.xml`,
        })),
        { type: "theme", target: "../theme/theme1.xml" },
      ]),
    ],
    ["ppt/notesMasters/notesMaster1.xml", NOTES_MASTER],
    [
      "ppt/notesMasters/_rels/notesMaster1.xml.rels",
      relationships([{ type: "theme", target: "../theme/theme2.xml" }]),
    ],
  ];
  for (const [index, slide] of deck.slides.entries()) {
    const number = index + 1;
    const chartNumber = charted.indexOf(slide) + 1;
    parts.push(
      [`ppt/slideLayouts/slideLayout${number}.xml`, slideLayout(slide, deck.title, manner)],
      [
        `ppt/slideLayouts/_rels/slideLayout${number}.xml.rels`,
        relationships([{ type: "slideMaster", target: "../slideMasters/slideMaster1.xml" }]),
      ],
      [`ppt/slides/slide${number}.xml`, slidePart(slide, manner, picture)],
      [
        `ppt/slides/_rels/slide${number}.xml.rels`,
        relationships([
          { type: "slideLayout", target: `../slideLayouts/slideLayout${number}.xml` },
          { type: "notesSlide", target: `../notesSlides/notesSlide${number}.xml` },
          ...(hasPicture(slide) ? [{ type: "image", target: "../media/image1.png" }] : []),
          ...(chartNumber ? [{ type: "chart", target: `../charts/chart${chartNumber}.xml` }] : []),
        ]),
      ],
      [`ppt/notesSlides/notesSlide${number}.xml`, notesSlide(slide.notes, language, isRtl)],
      [
        `ppt/notesSlides/_rels/notesSlide${number}.xml.rels`,
        relationships([
          { type: "notesMaster", target: "../notesMasters/notesMaster1.xml" },
          { type: "slide", target: `../slides/slide${number}.xml` },
        ]),
      ],
    );
    if (!slide.chart) continue;
    parts.push(
      [`ppt/charts/chart${chartNumber}.xml`, chartPart(slide.chart, isRtl, language)],
      [
        `ppt/charts/_rels/chart${chartNumber}.xml.rels`,
        relationships([{ type: "package", target: `../embeddings/chart${chartNumber}.xlsx` }]),
      ],
      [`ppt/embeddings/chart${chartNumber}.xlsx`, await chartWorkbook(slide.chart.data, EPOCH)],
    );
  }
  if (picture) parts.push(["ppt/media/image1.png", picture.png]);
  return zipParts(parts, EPOCH);
}

/** The root of a part's tree of shapes. */
const TREE =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>';
const OWN_COLORS = "<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>";

function slideLayout(slide: LaidSlide, brand: string, manner: TextManner): string {
  const ids = new ShapeIds();
  const isCover = slide.id === "title";
  const placeholders = placeholdersOf(slide.slots, isCover);
  const holder = (name: string, attributes: string, box: Box) =>
    `<p:sp><p:nvSpPr><p:cNvPr id="${ids.next()}" name="${name}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr userDrawn="1"><p:ph ${attributes}/></p:nvPr></p:nvSpPr><p:spPr>${transform("a", box)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:endParaRPr lang="en"/></a:p></p:txBody></p:sp>`;
  const tree = [
    ...slide.shapes.map((shape) => shapeXml(shape, ids)),
    ...slide.marks.map((mark) => markXml(mark, brand, ids)),
    ...slide.slots.map((slot, index) => layoutSlotXml(slot, placeholders[index]!, ids, manner)),
    slide.chart ? holder("Chart", CHART_PLACEHOLDER, slide.chart.box) : "",
    slide.picture ? holder("Picture", PICTURE_PLACEHOLDER, slide.picture) : "",
  ];
  const ground = `<p:bg><p:bgPr>${solid(slide.ground)}<a:effectLst/></p:bgPr></p:bg>`;
  return `${XML_HEAD}<p:sldLayout ${NAMESPACES}${isCover ? ' type="title"' : ""} preserve="1"${isCover ? "" : ' userDrawn="1"'}><p:cSld name="${xmlText(slide.name)}">${ground}<p:spTree>${TREE}${tree.join("")}</p:spTree></p:cSld>${OWN_COLORS}</p:sldLayout>`;
}

function slidePart(slide: LaidSlide, manner: TextManner, picture: DeckPicture | null): string {
  const ids = new ShapeIds();
  const placeholders = placeholdersOf(slide.slots, slide.id === "title");
  const slots = slide.slots.map((slot, index) => slideSlotXml(slot, placeholders[index]!, ids, manner));
  if (slide.picture && picture) {
    const id = ids.next();
    slots.push(
      `<p:pic><p:nvPicPr><p:cNvPr id="${id}" name="Picture ${id}" descr="${xmlText(picture.title)}"/><p:cNvPicPr><a:picLocks noGrp="1" noChangeAspect="1"/></p:cNvPicPr><p:nvPr><p:ph ${PICTURE_PLACEHOLDER}/></p:nvPr></p:nvPicPr><p:blipFill><a:blip r:embed="rId3"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr/></p:pic>`,
    );
  }
  if (slide.chart) {
    const { box, data } = slide.chart;
    const id = ids.next();
    const told = data.points.map(({ label, value }) => `${label}: ${value}`).join("; ");
    slots.push(
      `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="${id}" name="Chart ${id}" descr="${xmlText(`${data.series}. ${told}`)}"/><p:cNvGraphicFramePr><a:graphicFrameLocks noGrp="1"/></p:cNvGraphicFramePr><p:nvPr><p:ph ${CHART_PLACEHOLDER}/></p:nvPr></p:nvGraphicFramePr>${transform("p", box)}<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="rId3"/></a:graphicData></a:graphic></p:graphicFrame>`,
    );
  }
  return `${XML_HEAD}<p:sld ${NAMESPACES}><p:cSld><p:spTree>${TREE}${slots.join("")}</p:spTree></p:cSld>${OWN_COLORS}</p:sld>`;
}

function contentTypes(slides: number, charts: number, hasPicture: boolean): string {
  const PRESENTATION = "application/vnd.openxmlformats-officedocument.presentationml";
  const part = (path: string, type: string) => `<Override PartName="/${path}" ContentType="${type}"/>`;
  const each = (count: number, path: (number: number) => string, type: string) =>
    Array.from({ length: count }, (_, index) => part(path(index + 1), type)).join("");
  const chartType = "application/vnd.openxmlformats-officedocument.drawingml.chart+xml";
  const themeType = "application/vnd.openxmlformats-officedocument.theme+xml";
  return [
    XML_HEAD,
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>',
    charts > 0
      ? '<Default Extension="xlsx" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"/>'
      : "",
    hasPicture ? '<Default Extension="png" ContentType="image/png"/>' : "",
    part("ppt/presentation.xml", `${PRESENTATION}.presentation.main+xml`),
    part("ppt/presProps.xml", `${PRESENTATION}.presProps+xml`),
    part("ppt/viewProps.xml", `${PRESENTATION}.viewProps+xml`),
    part("ppt/tableStyles.xml", `${PRESENTATION}.tableStyles+xml`),
    part("ppt/slideMasters/slideMaster1.xml", `${PRESENTATION}.slideMaster+xml`),
    part("ppt/notesMasters/notesMaster1.xml", `${PRESENTATION}.notesMaster+xml`),
    each(2, (number) => `ppt/theme/theme${number}.xml`, themeType),
    each(slides, (number) => `ppt/slideLayouts/slideLayout${number}.xml`, `${PRESENTATION}.slideLayout+xml`),
    each(slides, (number) => `ppt/slides/slide${number}.xml`, `${PRESENTATION}.slide+xml`),
    each(slides, (number) => `ppt/notesSlides/notesSlide${number}.xml`, `${PRESENTATION}.notesSlide+xml`),
    each(charts, (number) => `ppt/charts/chart${number}.xml`, chartType),
    part("docProps/core.xml", "application/vnd.openxmlformats-package.core-properties+xml"),
    part("docProps/app.xml", "application/vnd.openxmlformats-officedocument.extended-properties+xml"),
    "</Types>",
  ].join("");
}

function presentation(slides: number, isRtl: boolean): string {
  const list = Array.from(
    { length: slides },
    (_, index) => `<p:sldId id="${FIRST_SLIDE_ID + index}" r:id="rId${index + 3}"/>`,
  );
  return `${XML_HEAD}<p:presentation ${NAMESPACES} saveSubsetFonts="1"${isRtl ? ' rtl="1"' : ""}><p:sldMasterIdLst><p:sldMasterId id="${FIRST_LAYOUT_ID - 1}" r:id="rId1"/></p:sldMasterIdLst><p:notesMasterIdLst><p:notesMasterId r:id="rId2"/></p:notesMasterIdLst><p:sldIdLst>${list.join("")}</p:sldIdLst><p:sldSz cx="${emu(SLIDE_WIDTH)}" cy="${emu(SLIDE_HEIGHT)}"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`;
}

function presentationRelationships(slides: number): string {
  return relationships([
    { type: "slideMaster", target: "slideMasters/slideMaster1.xml" },
    { type: "notesMaster", target: "notesMasters/notesMaster1.xml" },
    ...Array.from({ length: slides }, (_, index) => ({
      type: "slide",
      target: `slides/slide${index + 1}.xml`,
    })),
    { type: "presProps", target: "presProps.xml" },
    { type: "viewProps", target: "viewProps.xml" },
    { type: "theme", target: "theme/theme1.xml" },
    { type: "tableStyles", target: "tableStyles.xml" },
  ]);
}

function coreProperties(title: string, language: string): string {
  const at = EPOCH.toISOString().replace(".000", "");
  return `${XML_HEAD}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${xmlText(title)}</dc:title><dc:creator>${xmlText(title)}</dc:creator><dc:language>${xmlText(language)}</dc:language><dcterms:created xsi:type="dcterms:W3CDTF">${at}</dcterms:created><dcterms:modified xsi:type="dcterms:W3CDTF">${at}</dcterms:modified></cp:coreProperties>`;
}

function appProperties(slides: number): string {
  return `${XML_HEAD}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>Marque</Application><PresentationFormat>Widescreen</PresentationFormat><Slides>${slides}</Slides><Notes>${slides}</Notes></Properties>`;
}
