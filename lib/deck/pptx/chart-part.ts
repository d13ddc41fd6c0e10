import JSZip from "jszip";
import { BAR_GAP, PLOT } from "../chart-parts";
import type { DeckChart } from "../deck.schema";
import type { PlacedChart } from "../laid-deck";
import { solid } from "./theme";
import { relationships, XML_HEAD, xmlText } from "./xml";

const CATEGORY_AXIS = 111_111_111;
const VALUE_AXIS = 222_222_222;

const formatOf = ({ digits }: DeckChart) => (digits === 1 ? "#,##0.0" : "#,##0");

/** A chart that PowerPoint draws and edits; its figures are in a workbook inside the file. */
export function chartPart({ data, fill, ink, size }: PlacedChart, isRtl: boolean, language: string): string {
  const { kind, points, series } = data;
  const last = points.length + 1;
  const text = `<a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr sz="${size * 100}" b="0">${solid(ink)}<a:latin typeface="+mn-lt"/><a:ea typeface="+mn-ea"/><a:cs typeface="+mn-cs"/></a:defRPr></a:pPr><a:endParaRPr lang="${xmlText(language)}"/></a:p>`;
  const txPr = `<c:txPr>${text}</c:txPr>`;
  const none = "<c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr>";
  const strings = points
    .map(({ label }, index) => `<c:pt idx="${index}"><c:v>${xmlText(label)}</c:v></c:pt>`)
    .join("");
  const numbers = points
    .map(({ value }, index) => `<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>`)
    .join("");
  const isColumns = kind === "columns";
  const share = PLOT[kind];
  const x = isRtl ? 1 - share.x - share.width : share.x;
  const number = (value: number) => String(Math.round(value * 1e4) / 1e4);
  const layout = `<c:layout><c:manualLayout><c:layoutTarget val="inner"/><c:xMode val="edge"/><c:yMode val="edge"/><c:x val="${number(x)}"/><c:y val="${number(share.y)}"/><c:w val="${number(share.width)}"/><c:h val="${number(share.height)}"/></c:manualLayout></c:layout>`;
  const categoryOrder = isColumns ? (isRtl ? "maxMin" : "minMax") : "maxMin";
  const valueOrder = !isColumns && isRtl ? "maxMin" : "minMax";
  const most = Math.max(...points.map(({ value }) => value)) || 1;
  return [
    XML_HEAD,
    '<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">',
    `<c:date1904 val="0"/><c:roundedCorners val="0"/><c:chart><c:autoTitleDeleted val="1"/><c:plotArea>${layout}`,
    `<c:barChart><c:barDir val="${isColumns ? "col" : "bar"}"/><c:grouping val="clustered"/><c:varyColors val="0"/>`,
    `<c:ser><c:idx val="0"/><c:order val="0"/><c:tx><c:strRef><c:f>Sheet1!$B$1</c:f><c:strCache><c:ptCount val="1"/><c:pt idx="0"><c:v>${xmlText(series)}</c:v></c:pt></c:strCache></c:strRef></c:tx>`,
    `<c:spPr>${solid(fill)}<a:ln><a:noFill/></a:ln></c:spPr><c:invertIfNegative val="0"/>`,
    `<c:dLbls><c:numFmt formatCode="${formatOf(data)}" sourceLinked="0"/>${none}${txPr}<c:dLblPos val="outEnd"/><c:showLegendKey val="0"/><c:showVal val="1"/><c:showCatName val="0"/><c:showSerName val="0"/><c:showPercent val="0"/><c:showBubbleSize val="0"/></c:dLbls>`,
    `<c:cat><c:strRef><c:f>Sheet1!$A$2:$A$${last}</c:f><c:strCache><c:ptCount val="${points.length}"/>${strings}</c:strCache></c:strRef></c:cat>`,
    `<c:val><c:numRef><c:f>Sheet1!$B$2:$B$${last}</c:f><c:numCache><c:formatCode>General</c:formatCode><c:ptCount val="${points.length}"/>${numbers}</c:numCache></c:numRef></c:val></c:ser>`,
    `<c:gapWidth val="${Math.round(BAR_GAP * 100)}"/><c:axId val="${CATEGORY_AXIS}"/><c:axId val="${VALUE_AXIS}"/></c:barChart>`,
    `<c:catAx><c:axId val="${CATEGORY_AXIS}"/><c:scaling><c:orientation val="${categoryOrder}"/></c:scaling><c:delete val="0"/><c:axPos val="${isColumns ? "b" : isRtl ? "r" : "l"}"/><c:numFmt formatCode="General" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="nextTo"/><c:spPr><a:ln><a:noFill/></a:ln></c:spPr>${txPr}<c:crossAx val="${VALUE_AXIS}"/><c:crosses val="autoZero"/><c:auto val="0"/><c:lblAlgn val="ctr"/><c:lblOffset val="100"/><c:noMultiLvlLbl val="1"/></c:catAx>`,
    `<c:valAx><c:axId val="${VALUE_AXIS}"/><c:scaling><c:orientation val="${valueOrder}"/><c:max val="${most}"/><c:min val="0"/></c:scaling><c:delete val="1"/><c:axPos val="${isColumns ? "l" : "t"}"/><c:numFmt formatCode="General" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="nextTo"/><c:crossAx val="${CATEGORY_AXIS}"/><c:crosses val="autoZero"/><c:crossBetween val="between"/></c:valAx>`,
    '<c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr></c:plotArea><c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart>',
    `<c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr>${txPr}<c:externalData r:id="rId1"><c:autoUpdate val="0"/></c:externalData></c:chartSpace>`,
  ].join("");
}

const SHEET = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

/** The chart's figures as a workbook: what "Edit data" opens. */
export async function chartWorkbook({ series, points }: DeckChart, date: Date): Promise<Uint8Array> {
  const strings = ["", series, ...points.map(({ label }) => label)];
  const shared = strings.map((text) => `<si><t xml:space="preserve">${xmlText(text)}</t></si>`).join("");
  const rows = points.map(
    ({ value }, index) =>
      `<row r="${index + 2}"><c r="A${index + 2}" t="s"><v>${index + 2}</v></c><c r="B${index + 2}"><v>${value}</v></c></row>`,
  );
  const head = '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>';
  const type = (part: string, kind: string) =>
    `<Override PartName="/xl/${part}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`;
  const files: [string, string][] = [
    [
      "[Content_Types].xml",
      `${XML_HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${type("workbook", "sheet.main")}${type("worksheets/sheet1", "worksheet")}${type("styles", "styles")}${type("sharedStrings", "sharedStrings")}</Types>`,
    ],
    ["_rels/.rels", relationships([{ type: "officeDocument", target: "xl/workbook.xml" }])],
    [
      "xl/workbook.xml",
      `${XML_HEAD}<workbook xmlns="${SHEET}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    [
      "xl/_rels/workbook.xml.rels",
      relationships([
        { type: "worksheet", target: "worksheets/sheet1.xml" },
        { type: "styles", target: "styles.xml" },
        { type: "sharedStrings", target: "sharedStrings.xml" },
      ]),
    ],
    [
      "xl/worksheets/sheet1.xml",
      `${XML_HEAD}<worksheet xmlns="${SHEET}"><sheetData>${head}${rows.join("")}</sheetData></worksheet>`,
    ],
    [
      "xl/styles.xml",
      `${XML_HEAD}<styleSheet xmlns="${SHEET}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/></cellXfs></styleSheet>`,
    ],
    [
      "xl/sharedStrings.xml",
      `${XML_HEAD}<sst xmlns="${SHEET}" count="${strings.length}" uniqueCount="${strings.length}">${shared}</sst>`,
    ],
  ];
  return zipParts(files, date);
}

/** An Office file of its parts, in their order: the list of content types comes first. */
export function zipParts(
  parts: readonly (readonly [string, string | Uint8Array])[],
  date: Date,
): Promise<Uint8Array> {
  const zip = new JSZip();
  for (const [path, content] of parts) {
    zip.file(path, content, { date, createFolders: false, compression: "DEFLATE" });
  }
  return zip.generateAsync({ type: "uint8array", platform: "DOS" });
}
