import { spawnSync } from "node:child_process";
import path from "node:path";
import { type LaidDeck, SLIDE_HEIGHT, SLIDE_WIDTH } from "@/lib/deck/laid-deck";

/** The letters of each page, whatever their order: readers of PDFs put lines of two directions in different ones. */
export function textFaults(home: string, { slides }: LaidDeck): string[] {
  const pages = (file: string) =>
    spawnSync("pdftotext", ["-enc", "UTF-8", path.join(home, file), "-"], { encoding: "utf8" }).stdout.split(
      "\f",
    );
  const [ours, theirs] = [pages("ours.pdf"), pages("deck.pdf")];
  return slides.flatMap(({ id, slots, chart }, index) => {
    const meant = lettersOf(
      [
        ...slots.map(({ text }) => text.text),
        ...(chart ? chart.data.points.map(({ label }) => label) : []),
      ].join(""),
    );
    const [own, other] = [lettersOf(ours[index] ?? ""), lettersOf(theirs[index] ?? "")];
    const missing = without(meant, own);
    return [
      ...(own === other
        ? []
        : [`${id}: the PDFs differ: ours ${without(own, other)} / LibreOffice's ${without(other, own)}`]),
      ...(missing === "" ? [] : [`${id}: our PDF lacks ${missing}`]),
    ];
  });
}

/** Signs that stand mirrored, and points between thousands, are not compared. */
function lettersOf(text: string): string {
  return [...text.normalize("NFKC").normalize("NFD")]
    .filter((sign) => /[\p{Letter}\p{Number}]/u.test(sign))
    .sort()
    .join("");
}

function without(text: string, other: string): string {
  const rest = [...other];
  return [...text]
    .filter((sign) => {
      const at = rest.indexOf(sign);
      if (at >= 0) rest.splice(at, 1);
      return at < 0;
    })
    .join("");
}

/** Words of LibreOffice's PDF whose letters stand outside of every box of the slide. */
export function boxFaults(file: string, { slides }: LaidDeck): string[] {
  const { stdout } = spawnSync("pdftotext", ["-bbox", file, "-"], { encoding: "utf8", maxBuffer: 1 << 26 });
  return stdout
    .split("<page ")
    .slice(1)
    .flatMap((page, index) => {
      const slide = slides[index];
      if (!slide) return [];
      const size = /width="([\d.]+)" height="([\d.]+)"/.exec(page)!;
      const scale = { x: SLIDE_WIDTH / Number(size[1]), y: SLIDE_HEIGHT / Number(size[2]) };
      const boxes = [
        ...slide.slots.map(({ box, leading }) => ({ ...box, reach: leading })),
        ...(slide.chart ? [{ ...slide.chart.box, reach: slide.chart.size }] : []),
      ];
      return [
        ...page.matchAll(
          /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">([^<]*)/g,
        ),
      ].flatMap(([, x1, y1, x2, y2, word]) => {
        const [left, right] = [Number(x1) * scale.x, Number(x2) * scale.x];
        const middle = ((Number(y1) + Number(y2)) / 2) * scale.y;
        const isInside = boxes.some(
          ({ x, y, width, height, reach }) =>
            left >= x - 2 &&
            right <= x + width + 2 &&
            middle >= y - reach * 0.1 &&
            middle <= y + height + reach * 0.1,
        );
        return isInside ? [] : [`${slide.id}: “${word}” stands outside of its box`];
      });
    });
}
