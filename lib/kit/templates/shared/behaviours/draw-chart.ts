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
  readonly height: number;
  readonly language: string;
  readonly format?: Intl.NumberFormatOptions;
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
  /** Index of the category that it belongs to, where it shows that it is read. */
  readonly category?: number;
  readonly at?: Readonly<Record<string, string | number>>;
  readonly style?: Readonly<Record<string, string>>;
  readonly children?: readonly Mark[];
}

export interface ChartDrawing {
  /** The scale's values as they are written, the greatest first. */
  readonly ticks: readonly string[];
  readonly marks: readonly Mark[];
  /** What a ring says in its middle. */
  readonly total?: string;
}

/** Categories that have a point each; of more only the one that is read shows its points. */
const MOST_POINTS = 24;

/**
 * A chart as elements of SVG, which stand at parts of its width and height: it is right in any width, and mirrored by the
 * style sheet where text runs from right to left. Lines are paths of 100 × 100 units that are stretched.
 */
export function drawChart(input: ChartInput): ChartDrawing {
  const { type, categories, series, height, language, format, id } = input;
  if (type === "donut") return drawDonut(input);
  const values = series.flatMap((one) => one.values).filter((value) => value !== null);
  // Bars and areas stand on zero.
  const ground = type === "line" ? values : [...values, 0];
  const ticks = roundTicks(
    Math.min(...ground),
    Math.max(...ground),
    Math.max(2, Math.floor((height - 32) / 50)),
  );
  const write = new Intl.NumberFormat(language, {
    ...format,
    ...(ticks.some((tick) => Math.abs(tick) >= 100_000) && { notation: "compact" }),
    ...(ticks.every(Number.isInteger) && { maximumFractionDigits: 0, minimumFractionDigits: 0 }),
  });
  const first = ticks[0]!;
  const last = ticks.at(-1)!;
  const xOf = (index: number) => round(((index + 0.5) / categories.length) * 100);
  const yOf = (value: number) => round(((last - value) / (last - first)) * 100);
  const base = yOf(Math.min(Math.max(0, first), last));
  const rules = ticks.map((tick): Mark => {
    const y = `${yOf(tick)}%`;
    return { tag: "line", name: tick === 0 ? AXIS : "kit-chart-rule", at: { x2: "100%", y1: y, y2: y } };
  });
  const shapes = series.flatMap(({ values }, index): Mark[] => {
    if (type === "bar")
      return values.flatMap((value, at) => {
        if (value === null) return [];
        const y = yOf(value);
        return filled("rect", "kit-chart-bar", index, id, {
          at: { y: `${Math.min(y, base)}%`, height: `${round(Math.abs(base - y)) || 0.5}%` },
          style: {
            "--bar-at": `${xOf(at)}%`,
            "--bar-place": `${index - series.length / 2}`,
            "--bar-size": `${round(72 / categories.length / series.length)}%`,
          },
        });
      });
    const points = values.map((value, at) => (value === null ? null : { x: xOf(at), y: yOf(value), at }));
    return [
      ...(type === "area"
        ? runsOf(points).map((run) =>
            filled("rect", "kit-chart-area", index, id, {
              at: { width: "100%", height: "100%" },
              style: {
                clipPath: `polygon(${[
                  `${run[0]!.x}% ${base}%`,
                  ...run.map(({ x, y }) => `${x}% ${y}%`),
                  `${run.at(-1)!.x}% ${base}%`,
                ].join()})`,
              },
            }),
          )
        : []),
      {
        tag: "svg",
        at: { viewBox: "0 0 100 100", preserveAspectRatio: "none" },
        children: [
          stroke(
            "kit-chart-line",
            index,
            runsOf(points)
              .map((run) => `M${run.map(({ x, y }) => `${x} ${y}`).join("L")}`)
              .join(""),
          ),
        ],
      },
      ...points.flatMap((point) =>
        point
          ? {
              tag: "svg",
              category: point.at,
              at: { x: `${point.x}%`, y: `${point.y}%` },
              children: [
                stroke(
                  values.length > MOST_POINTS ? "kit-chart-point kit-chart-hidden-point" : "kit-chart-point",
                  index,
                  MARKERS[index % 3]!,
                ),
              ],
            }
          : [],
      ),
    ];
  });
  return {
    ticks: ticks.map((tick) => write.format(tick)).reverse(),
    marks: [...rules, ...shapes, ...rules.filter(({ name }) => name === AXIS)],
  };
}

const AXIS = "kit-chart-axis";

/** Circle, square, diamond: a shape a series, for those who do not see the colors. */
const MARKERS = ["M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z", "M-4-4h8v8h-8Z", "M0-5l5 5-5 5-5-5Z"];

/** Neighbours without a gap between them. */
function runsOf<Point>(points: readonly (Point | null)[]): Point[][] {
  const runs: Point[][] = [[]];
  for (const point of points)
    if (point) runs.at(-1)!.push(point);
    else runs.push([]);
  return runs.filter(({ length }) => length > 0);
}

const stroke = (name: string, index: number, d: string): Mark => ({
  tag: "path",
  name,
  series: index % 7,
  at: { d },
});

function filled(
  tag: string,
  name: string,
  index: number,
  id: string,
  { at, ...rest }: Omit<Mark, "tag">,
): Mark {
  return {
    tag,
    name: `kit-chart-fill ${name}`,
    series: index % 7,
    at: { ...at, fill: `url(#${id}-${index % 7})` },
    ...rest,
  };
}

/** Slices round the middle of the drawing, which is 0 0. */
function drawDonut({ series, height, language, format, id }: ChartInput): ChartDrawing {
  const values = (series[0]?.values ?? []).map((value) => Math.max(0, value ?? 0));
  const sum = values.reduce((total, value) => total + value, 0);
  const outer = height / 2 - 10;
  const inner = outer * 0.62;
  const point = (turn: number, r: number) =>
    `${round(r * Math.sin(turn * 2 * Math.PI))} ${round(-r * Math.cos(turn * 2 * Math.PI))}`;
  let to = 0;
  const slices = values.flatMap((value, category): Mark[] => {
    const from = to;
    to += value / (sum || 1);
    if (value === 0) return [];
    // A whole circle would end where it begins, and so be nothing.
    const end = Math.min(to, from + 0.9999);
    const arc = (r: number, sweep: number, turn: number) =>
      `A${round(r)} ${round(r)} 0 ${end - from > 0.5 ? 1 : 0} ${sweep} ${point(turn, r)}`;
    const d = `M${point(from, outer)}${arc(outer, 1, end)}L${point(end, inner)}${arc(inner, 0, from)}Z`;
    return [filled("path", "kit-chart-slice", category, id, { category, at: { d } })];
  });
  return { ticks: [], marks: slices, total: new Intl.NumberFormat(language, format).format(sum) };
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

/** What fills a series where the system forces its own colors; otherwise the style sheet's colors do. */
const HATCHES = ["M0 0h8v8H0z", "M0 8 8 0", "M0 4h8", "M0 0l8 8M8 0 0 8", "M4 0v8", "M4 3v2", "M0 4h8M4 0v8"];

/** The drawing begins with these. */
export function chartPatterns(id: string): Mark {
  return {
    tag: "defs",
    children: HATCHES.map((d, at) => ({
      tag: "pattern",
      at: { id: `${id}-${at}`, width: 8, height: 8, patternUnits: "userSpaceOnUse" },
      children: [{ tag: "path", name: at === 0 ? "kit-chart-solid" : "kit-chart-hatch", at: { d } }],
    })),
  };
}

const round = (value: number) => Math.round(value * 100) / 100;
