import {
  type ComponentProps,
  createElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import {
  CHART_LABELS,
  CHART_WIDTH,
  categoryAfterKey,
  chartSwatch,
  chartWriter,
  hasValues,
  readChart,
  watchChart,
} from "../behaviours/chart";
import { chartPatterns, drawChart, type Mark } from "../behaviours/draw-chart";
import type { ChartOwnProps } from "./props/chart";
import { useControllable } from "./use-controllable";

export type { ChartLabels, ChartSeries } from "../behaviours/chart";

export interface ChartProps
  extends ChartOwnProps,
    Omit<ComponentProps<"figure">, keyof ChartOwnProps | "children"> {}

/** Figures as a shape. The same figures are always there as a table, which a button shows. */
export function Chart({
  title,
  type = "line",
  categories,
  series,
  height = 280,
  format,
  language = "en",
  labels,
  empty = "No figures yet",
  table,
  defaultTable = false,
  onTableChange,
  className,
  ...rest
}: ChartProps) {
  const id = useId();
  const plot = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState({ width: CHART_WIDTH, rtl: false });
  const [active, setActive] = useState<number | null>(null);
  const [isTable, setTable] = useControllable(table, defaultTable, onTableChange);
  const words = { ...CHART_LABELS, ...labels };
  const isFull = hasValues(series);
  const input = { type, categories, series, height, language, format, id, ...box };
  const read = active !== null && active < categories.length ? active : null;
  const drawing = isFull ? drawChart({ ...input, active: read }) : undefined;
  const reading = isFull && read !== null ? readChart(input, read, words.noValue) : undefined;
  const write = chartWriter(language, format);

  const latest = useRef({ find: drawing?.find, active, count: categories.length });
  useEffect(() => {
    latest.current = { find: drawing?.find, active, count: categories.length };
  });
  useEffect(() => {
    if (!isFull || !plot.current) return;
    return watchChart(plot.current, {
      resized: (width, rtl) =>
        setBox((now) => (now.width === width && now.rtl === rtl ? now : { width, rtl })),
      pointed: (at) => setActive(at && (latest.current.find?.(at.x, at.y) ?? null)),
      pressed: (key, rtl) => {
        const { active, count } = latest.current;
        const next = categoryAfterKey(key, active, count, rtl);
        if (next !== undefined) setActive(next);
        return next !== undefined;
      },
    });
  }, [isFull]);

  return (
    <figure
      {...rest}
      className={className ? `kit-chart ${className}` : "kit-chart"}
      data-type={type}
      data-kit-format={format && JSON.stringify(format)}
      data-kit-language={language}
      data-kit-no-value={words.noValue}
    >
      <figcaption className="kit-chart-title" id={id}>
        {title}
      </figcaption>
      {!drawing && <p className="kit-chart-empty">{empty}</p>}
      {drawing && (
        <>
          <button
            type="button"
            className="kit-button kit-chart-toggle"
            data-variant="quiet"
            data-size="small"
            aria-pressed={isTable}
            onClick={() => setTable(!isTable)}
          >
            {words.showTable}
          </button>
          {(type === "donut" || series.length > 1) && (
            <ul className="kit-chart-legend" aria-hidden="true">
              {(type === "donut" ? categories : series.map(({ label }) => label)).map((label, at) => (
                <li key={label}>
                  <svg className="kit-chart-swatch" aria-hidden="true" viewBox="0 0 16 12">
                    {draw([chartSwatch(type, at, id)])}
                  </svg>
                  {label}
                </li>
              ))}
            </ul>
          )}
          <div
            ref={plot}
            className="kit-chart-plot"
            role="application"
            tabIndex={0}
            aria-roledescription="chart"
            aria-label={`${title}. ${words.hint}`}
            style={{ blockSize: height }}
          >
            <svg
              className="kit-chart-drawing"
              aria-hidden="true"
              width={box.width}
              height={height}
              viewBox={`0 0 ${box.width} ${height}`}
            >
              {draw([chartPatterns(id), ...drawing.marks])}
            </svg>
            <div
              className="kit-chart-tip"
              aria-hidden="true"
              hidden={!reading}
              style={read === null ? undefined : ({ "--tip-at": `${drawing.tipAt(read)}%` } as object)}
            >
              {reading && (
                <>
                  <p className="kit-chart-tip-title">{reading.title}</p>
                  {reading.lines.map(({ label, text, series }) => (
                    <p key={label} className="kit-chart-tip-line" data-series={series % 7}>
                      {label}
                      <strong>{text}</strong>
                    </p>
                  ))}
                </>
              )}
            </div>
          </div>
          <p className="kit-visually-hidden" role="status">
            {reading?.text}
          </p>
          <div
            className={isTable ? "kit-chart-table" : "kit-chart-table kit-visually-hidden"}
            role="group"
            aria-labelledby={id}
            tabIndex={isTable ? 0 : undefined}
          >
            <table className="kit-chart-grid">
              <thead>
                <tr>
                  <th scope="col">{words.category}</th>
                  {series.map((one) => (
                    <th key={one.id} scope="col">
                      {one.label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {categories.map((category, at) => (
                  <tr key={category}>
                    <th scope="row">{category}</th>
                    {series.map(({ id: key, values }) => (
                      <td key={key} data-value={values[at] ?? ""}>
                        {typeof values[at] === "number" ? write(values[at]) : words.noValue}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </figure>
  );
}

function draw(marks: readonly Mark[]): ReactNode {
  return marks.map(({ tag, name, series, text, at, children }, index) =>
    createElement(
      tag,
      { key: index, className: name, "data-series": series, ...at },
      children ? draw(children) : text,
    ),
  );
}
