import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { type CellValue, nextSort, sortRows, type TableSort } from "../behaviours/data-table";
import { TableRows } from "./data-table-rows";
import { useControllable } from "./use-controllable";

export type { CellValue, SortDirection, TableSort } from "../behaviours/data-table";

export interface DataTableColumn<Row> {
  /** Unique in the table; what `sort` speaks of. */
  id: string;
  /** The column's heading. Write the unit into it. */
  title: string;
  /** Numbers stand at the end of their column. Default "text". */
  type?: "text" | "number";
  /** Adds a button to the heading that sorts by `value`. */
  sortable?: boolean;
  /** What is sorted by, and what is shown without `cell`. */
  value: (row: Row) => CellValue;
  /** What is shown instead of the value. */
  cell?: (row: Row) => ReactNode;
}

export interface DataTableProps<Row> extends Omit<ComponentProps<"div">, "children"> {
  /** What the table holds; also its name. */
  caption: ReactNode;
  /** The columns in order. The first names the row: its cells are headers. */
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  /** What tells rows apart; it stays with the row when the order changes. */
  rowKey: (row: Row) => string;
  /** The order, when you control it; `null` is that of `rows`. */
  sort?: TableSort | null;
  /** The order at first. */
  defaultSort?: TableSort | null;
  onSortChange?: (sort: TableSort) => void;
  /** The rows come in their order already, e.g. from a server: the table only shows which it is. */
  sorted?: boolean;
  /** Adds a checkbox to each row and one for all. */
  selectable?: boolean;
  /** Keys of the selected rows, when you control them. */
  selected?: ReadonlySet<string>;
  /** Keys of the rows that are selected first. */
  defaultSelected?: ReadonlySet<string>;
  onSelectedChange?: (keys: ReadonlySet<string>) => void;
  /** Names of the checkboxes: of one row, and of all. Default "Select" with the row's first value, and "Select all". */
  selectLabel?: (row: Row | null) => string;
  /** Rows are on their way: placeholders stand in for them. */
  loading?: boolean;
  /** Said while rows are on their way. Default "Loading". */
  loadingLabel?: string;
  /** Shown when there are no rows. Default "Nothing here yet". */
  empty?: ReactNode;
  /** Height of the rows. Default "comfortable". */
  density?: "comfortable" | "compact";
  /** BCP 47 tag of the language whose order of letters is used; by default the browser's. */
  language?: string;
}

const NONE: ReadonlySet<string> = new Set();

/** Rows of facts that can be compared, sorted and selected. Scrolls inside its own box where space is short. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  defaultSort = null,
  onSortChange,
  sorted = false,
  selectable = false,
  selected,
  defaultSelected = NONE,
  onSelectedChange,
  selectLabel,
  loading = false,
  loadingLabel = "Loading",
  empty = "Nothing here yet",
  density = "comfortable",
  language,
  className,
  ...rest
}: DataTableProps<Row>) {
  const id = useId();
  const [announcement, announce] = useState("");
  const [order, setOrder] = useControllable<TableSort | null>(sort, defaultSort, (next) => {
    if (next) onSortChange?.(next);
  });
  const [picked, setPicked] = useControllable(selected, defaultSelected, onSelectedChange);

  const orderedBy = columns.find((column) => column.id === order?.column);
  const ordered =
    order && orderedBy && !sorted ? sortRows(rows, orderedBy.value, order.direction, language) : rows;
  const pickedHere = rows.filter((row) => picked.has(rowKey(row))).length;
  const nameOf = (row: Row | null) => {
    if (selectLabel) return selectLabel(row);
    const first = columns[0];
    return row === null ? "Select all" : `Select ${first ? first.value(row) : rowKey(row)}`;
  };

  const sortBy = (column: DataTableColumn<Row>) => {
    const next = nextSort(order ?? undefined, column.id);
    setOrder(next);
    announce(`${column.title}, ${next.direction}`);
  };
  const pick = (keys: readonly string[], isPicked: boolean) => {
    const next = new Set(picked);
    for (const key of keys) {
      if (isPicked) next.add(key);
      else next.delete(key);
    }
    setPicked(next);
  };

  return (
    <div {...rest} className={className ? `kit-table ${className}` : "kit-table"} data-density={density}>
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
                    className="kit-checkbox"
                    aria-label={nameOf(null)}
                    disabled={loading || rows.length === 0}
                    checked={rows.length > 0 && pickedHere === rows.length}
                    ref={(box) => {
                      if (box) box.indeterminate = pickedHere > 0 && pickedHere < rows.length;
                    }}
                    onChange={(event) => pick(rows.map(rowKey), event.currentTarget.checked)}
                  />
                </td>
              )}
              {columns.map((column) => (
                <th
                  key={column.id}
                  scope="col"
                  data-type={column.type === "number" ? "number" : undefined}
                  aria-sort={order?.column === column.id ? order.direction : undefined}
                >
                  {column.sortable ? (
                    <button type="button" className="kit-table-sort" onClick={() => sortBy(column)}>
                      {column.title}
                      <span className="kit-table-arrow" aria-hidden="true" />
                    </button>
                  ) : (
                    column.title
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <TableRows
              columns={columns}
              rows={ordered}
              rowKey={rowKey}
              picked={selectable ? picked : undefined}
              pick={(key, isPicked) => pick([key], isPicked)}
              nameOf={nameOf}
              loading={loading}
              empty={empty}
            />
          </tbody>
        </table>
      </div>
      <p className="kit-visually-hidden" role="status" data-kit-status="">
        {loading ? loadingLabel : announcement}
      </p>
    </div>
  );
}
