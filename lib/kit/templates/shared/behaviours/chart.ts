import { create, find, findAll, hasModifier, isRightToLeft, readData } from "./dom";
import { type ChartInput, type ChartSeries, type ChartType, drawChart, type Mark } from "./draw-chart";
import { listen, together } from "./listen";

export type { ChartSeries, ChartType } from "./draw-chart";

/** What a chart says of itself. */
export const CHART_LABELS = {
  showTable: "Show table",
  hint: "Arrow keys read the values",
  category: "Category",
  noValue: "No value",
};
export type ChartLabels = typeof CHART_LABELS;

/** How wide a chart is drawn where nothing is measured, as on a server. */
export const CHART_WIDTH = 640;

/** The values of one category, as they are written. */
export interface ChartReading {
  readonly title: string;
  readonly lines: readonly { label: string; text: string; series: number }[];
  /** All of it, for assistive technology. */
  readonly text: string;
}

type ReadingInput = Pick<ChartInput, "type" | "categories" | "series" | "language" | "format">;

export function readChart(
  { type, categories, series, language, format }: ReadingInput,
  at: number,
  noValue: string,
): ChartReading {
  const write = chartWriter(language, format);
  const title = categories[at] ?? "";
  const sum = (series[0]?.values ?? []).reduce<number>((total, value) => total + Math.max(0, value ?? 0), 0);
  const share = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
  const lines = (type === "donut" ? series.slice(0, 1) : series).map(({ label, values }, index) => {
    const value = values[at] ?? null;
    const text = value === null ? noValue : write(value);
    return type === "donut"
      ? { label, text: `${text} (${share.format(Math.max(0, value ?? 0) / (sum || 1))})`, series: at }
      : { label, text, series: index };
  });
  return { title, lines, text: `${title}: ${lines.map(({ label, text }) => `${label} ${text}`).join(", ")}` };
}

/** Writes values as people of that language do. */
export function chartWriter(language: string, format?: Intl.NumberFormatOptions): (value: number) => string {
  const numbers = new Intl.NumberFormat(language, format);
  return (value) => numbers.format(value);
}

/** Which category the arrows lead to; null when none is read any more, undefined when the key is none of the chart's. */
export function categoryAfterKey(
  key: string,
  at: number | null,
  count: number,
  rtl: boolean,
): number | null | undefined {
  const step = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1 }[key];
  if (step !== undefined) return at === null ? 0 : Math.min(Math.max(at + step, 0), count - 1);
  return { Home: 0, End: count - 1, Escape: null }[key];
}

/** Whether there is anything to draw. */
export function hasValues(series: readonly ChartSeries[]): boolean {
  return series.some(({ values }) => values.some((value) => value !== null));
}

/** What stands for a series, or a slice, in the legend. */
export function chartSwatch(type: ChartType, index: number, id: string): Mark {
  const series = index % 7;
  return type === "line"
    ? { tag: "path", name: "kit-chart-line", series, at: { d: "M0 6h16" } }
    : {
        tag: "path",
        name: "kit-chart-fill",
        series,
        at: { d: "M0 0h16v12H0z", fill: `url(#${id}-${series})` },
      };
}

interface ChartWatcher {
  /** Width in px, and whether text runs from right to left. */
  readonly resized: (width: number, rtl: boolean) => void;
  /** Where the pointer is, in px of the drawing; null when it has left. */
  readonly pointed: (at: { x: number; y: number } | null) => void;
  /** @returns whether the key was the chart's */
  readonly pressed: (key: string, rtl: boolean) => boolean;
}

/** Tells how wide the plot is, and what pointer and keys do in it. @returns a function that ends it */
export function watchChart(plot: HTMLElement, { resized, pointed, pressed }: ChartWatcher): () => void {
  const isRtl = () => isRightToLeft(plot);
  const measure = () => {
    if (plot.clientWidth > 0) resized(plot.clientWidth, isRtl());
  };
  const observer = new ResizeObserver(measure);
  observer.observe(plot);
  const direction = new MutationObserver(measure);
  direction.observe(document.documentElement, { attributeFilter: ["dir"] });
  const onMove = (event: PointerEvent) => {
    const box = plot.getBoundingClientRect();
    pointed({ x: event.clientX - box.left, y: event.clientY - box.top });
  };
  const onLeave = () => pointed(null);
  const forget = listen(plot, {
    pointermove: onMove,
    pointerdown: onMove,
    pointerleave: onLeave,
    blur: onLeave,
    keydown(event) {
      if (hasModifier(event)) return;
      if (pressed(event.key, isRtl())) event.preventDefault();
    },
  });
  return () => {
    observer.disconnect();
    direction.disconnect();
    forget();
  };
}

/**
 * Brings a chart to life: it is drawn anew from its table where its width changes, pointer and arrows read values, the
 * button shows the table.
 * @returns a function that takes everything off again
 */
export function enhanceChart(root: HTMLElement): () => void {
  const plot = find(root, ".kit-chart-plot");
  const drawing = plot?.querySelector("svg");
  const tip = find(root, ".kit-chart-tip");
  const table = find(root, ".kit-chart-table");
  const button = find(root, "[aria-pressed]");
  const status = find(root, "[role=status]");
  if (!plot || !drawing || !tip || !table) return () => {};
  const { type, kitLanguage = "en", kitNoValue = "" } = root.dataset;
  const rows = findAll<HTMLTableRowElement>(table, "tbody tr");
  const heads = findAll(table, "thead th").slice(1);
  const input = {
    type: type as ChartType,
    categories: rows.map((row) => row.cells[0]?.textContent ?? ""),
    series: heads.map((head, at) => ({
      id: String(at),
      label: head.textContent ?? "",
      values: rows.map((row) => {
        const value = row.cells[at + 1]?.dataset.value;
        return value ? Number(value) : null;
      }),
    })),
    height: plot.clientHeight,
    language: kitLanguage,
    format: readData(root, "kitFormat") as Intl.NumberFormatOptions,
    id: root.querySelector("figcaption")?.id ?? "",
  };
  // What series are filled with is in the page and never changes.
  const patterns = drawing.querySelectorAll("defs");
  let width = CHART_WIDTH;
  let rtl = false;
  let active: number | null = null;
  const update = () => {
    const drawn = drawChart({ ...input, width, rtl, active });
    drawing.setAttribute("width", String(width));
    drawing.setAttribute("viewBox", `0 0 ${width} ${input.height}`);
    drawing.replaceChildren(...patterns, ...drawn.marks.map(svgElement));
    tip.hidden = active === null;
    const reading = active === null ? null : readChart(input, active, kitNoValue);
    if (status) status.textContent = reading?.text ?? "";
    tip.replaceChildren(
      ...(reading
        ? [
            create("p", "kit-chart-tip-title", reading.title),
            ...reading.lines.map(({ label, text, series }) => {
              const line = create("p", "kit-chart-tip-line", label, create("strong", "", text));
              line.dataset.series = `${series % 7}`;
              return line;
            }),
          ]
        : []),
    );
    if (active !== null) tip.style.setProperty("--tip-at", `${drawn.tipAt(active)}%`);
  };
  const end = watchChart(plot, {
    resized(next, isRtl) {
      width = next;
      rtl = isRtl;
      update();
    },
    pointed(at) {
      const next = at && drawChart({ ...input, width, rtl, active }).find(at.x, at.y);
      if (next === active) return;
      active = next;
      update();
    },
    pressed(key, rtl) {
      const next = categoryAfterKey(key, active, rows.length, rtl);
      if (next === undefined) return false;
      active = next;
      update();
      return true;
    },
  });
  const toggling = listen(root, {
    click({ target }) {
      if (!button?.contains(target as Node)) return;
      const isShown = button.ariaPressed !== "true";
      button.ariaPressed = String(isShown);
      table.classList.toggle("kit-visually-hidden", !isShown);
      if (isShown) table.tabIndex = 0;
      else table.removeAttribute("tabindex");
    },
  });
  return together(end, toggling);
}

function svgElement({ tag, name, series, text, at, children = [] }: Mark): SVGElement {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  if (name) element.setAttribute("class", name);
  if (series !== undefined) element.dataset.series = String(series);
  for (const [key, value] of Object.entries(at)) element.setAttribute(key, String(value));
  element.append(...(text === undefined ? children.map(svgElement) : [text]));
  return element;
}
