import path from "node:path";
import JSZip from "jszip";

/** What PowerPoint is known to repair, or to refuse, in a file whose parts are each well formed. */
export async function pptxFaults(bytes: Uint8Array): Promise<string[]> {
  const zip = await JSZip.loadAsync(bytes);
  const names = Object.keys(zip.files);
  const parts = new Map<string, string>();
  for (const name of names) {
    if (/\.(xml|rels)$/.test(name)) parts.set(name, await zip.file(name)!.async("string"));
  }
  const faults: string[] = [];
  if (names[0] !== "[Content_Types].xml") faults.push("the list of content types is not the first part");

  const types = parts.get("[Content_Types].xml") ?? "";
  const declared = [...types.matchAll(/PartName="\/([^"]+)"/g)].map(([, name]) => name!);
  const extensions = new Set([...types.matchAll(/Extension="([^"]+)"/g)].map(([, name]) => name!));
  for (const name of declared) if (!names.includes(name)) faults.push(`${name} is declared and not there`);
  for (const name of names) {
    if (name === "[Content_Types].xml" || declared.includes(name)) continue;
    if (!extensions.has(name.slice(name.lastIndexOf(".") + 1))) faults.push(`${name} has no content type`);
    if (name.startsWith("ppt/") && name.endsWith(".xml"))
      faults.push(`${name} is XML without a type of its own`);
  }

  const reached = new Set<string>();
  for (const [name, xml] of parts) {
    if (!name.endsWith(".rels")) continue;
    const folder = path.posix.dirname(path.posix.dirname(name));
    const own = path.posix.join(folder, path.posix.basename(name, ".rels"));
    if (own !== "." && path.posix.basename(name) !== ".rels" && !names.includes(own)) {
      faults.push(`${name} belongs to no part`);
    }
    const given = [...xml.matchAll(/Id="([^"]+)"[^>]*Target="([^"]+)"/g)];
    const ids = new Set(given.map(([, id]) => id!));
    if (ids.size < given.length) faults.push(`${name} repeats an id`);
    for (const [, , target] of given) {
      const to = path.posix.join(folder, target!);
      reached.add(to);
      if (!names.includes(to)) faults.push(`${name} leads to ${to}, which is not there`);
    }
    for (const [, id] of (parts.get(own) ?? "").matchAll(/r:(?:id|embed|link)="([^"]+)"/g)) {
      if (!ids.has(id!)) faults.push(`${own} uses ${id}, which no relationship gives`);
    }
  }
  for (const name of names) {
    if (!/(\.rels|^\[Content_Types\]\.xml)$/.test(name) && !reached.has(name)) {
      faults.push(`nothing leads to ${name}`);
    }
  }

  for (const [name, xml] of parts) {
    if (!name.startsWith("ppt/") || name.endsWith(".rels")) continue;
    const ids = [...xml.matchAll(/<p:cNvPr id="(\d+)"/g)].map(([, id]) => id!);
    if (new Set(ids).size < ids.length) faults.push(`${name} repeats the id of a shape`);
    if (/<a:ln(?: [^>]*)?\/>|<a:ln(?: [^>]*)?><\/a:ln>/.test(xml)) faults.push(`${name} has an empty line`);
    if (/<a:ext c[xy]="-|cy="-/.test(xml)) faults.push(`${name} has a negative extent`);
    if (/="(?:NaN|undefined|Infinity)"|val (?:NaN|undefined)/.test(xml))
      faults.push(`${name} has no number where one belongs`);
    for (const [body] of xml.matchAll(/<p:txBody>.*?<\/p:txBody>/gs)) {
      if (!body.includes("<a:p>")) faults.push(`${name} has a text body without a paragraph`);
    }
    for (const [shape] of xml.matchAll(/<p:sp>.*?<\/p:sp>/gs)) {
      const isPicture = shape.includes('type="sldImg"');
      if (!isPicture && !shape.includes("<p:txBody>")) faults.push(`${name} has a shape without a text body`);
    }
    if (!name.startsWith("ppt/theme/") && /<a:(?:srgbClr|sysClr|prstClr|hslClr|scrgbClr)\b/.test(xml)) {
      faults.push(`${name} has a color that is not the theme's`);
    }
    if (name.startsWith("ppt/slides/")) {
      for (const [shape] of xml.matchAll(/<p:(?:sp|pic|graphicFrame)>.*?<\/p:(?:sp|pic|graphicFrame)>/gs)) {
        if (!shape.includes("<p:ph ")) faults.push(`${name} has something that stands in no placeholder`);
      }
    }
  }
  return faults;
}
