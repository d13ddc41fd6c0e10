import { SaxesParser } from "saxes";
import type { LaidDeck } from "@/lib/deck/laid-deck";

/** Every frame of a slide is a placeholder to LibreOffice too, and each slide has one title. */
export function placeholderFaults(fodp: string, deck: LaidDeck): string[] {
  const found: string[] = [];
  const parser = new SaxesParser();
  let page = -1;
  let isNotes = false;
  let titles = 0;
  let frames = 0;
  parser.on("opentag", ({ name, attributes }) => {
    if (name === "draw:page") {
      page += 1;
      titles = 0;
      frames = 0;
    }
    if (name === "presentation:notes") isNotes = true;
    if (page < 0 || isNotes || (name !== "draw:frame" && name !== "draw:custom-shape")) return;
    frames += 1;
    const kind = attributes["presentation:class"];
    if (kind === "title") titles += 1;
    // LibreOffice has no class for a placeholder of a picture or a chart that is filled: these are objects to it.
    if (kind === undefined && name === "draw:custom-shape")
      found.push(`slide ${page + 1} holds a shape that is no placeholder`);
  });
  parser.on("closetag", ({ name }) => {
    if (name === "presentation:notes") isNotes = false;
    if (name !== "draw:page") return;
    if (titles !== 1) found.push(`slide ${page + 1} has ${titles} titles to LibreOffice`);
    // The number is a field of the page to LibreOffice.
    const least = (deck.slides[page]?.slots ?? []).filter(({ text }) => !text.id.endsWith(".number")).length;
    if (frames < least) found.push(`slide ${page + 1} has ${frames} of ${least} frames to LibreOffice`);
  });
  parser.write(fodp).close();
  if (page !== 9) found.push(`LibreOffice reads ${page + 1} slides`);
  return found;
}
