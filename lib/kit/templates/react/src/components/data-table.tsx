import { type ComponentProps, useEffect, useId, useMemo, useRef, useState } from "react";
import {
  nextSort,
  TABLE_LABELS,
  type TableColumn,
  type TableSort,
  type TableView,
  tableCount,
  tableEntries,
  tableView,
} from "../behaviours/data-table";
import { fill } from "../behaviours/dom";
import { resizeColumns } from "../behaviours/resize-columns";
import { TableRows } from "./data-table-rows";
import { TableTools } from "./data-table-tools";
import type { DataTableOwnProps } from "./props/data-table";
import { useControllable } from "./use-controllable";

export type { TableColumn, TableLabels, TableRow, TableSort } from "../behaviours/data-table";

export interface DataTableProps
  extends DataTableOwnProps,
    Omit<ComponentProps<"div">, keyof DataTableOwnProps | "children"> {}

/** Rows of facts that can be compared, ordered, filtered and selected. Scrolls inside its own box where space is short. */
export function DataTable({
  caption,
  columns,
  rows,
  density = "comfortable",
  filterable = false,
  selectable = false,
  resizable = false,
  pageSize = 0,
  total,
  loading = false,
  language = "en",
  labels,
  empty = "Nothing here yet",
  actions,
  sort,
  defaultSort = null,
  onSortChange,
  selected,
  defaultSelected = [],
  onSelectedChange,
  page,
  defaultPage = 1,
  onPageChange,
  query,
  defaultQuery = "",
  onQueryChange,
  filters,
  defaultFilters = {},
  onFiltersChange,
  className,
  ...rest
}: DataTableProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const words = { ...TABLE_LABELS, ...labels };
  const [said, say] = useState("");
  const [order, setOrder] = useControllable<TableSort | null>(sort, defaultSort, onSortChange);
  const [picked, setPicked] = useControllable(selected, defaultSelected, onSelectedChange);
  const [turned, setPage] = useControllable(page, defaultPage, onPageChange);
  const [text, setText] = useControllable(query, defaultQuery, onQueryChange);
  const [chosen, setChosen] = useControllable(filters, defaultFilters, onFiltersChange);
  const entries = useMemo(() => tableEntries(columns, rows, language), [columns, rows, language]);
  const state = { sort: order, query: text, filters: chosen, page: turned, pageSize, language, total };
  const view = tableView(entries, state);
  const here = [...view.shown].filter(({ row }) => picked.includes(row.id)).length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns have other handles
  useEffect(
    () => (root.current && resizable ? resizeColumns(root.current) : undefined),
    [resizable, columns],
  );

  const sortBy = ({ id: column, title }: TableColumn) => {
    const next = nextSort(order, column);
    setOrder(next);
    say(`${title}, ${words[next.direction]}`);
  };
  const narrow = (change: { query?: string; filters?: Readonly<Record<string, string>> }) => {
    if (change.query !== undefined) setText(change.query);
    if (change.filters) setChosen(change.filters);
    if (turned !== 1) setPage(1);
    const next: TableView<unknown> = tableView(entries, { ...state, ...change, page: 1 });
    say(next.total === 0 ? words.noMatch : fill(words.range, next.from, next.to, next.total));
  };
  const turn = (step: number) => {
    const next = view.page + step;
    if (next < 1 || next > view.pages) return;
    setPage(next);
    say(fill(words.page, next, view.pages));
  };
  const pick = (ids: readonly string[], isPicked: boolean) => {
    const others = picked.filter((one) => !ids.includes(one));
    const next = isPicked ? [...others, ...ids] : others;
    setPicked(next);
    say(fill(words.selected, next.length));
  };

  return (
    <div
      {...rest}
      ref={root}
      className={className ? `kit-table ${className}` : "kit-table"}
      data-density={density}
      data-page-size={pageSize || undefined}
      data-page={pageSize > 0 ? view.page : undefined}
      data-kit-labels={JSON.stringify(words)}
    >
      <TableTools
        columns={columns}
        entries={entries}
        filterable={filterable}
        query={text}
        filters={chosen}
        narrow={narrow}
        words={words}
        actions={actions}
      />
      <div className="kit-table-scroll" role="region" tabIndex={0} aria-labelledby={id}>
        <table className="kit-table-grid" aria-busy={loading || undefined}>
          <caption className="kit-table-caption" id={id}>
            {caption}
          </caption>
          <thead>
            <tr>
              {selectable && (
                <td className="kit-table-select">
                  <input
                    type="checkbox"
                    className="kit-table-check"
                    aria-label={words.selectAll}
                    disabled={loading || view.shown.size === 0}
                    checked={here > 0 && here === view.shown.size}
                    ref={(box) => {
                      if (box) box.indeterminate = here > 0 && here < view.shown.size;
                    }}
                    onChange={({ currentTarget }) =>
                      pick(
                        [...view.shown].map(({ row }) => row.id),
                        currentTarget.checked,
                      )
                    }
                  />
                </td>
              )}
              {columns.map((column) => (
                <th
                  key={column.id}
                  scope="col"
                  data-column={column.id}
                  data-title={column.title}
                  data-type={column.type}
                  aria-sort={order?.column === column.id ? order.direction : undefined}
                  style={column.width === undefined ? undefined : { inlineSize: column.width }}
                >
                  {column.sortable ? (
                    <button type="button" className="kit-table-sort" onClick={() => sortBy(column)}>
                      {column.title}
                      <span className="kit-table-arrow" aria-hidden="true" />
                    </button>
                  ) : (
                    column.title
                  )}
                  {resizable && (
                    <span
                      className="kit-table-resize"
                      role="separator"
                      tabIndex={0}
                      aria-orientation="vertical"
                      aria-label={fill(words.resize, column.title)}
                      aria-valuenow={0}
                    />
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <TableRows
              columns={columns}
              view={view}
              picked={selectable ? picked : undefined}
              pick={(row, isPicked) => pick([row], isPicked)}
              loading={loading}
              words={words}
              empty={rows.length > 0 ? words.noMatch : empty}
            />
          </tbody>
        </table>
      </div>
      {(pageSize > 0 || selectable) && (
        <div className="kit-table-foot">
          <p className="kit-table-count">{loading ? "" : tableCount(view, picked.length, words)}</p>
          {pageSize > 0 && (
            <div className="kit-table-pages">
              {[-1, 1].map((step) => (
                <button
                  key={step}
                  type="button"
                  className="kit-button"
                  data-variant="quiet"
                  data-size="small"
                  data-turn={step}
                  aria-disabled={view.page === (step < 0 ? 1 : view.pages) || undefined}
                  onClick={() => turn(step)}
                >
                  {step < 0 ? words.previous : words.next}
                </button>
              ))}
              <span className="kit-table-place">{fill(words.page, view.page, view.pages)}</span>
            </div>
          )}
        </div>
      )}
      <p className="kit-visually-hidden" role="status" data-kit-status="">
        {loading ? words.loading : said}
      </p>
    </div>
  );
}
