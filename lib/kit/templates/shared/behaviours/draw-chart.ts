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
  const least = Math.min(...values);
  const most = Math.max(...values);
  const fromZero = type !== "line" || least < 0;
  const ticks = roundTicks(
    fromZero ? Math.min(0, least) : least,
    fromZero ? Math.max(0, most) : most,
    Math.max(2, Math.floor(height / 56)),
  );
  const isLong = Math.max(...ticks.map(Math.abs)) >= 100_000;
  const write = new Intl.NumberFormat(language, {
    ...format,
    ...(isLong ? { notation: "compact" as const } : {}),
    ...(ticks.some((tick) => !Number.isInteger(tick))
      ? {}
      : { maximumFractionDigits: 0, minimumFractionDigits: 0 }),
  });
  const written = ticks.map((tick) => write.format(tick));
  const begin = Math.max(...written.map((text) => text.length)) * LETTER + 10;
  const bottom = height - LINE - 6;
  const top = 8;
  const band = (width - begin - 4) / Math.max(categories.length, 1);
  const first = ticks[0]!;
  const last = ticks.at(-1)!;
  const across = (x: number) => round(rtl ? width - x : x);
  const xOf = (index: number) => across(begin + band * (index + 0.5));
  const yOf = (value: number) => round(bottom - ((value - first) / (last - first || 1)) * (bottom - top));
  const base = yOf(Math.min(Math.max(0, first), last));

  const grid = ticks.flatMap((tick, at): Mark[] => [
    {
      tag: "line",
      name: tick === 0 ? "kit-chart-axis" : "kit-chart-rule",
      at: { x1: across(begin), x2: across(width), y1: yOf(tick), y2: yOf(tick) },
    },
    {
      tag: "text",
      name: "kit-chart-tick",
      text: written[at],
      at: { x: across(begin - 8), y: yOf(tick) + 4 },
    },
  ]);
  // Every n-th label, so that none runs into the next; long ones are cut.
  const room = Math.max(4, Math.floor(width / 3 / LETTER));
  const names = categories.map((name) => (name.length > room ? `${name.slice(0, room - 1)}…` : name));
  const every = Math.max(1, Math.ceil((Math.max(...names.map(({ length }) => length)) * LETTER + 10) / band));
  const labels = names.flatMap((text, at): Mark[] =>
    at % every === 0
      ? [{ tag: "text", name: "kit-chart-label", text, at: { x: xOf(at), y: height - 4 } }]
      : [],
  );
  const cursor: Mark[] =
    active === null
      ? []
      : type === "bar"
        ? [
            {
              tag: "rect",
              name: "kit-chart-band",
              at: { x: round(xOf(active) - band / 2), y: top, width: round(band), height: bottom - top },
            },
          ]
        : [
            {
              tag: "line",
              name: "kit-chart-cursor",
              at: { x1: xOf(active), x2: xOf(active), y1: top, y2: bottom },
            },
          ];

  const bar = Math.min(48, (band * 0.72) / Math.max(series.length, 1));
  const shapes = series.flatMap(({ values: own }, index): Mark[] => {
    const color = index % 7;
    if (type === "bar") {
      return own.flatMap((value, at): Mark[] => {
        if (value === null) return [];
        const place = (index - series.length / 2) * bar;
        const x = xOf(at) + (rtl ? -place - bar : place);
        const y = yOf(value);
        return [
          {
            tag: "rect",
            name: "kit-chart-fill",
            series: color,
            at: {
              x: round(x + 1),
              y: Math.min(y, base),
              width: round(Math.max(1, bar - 2)),
              height: Math.max(1, round(Math.abs(base - y))),
              rx: Math.min(3, round(bar / 4)),
              fill: `url(#${id}-${color})`,
            },
          },
        ];
      });
    }
    const runs = unbroken(own).map((run) => run.map((at): [number, number] => [xOf(at), yOf(own[at]!)]));
    const paths = runs.map((run) => `M${run.map((point) => point.join(" ")).join("L")}`);
    const areas = runs.map((run, at) => `${paths[at]}V${base}H${run[0]![0]}Z`);
    return [
      ...(type === "area"
        ? [
            {
              tag: "path",
              name: "kit-chart-fill kit-chart-area",
              series: color,
              at: { d: areas.join(""), fill: `url(#${id}-${color})` },
            },
          ]
        : []),
      { tag: "path", name: "kit-chart-line", series: color, at: { d: paths.join("") } },
      ...own.flatMap((value, at): Mark[] =>
        value === null || (own.length > 24 && at !== active)
          ? []
          : [
              {
                tag: "path",
                name: "kit-chart-point",
                series: color,
                at: { d: marker(index, xOf(at), yOf(value), at === active ? 6 : 4) },
              },
            ],
      ),
    ];
  });
  const axis: Mark[] = ticks.includes(0) ? [{ ...grid[ticks.indexOf(0) * 2]! }] : [];
  return {
    marks: [patterns(id), ...grid, ...cursor, ...shapes, ...axis, ...labels],
    find: (x, y) =>
      y < 0 || y > height
        ? null
        : Math.min(Math.max(Math.floor(((rtl ? width - x : x) - begin) / band), 0), categories.length - 1),
    tipAt: (category) => round(((begin + band * (category + 0.5)) / width) * 100),
  };
}

function drawDonut({ series, width, height, language, format, active, id }: ChartInput): ChartDrawing {
  const values = (series[0]?.values ?? []).map((value) => Math.max(0, value ?? 0));
  const sum = values.reduce((total, value) => total + value, 0) || 1;
  const radius = Math.min(width, height) / 2 - 6;
  const [x, y] = [width / 2, height / 2];
  const ends = values.map(
    (_, at) => values.slice(0, at + 1).reduce((total, value) => total + value, 0) / sum,
  );
  const point = (turn: number, r: number) =>
    `${round(x + r * Math.sin(turn * 2 * Math.PI))} ${round(y - r * Math.cos(turn * 2 * Math.PI))}`;
  const slices = values.flatMap((value, at): Mark[] => {
    if (value === 0) return [];
    const from = ends[at - 1] ?? 0;
    // A whole circle would end where it begins, and so be nothing.
    const to = Math.min(ends[at]!, from + 0.9999);
    const large = to - from > 0.5 ? 1 : 0;
    const outer = radius + (at === active ? 4 : 0);
    const inner = radius * 0.62;
    const d = `M${point(from, outer)}A${outer} ${outer} 0 ${large} 1 ${point(to, outer)}L${point(to, inner)}A${inner} ${inner} 0 ${large} 0 ${point(from, inner)}Z`;
    const color = at % 7;
    return [
      {
        tag: "path",
        name: "kit-chart-fill kit-chart-slice",
        series: color,
        at: { d, fill: `url(#${id}-${color})` },
      },
    ];
  });
  const total = new Intl.NumberFormat(language, format).format(series[0] ? sum : 0);
  return {
    marks: [
      patterns(id),
      ...slices,
      { tag: "text", name: "kit-chart-total", text: total, at: { x, y: y + 8 } },
    ],
    find: (px, py) => {
      const distance = Math.hypot(px - x, py - y);
      if (distance > radius + 6 || distance < radius * 0.5) return null;
      const turn = Math.atan2(px - x, y - py) / (2 * Math.PI);
      const found = ends.findIndex((end) => (turn + 1) % 1 <= end);
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

/** Runs of indexes that have values. */
function unbroken(values: readonly (number | null)[]): number[][] {
  const runs: number[][] = [];
  values.forEach((value, at) => {
    if (value === null) return;
    if (at > 0 && values[at - 1] !== null && runs.length > 0) runs.at(-1)!.push(at);
    else runs.push([at]);
  });
  return runs;
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

function patterns(id: string): Mark {
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
