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
  chartSwatch,
  chartTexts,
  hasValues,
  labelRoom,
  readChart,
  shownSeries,
  tipAt,
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
  const [active, setActive] = useState<number | null>(null);
  const [isTable, setTable] = useControllable(table, defaultTable, onTableChange);
  const words = { ...CHART_LABELS, ...labels };
  const isFull = hasValues(series);
  const input = { type, categories, series, height, language, format, id };
  const shown = shownSeries(input);
  const heads = shown.map(({ label }) => label);
  const texts = chartTexts(input, words.noValue);
  const count = categories.length;
  const read = active !== null && active < count ? active : null;
  const drawing = isFull ? drawChart(input) : undefined;
  const reading =
    isFull && read !== null ? readChart(type, heads, read, categories[read]!, texts[read]!) : undefined;

  const latest = useRef({ active, count });
  useEffect(() => {
    latest.current = { active, count };
  });
  useEffect(() => {
    if (isFull && plot.current) return watchChart(plot.current, () => latest.current, setActive);
  }, [isFull]);

  return (
    <figure {...rest} className={className ? `kit-chart ${className}` : "kit-chart"} data-type={type}>
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
              {(type === "donut" ? categories : heads).map((label, at) => (
                <li key={label}>
                  <svg className="kit-chart-swatch" aria-hidden="true" viewBox="0 0 16 12">
                    {draw([chartSwatch(type, at, id)], read)}
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
            <div className="kit-chart-scale" aria-hidden="true">
              {drawing.ticks.map((tick) => (
                <span key={tick}>{tick}</span>
              ))}
            </div>
            <div className="kit-chart-room" aria-hidden="true">
              {type !== "donut" &&
                categories.map((category, at) => (
                  <div
                    key={category}
                    className="kit-chart-band"
                    data-at={at}
                    data-active={at === read ? "" : undefined}
                  >
                    <span
                      className="kit-chart-label"
                      style={{ "--label-room": labelRoom(categories, at) } as object}
                    >
                      {category}
                    </span>
                  </div>
                ))}
              <svg
                className="kit-chart-drawing"
                aria-hidden="true"
                viewBox={type === "donut" ? `${-height / 2} ${-height / 2} ${height} ${height}` : undefined}
              >
                {draw([chartPatterns(id), ...drawing.marks], read)}
              </svg>
              {drawing.total && <span className="kit-chart-total">{drawing.total}</span>}
              <div
                className="kit-chart-tip"
                hidden={!reading}
                style={read === null ? undefined : ({ "--tip-at": tipAt(read, count) } as object)}
              >
                {reading && (
                  <>
                    <p className="kit-chart-tip-title">{reading.title}</p>
                    {reading.lines.map(({ label, text, series }) => (
                      <p key={label} className="kit-chart-tip-line" data-series={series}>
                        {label}
                        <strong>{text}</strong>
                      </p>
                    ))}
                  </>
                )}
              </div>
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
                  {shown.map((one) => (
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
                    {shown.map(({ id: key }, index) => (
                      <td key={key}>{texts[at]?.[index]}</td>
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

function draw(marks: readonly Mark[], active: number | null): ReactNode {
  return marks.map(({ tag, name, series, category, at, style, children }, index) =>
    createElement(
      tag,
      {
        key: index,
        className: name,
        "data-series": series,
        "data-at": category,
        "data-active": category !== undefined && category === active ? "" : undefined,
        style,
        ...at,
      },
      children && draw(children, active),
    ),
  );
}
