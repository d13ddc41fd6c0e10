import { formatFigure } from "./deck-amounts";
import type { Box, PlacedChart } from "./laid-deck";

/** Share of a chart that its bars have: PowerPoint is given the same. */
export const PLOT = {
  columns: { x: 0, y: 0.1, width: 1, height: 0.76 },
  bars: { x: 0.27, y: 0, width: 0.57, height: 1 },
} as const;
/** Room between two bars, in parts of a bar. */
export const BAR_GAP = 0.6;

export interface ChartLabel {
  readonly text: string;
  /** Where the text's middle is. */
  readonly y: number;
  readonly x: number;
  readonly align: "start" | "center" | "end";
}

export interface ChartParts {
  readonly bars: readonly Box[];
  readonly labels: readonly ChartLabel[];
  readonly size: number;
}

/** Bars and labels of a chart in points, as PowerPoint draws it from the same figures. */
export function chartParts(
  { data, box, size }: PlacedChart,
  direction: "ltr" | "rtl",
  language: string,
): ChartParts {
  const isRtl = direction === "rtl";
  const most = Math.max(...data.points.map(({ value }) => value)) || 1;
  const share = PLOT[data.kind];
  const plot = {
    x: box.x + box.width * (isRtl ? 1 - share.x - share.width : share.x),
    y: box.y + box.height * share.y,
    width: box.width * share.width,
    height: box.height * share.height,
  };
  const bars: Box[] = [];
  const labels: ChartLabel[] = [];
  const count = data.points.length;
  data.points.forEach(({ label, value }, index) => {
    const figure = formatFigure(value, data.digits, language);
    if (data.kind === "columns") {
      const band = plot.width / count;
      const width = band / (1 + BAR_GAP);
      const place = isRtl ? count - 1 - index : index;
      const x = plot.x + band * place + (band - width) / 2;
      const height = (plot.height * value) / most;
      bars.push({ x, y: plot.y + plot.height - height, width, height });
      labels.push({
        text: figure,
        x: x + width / 2,
        y: plot.y + plot.height - height - size * 0.8,
        align: "center",
      });
      labels.push({ text: label, x: x + width / 2, y: plot.y + plot.height + size, align: "center" });
      return;
    }
    const band = plot.height / count;
    const height = band / (1 + BAR_GAP);
    const y = plot.y + band * index + (band - height) / 2;
    const width = (plot.width * value) / most;
    bars.push({ x: isRtl ? plot.x + plot.width - width : plot.x, y, width, height });
    const end = isRtl ? plot.x + plot.width - width - 6 : plot.x + width + 6;
    labels.push({ text: figure, x: end, y: y + height / 2, align: isRtl ? "end" : "start" });
    const axis = isRtl ? plot.x + plot.width + 8 : plot.x - 8;
    labels.push({ text: label, x: axis, y: y + height / 2, align: isRtl ? "start" : "end" });
  });
  return { bars, labels, size };
}
