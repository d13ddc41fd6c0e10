export type ChartType = "line" | "bar" | "area" | "donut";

export interface ChartSeries {
  /** Unique in the chart. */
  readonly id: string;
  readonly label: string;
  /** One a category; null where there is none. */
  readonly values: readonly (number | null)[];
}

export interface ChartInput {
  readonly type: ChartType;
  readonly categories: readonly string[];
  /** A donut shows the first. */
  readonly series: readonly ChartSeries[];
  /** In px. */
  readonly width: number;
  readonly height: number;
  readonly rtl: boolean;
  readonly language: string;
  readonly format?: Intl.NumberFormatOptions;
  /** Index of the category that is read. */
  readonly active: number | null;
  /** Unique in the page; the patterns' ids begin with it. */
  readonly id: string;
}

/** An element of the drawing. */
export interface Mark {
  readonly tag: string;
  /** Its class. */
  readonly name?: string;
  /** Which of the colors and patterns, from 0 to 6. */
  readonly series?: number;
  readonly text?: string;
  readonly at: Readonly<Record<string, string | number>>;
  readonly children?: readonly Mark[];
}

export interface ChartDrawing {
  readonly marks: readonly Mark[];
  /** The category at a point of the drawing. */
  readonly find: (x: number, y: number) => number | null;
  /** Where a category's tip stands, in percent of the width from where lines of text begin. */
  readonly tipAt: (category: number) => number;
}

/** In px; close to what the caption's letters take on average. */
const LETTER = 7.4;
const LINE = 18;

/** A chart as elements of SVG. It measures nothing, so that it draws the same on a server. */
export function drawChart(input: ChartInput): ChartDrawing {
  return input.type === "donut" ? drawDonut(input) : drawPlot(input);
}

function drawPlot(input: ChartInput): ChartDrawing {
  const { type, categories, series, width, height, rtl, language, format, active, id } = input;
  const values = series.flatMap((one) => one.values).filter((value) => value !== null);
  let least = Math.min(...values);
  let most = Math.max(...values);
  if (type !== "line" || least < 0) {
    least = Math.min(0, least);
    most = Math.max(0, most);
  }
  const ticks = roundTicks(least, most, Math.max(2, Math.floor(height / 56)));
  const write = new Intl.NumberFormat(language, {
    ...format,
    ...(ticks.some((tick) => Math.abs(tick) >= 100_000) && { notation: "compact" }),
    ...(ticks.every(Number.isInteger) && { maximumFractionDigits: 0, minimumFractionDigits: 0 }),
  });
  const written = ticks.map((tick) => write.format(tick));
  const begin = longest(written) * LETTER + 10;
  const bottom = height - LINE - 6;
  const top = 8;
  const band = (width - begin - 4) / (categories.length || 1);
  const first = ticks[0]!;
  const last = ticks.at(-1)!;
  const across = (x: number) => round(rtl ? width - x : x);
  const xOf = (index: number) => across(begin + band * (index + 0.5));
  const yOf = (value: number) => round(bottom - ((value - first) / (last - first || 1)) * (bottom - top));
  const base = yOf(Math.min(Math.max(0, first), last));
  const line = (name: string, x1: number, x2: number, y1: number, y2: number): Mark => ({
    tag: "line",
    name,
    at: { x1, x2, y1, y2 },
  });
  const caption = (name: string, text: string, x: number, y: number): Mark => ({
    tag: "text",
    name,
    text,
    at: { x, y },
  });

  const rules = ticks.map((tick) =>
    line(tick === 0 ? AXIS : "kit-chart-rule", across(begin), across(width), yOf(tick), yOf(tick)),
  );
  const grid = rules.flatMap((rule, at) => [
    rule,
    caption("kit-chart-tick", written[at]!, across(begin - 8), yOf(ticks[at]!) + 4),
  ]);
  // Every n-th label, so that none runs into the next; long ones are cut.
  const room = Math.max(4, Math.floor(width / 3 / LETTER));
  const names = categories.map((name) => (name.length > room ? `${name.slice(0, room - 1)}…` : name));
  const every = Math.max(1, Math.ceil((longest(names) * LETTER + 10) / band));
  const labels = names
    .map((text, at) => caption("kit-chart-label", text, xOf(at), height - 4))
    .filter((_, at) => at % every === 0);

  const bar = Math.min(48, (band * 0.72) / (series.length || 1));
  const block = (x: number, y: number, width: number, height: number) => ({ x: round(x), y, width, height });
  const shapes = series.flatMap(({ values: own }, index): Mark[] => {
    const bars: Mark[] = [];
    const points: Mark[] = [];
    let path = "";
    let area = "";
    for (const [at, value] of own.entries()) {
      if (value === null) continue;
      const x = xOf(at);
      const y = yOf(value);
      const isFirst = (own[at - 1] ?? null) === null;
      const step = `L${x} ${y}`;
      path += isFirst ? `M${x} ${y}` : step;
      area += isFirst ? `M${x} ${base}V${y}` : step;
      if ((own[at + 1] ?? null) === null) area += `V${base}Z`;
      if (type === "bar") {
        const place = (index - series.length / 2) * bar;
        const size = Math.max(1, round(Math.abs(base - y)));
        bars.push(
          filled("rect", "", index, id, {
            ...block(
              x + (rtl ? -place - bar : place) + 1,
              Math.min(y, base),
              round(Math.max(1, bar - 2)),
              size,
            ),
            rx: Math.min(3, round(bar / 4)),
          }),
        );
      } else if (own.length <= 24 || at === active)
        points.push(stroke("kit-chart-point", index, marker(index, x, y, at === active ? 6 : 4)));
    }
    if (type === "bar") return bars;
    const areas = type === "area" ? [filled("path", " kit-chart-area", index, id, { d: area })] : [];
    return [...areas, stroke("kit-chart-line", index, path), ...points];
  });
  const cursor = (at: number): Mark =>
    type === "bar"
      ? {
          tag: "rect",
          name: "kit-chart-band",
          at: block(xOf(at) - band / 2, top, round(band), bottom - top),
        }
      : line("kit-chart-cursor", xOf(at), xOf(at), top, bottom);
  return {
    marks: [
      ...grid,
      ...(active === null ? [] : [cursor(active)]),
      ...shapes,
      ...rules.filter(({ name }) => name === AXIS),
      ...labels,
    ],
    find: (x, y) =>
      y < 0 || y > height
        ? null
        : Math.min(Math.max(Math.floor((across(x) - begin) / band), 0), categories.length - 1),
    tipAt: (category) => round(((begin + band * (category + 0.5)) / width) * 100),
  };
}

const AXIS = "kit-chart-axis";

const longest = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length));

const stroke = (name: string, index: number, d: string): Mark => ({
  tag: "path",
  name,
  series: index % 7,
  at: { d },
});

const filled = (tag: string, name: string, index: number, id: string, at: Mark["at"]): Mark => ({
  tag,
  name: `kit-chart-fill${name}`,
  series: index % 7,
  at: { ...at, fill: `url(#${id}-${index % 7})` },
});

function drawDonut({ series, width, height, language, format, active, id }: ChartInput): ChartDrawing {
  const values = (series[0]?.values ?? []).map((value) => Math.max(0, value ?? 0));
  const sum = values.reduce((total, value) => total + value, 0);
  const x = width / 2;
  const y = height / 2;
  const radius = Math.min(x, y) - 6;
  let turned = 0;
  const ends = values.map((value) => {
    turned += value;
    return turned / (sum || 1);
  });
  const point = (turn: number, r: number) =>
    `${round(x + r * Math.sin(turn * 2 * Math.PI))} ${round(y - r * Math.cos(turn * 2 * Math.PI))}`;
  const slices = values.flatMap((value, at): Mark[] => {
    if (value === 0) return [];
    const from = ends[at - 1] ?? 0;
    // A whole circle would end where it begins, and so be nothing.
    const to = Math.min(ends[at]!, from + 0.9999);
    const arc = (r: number, sweep: number, end: number) =>
      `A${r} ${r} 0 ${to - from > 0.5 ? 1 : 0} ${sweep} ${point(end, r)}`;
    const outer = radius + (at === active ? 4 : 0);
    const inner = radius * 0.62;
    const d = `M${point(from, outer)}${arc(outer, 1, to)}L${point(to, inner)}${arc(inner, 0, from)}Z`;
    return [filled("path", " kit-chart-slice", at, id, { d })];
  });
  const text = new Intl.NumberFormat(language, format).format(sum);
  return {
    marks: [...slices, { tag: "text", name: "kit-chart-total", text, at: { x, y: y + 8 } }],
    find: (px, py) => {
      const distance = Math.hypot(px - x, py - y);
      if (distance > radius + 6 || distance < radius * 0.5) return null;
      const turn = (Math.atan2(px - x, y - py) / (2 * Math.PI) + 1) % 1;
      const found = ends.findIndex((end) => turn <= end);
      return found < 0 ? null : found;
    },
    tipAt: () => 50,
  };
}

/** Four to seven steps of 1, 2 or 5 times a power of ten, from at or below the least to at or above the most. */
export function roundTicks(least: number, most: number, count: number): number[] {
  const raw = (most - least || Math.abs(most) || 1) / count;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= raw * 0.999) ?? 10);
  const first = Math.floor(least / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(most / step - 1e-9));
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)));
}

/** Circle, square, diamond: a shape a series, for those who do not see the colors. */
function marker(index: number, x: number, y: number, r: number): string {
  return [
    `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`,
    `M${x - r} ${y - r}h${2 * r}v${2 * r}h${-2 * r}Z`,
    `M${x} ${y - r - 1}l${r + 1} ${r + 1} ${-r - 1} ${r + 1} ${-r - 1} ${-r - 1}Z`,
  ][index % 3]!;
}

/** What fills a series where the system forces its own colors; otherwise the style sheet's colors do. */
const HATCHES = ["M0 0h8v8H0z", "M0 8 8 0", "M0 4h8", "M0 0l8 8M8 0 0 8", "M4 0v8", "M4 3v2", "M0 4h8M4 0v8"];

/** The drawing begins with these; they never change. */
export function chartPatterns(id: string): Mark {
  return {
    tag: "defs",
    at: {},
    children: HATCHES.map((d, at) => ({
      tag: "pattern",
      at: { id: `${id}-${at}`, width: 8, height: 8, patternUnits: "userSpaceOnUse" },
      children: [{ tag: "path", name: at === 0 ? "kit-chart-solid" : "kit-chart-hatch", at: { d } }],
    })),
  };
}

const round = (value: number) => Math.round(value * 100) / 100;
