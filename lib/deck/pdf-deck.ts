import PDFDocument from "pdfkit";
import type { DeckLook } from "./deck-look";
import type { DeckType } from "./deck-type";
import { type LaidDeck, SLIDE_HEIGHT, SLIDE_WIDTH } from "./laid-deck";
import { paintSlide } from "./paint-slide";

/** A fixed date makes the file, and the /ID that is derived from it, the same on every machine. */
const EPOCH = new Date(0);
const MAKER = "Marque";

/** The deck as a PDF: ten pages of vectors and embedded fonts, with bookmarks, its text found by every reader. */
export async function deckToPdf(deck: LaidDeck, type: DeckType, look: DeckLook): Promise<Uint8Array> {
  const document = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    // pdfkit loads Helvetica unless it is told that there is no font.
    font: "",
    lang: deck.language,
    displayTitle: true,
    info: { Title: deck.title, CreationDate: EPOCH, ModDate: EPOCH, Producer: MAKER, Creator: MAKER },
  });
  const chunks: Uint8Array[] = [];
  document.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    document.on("end", resolve);
    document.on("error", reject);
  });
  for (const [name, bytes] of type.fonts) document.registerFont(name, Buffer.from(bytes));
  const { colors } = look;
  for (const slide of deck.slides) {
    document.addPage({ size: [SLIDE_WIDTH, SLIDE_HEIGHT], margin: 0 });
    document.outline.addItem(
      slide.slots.find(({ placeholder }) => placeholder === "title")?.text.text ?? slide.name,
    );
    paintSlide(slide, deck, type, {
      area(kind, { x, y, width, height }, color, radius) {
        if (width <= 0 || height <= 0) return;
        if (kind === "ellipse") document.ellipse(x + width / 2, y + height / 2, width / 2, height / 2);
        else if (kind === "round") document.roundedRect(x, y, width, height, radius);
        else document.rect(x, y, width, height);
        document.fill(colors[color]);
      },
      drawing(shapes, { x, y }, scale) {
        document.save().translate(x, y).scale(scale);
        for (const { d, color } of shapes) document.path(d).fill(colors[color], "non-zero");
        document.restore();
      },
      picture({ png }, { x, y, width, height }) {
        document.image(Buffer.from(png), x, y, { width, height });
      },
      line({ text, face, direction, size, color, x, y }) {
        document.fillColor(colors[color]);
        const copied = type.copyRuns(face, text, direction);
        if (copied) {
          document.path(type.outline(face, text, direction, size, x, y)).fill(colors[color], "non-zero");
          document.fillOpacity(0);
        }
        for (const run of copied ?? type.runs(face, text, direction)) {
          document.font(run.font, size).text(run.text, x + run.x * size, y, {
            lineBreak: false,
            baseline: "alphabetic",
            // With features pdfkit shapes the run as a whole, and not word by word.
            features: ["kern", "liga"],
          });
        }
        if (copied) document.fillOpacity(1);
      },
    });
  }
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}
