import { closest, create, find, findAll, hasModifier, isRightToLeft } from "./dom";
import type { ChartInput, ChartSeries, ChartType, Mark } from "./draw-chart";
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

/** The values of one category, as they are written. */
export interface ChartReading {
  readonly title: string;
  readonly lines: readonly { label: string; text: string; series: number }[];
  /** All of it, for assistive technology. */
  readonly text: string;
}

/** What is read of a category: its name, its texts in the table, and what heads each of them. */
export function readChart(
  type: string,
  labels: readonly string[],
  at: number,
  title: string,
  texts: readonly string[],
): ChartReading {
  const lines = texts.map((text, index) => ({
    label: labels[index] ?? "",
    text,
    series: (type === "donut" ? at : index) % 7,
  }));
  return { title, lines, text: `${title}: ${lines.map(({ label, text }) => `${label} ${text}`).join(", ")}` };
}

/** The series that are shown: a donut shows one. */
export const shownSeries = ({ type, series }: Pick<ChartInput, "type" | "series">): readonly ChartSeries[] =>
  type === "donut" ? series.slice(0, 1) : series;

/** For each category the values of the shown series, as people of that language write them; of a donut with their share. */
export function chartTexts(
  input: Pick<ChartInput, "type" | "categories" | "series" | "language" | "format">,
  noValue: string,
): string[][] {
  const { type, categories, language, format } = input;
  const series = shownSeries(input);
  const numbers = new Intl.NumberFormat(language, format);
  const shares = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
  const part = (value: number | null | undefined) => Math.max(0, value ?? 0);
  const sum = (series[0]?.values ?? []).reduce<number>((total, value) => total + part(value), 0) || 1;
  return categories.map((_, at) =>
    series.map(({ values }) => {
      const value = values[at] ?? null;
      if (value === null) return noValue;
      const text = numbers.format(value);
      return type === "donut" ? `${text} (${shares.format(part(value) / sum)})` : text;
    }),
  );
}

/** Which category the arrows lead to; null when none is read any more, undefined when the key is none of the chart's. */
export function categoryAfterKey(
  key: string,
  at: number | null,
  count: number,
  rtl: boolean,
): number | null | undefined {
  const step = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1 }[key];
  if (step) return at === null ? 0 : Math.min(Math.max(at + step, 0), count - 1);
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

/** Where the tip of a category stands, from where lines of text begin. */
export const tipAt = (category: number, count: number): string => `${((category + 0.5) / count) * 100}%`;

/**
 * How much room a chart needs for a category's name to be shown: every second one needs half as much as all of them, and
 * the first is always shown. As a length of CSS.
 */
export function labelRoom(categories: readonly string[], at: number): string {
  const longest = Math.max(...categories.map(({ length }) => length));
  // The greatest power of two that divides the index.
  const every = at & -at;
  return at === 0 ? "0px" : `${Math.ceil(categories.length / every) * (longest + 1)}ch`;
}

/**
 * Tells which category pointer and keys lead to; null when none is read any more.
 * @param state the category that is read, and how many there are
 * @returns a function that ends it
 */
export function watchChart(
  plot: HTMLElement,
  state: () => { active: number | null; count: number },
  read: (category: number | null) => void,
): () => void {
  const onMove = (event: Event) => {
    const at = closest(event, "[data-at]")?.dataset.at;
    read(at ? Number(at) : null);
  };
  const onLeave = () => read(null);
  return listen(plot, {
    pointermove: onMove,
    pointerdown: onMove,
    pointerleave: onLeave,
    blur: onLeave,
    keydown(event) {
      const { active, count } = state();
      const next = categoryAfterKey(event.key, active, count, isRightToLeft(plot));
      if (hasModifier(event) || next === undefined) return;
      event.preventDefault();
      read(next);
    },
  });
}

/**
 * Brings a chart to life: pointer and arrows read the values that its table holds, the button shows the table.
 * @returns a function that takes everything off again
 */
export function enhanceChart(root: HTMLElement): () => void {
  const plot = find(root, ".kit-chart-plot");
  if (!plot) return () => {};
  const tip = find(root, ".kit-chart-tip")!;
  const table = find(root, ".kit-chart-table")!;
  const button = find(root, "[aria-pressed]")!;
  const [[, ...labels] = [], ...categories] = findAll<HTMLTableRowElement>(table, "tr").map(({ cells }) =>
    [...cells].map(({ textContent }) => textContent?.trim() ?? ""),
  );
  const count = categories.length;
  let active: number | null = null;
  const read = (at: number | null) => {
    active = at;
    for (const one of findAll(plot, "[data-at]"))
      one.toggleAttribute("data-active", one.dataset.at === `${at}`);
    const [title = "", ...texts] = categories[at ?? -1] ?? [];
    const reading = at === null ? null : readChart(root.dataset.type ?? "", labels, at, title, texts);
    find(root, "[role=status]")!.textContent = reading?.text ?? "";
    tip.hidden = !reading;
    tip.replaceChildren();
    if (!reading) return;
    tip.style.setProperty("--tip-at", tipAt(at ?? 0, count));
    tip.append(
      create("p", "kit-chart-tip-title", title),
      ...reading.lines.map(({ label, text, series }) => {
        const line = create("p", "kit-chart-tip-line", label, create("strong", "", text));
        line.dataset.series = `${series}`;
        return line;
      }),
    );
  };
  return together(
    watchChart(plot, () => ({ active, count }), read),
    listen(button, {
      click() {
        const isShown = button.ariaPressed !== "true";
        button.ariaPressed = `${isShown}`;
        table.classList.toggle("kit-visually-hidden", !isShown);
        if (isShown) table.tabIndex = 0;
        else table.removeAttribute("tabindex");
      },
    }),
  );
}
