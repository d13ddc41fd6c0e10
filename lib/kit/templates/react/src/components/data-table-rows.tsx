import type { ReactNode } from "react";
import type { DataTableColumn } from "./data-table";

interface TableRowsProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Keys of the selected rows; undefined when rows cannot be selected. */
  picked: ReadonlySet<string> | undefined;
  pick: (key: string, isPicked: boolean) => void;
  nameOf: (row: Row) => string;
  loading: boolean;
  empty: ReactNode;
}

const PLACEHOLDERS = ["first", "second", "third", "fourth"];

/** The body of a DataTable: its rows, or placeholders, or the word that there are none. */
export function TableRows<Row>({
  columns,
  rows,
  rowKey,
  picked,
  pick,
  nameOf,
  loading,
  empty,
}: TableRowsProps<Row>) {
  if (loading) {
    return PLACEHOLDERS.map((placeholder) => (
      <tr key={placeholder} aria-hidden="true">
        {picked && <td className="kit-table-select" />}
        {columns.map((column) => (
          <td key={column.id}>
            <span className="kit-skeleton" />
          </td>
        ))}
      </tr>
    ));
  }
  if (rows.length === 0) {
    return (
      <tr>
        <td className="kit-table-empty" colSpan={columns.length + (picked ? 1 : 0)}>
          {empty}
        </td>
      </tr>
    );
  }
  return rows.map((row) => {
    const key = rowKey(row);
    return (
      <tr key={key} data-selected={picked?.has(key) ? "" : undefined}>
        {picked && (
          <td className="kit-table-select">
            <input
              type="checkbox"
              className="kit-checkbox"
              aria-label={nameOf(row)}
              checked={picked.has(key)}
              onChange={(event) => pick(key, event.currentTarget.checked)}
            />
          </td>
        )}
        {columns.map((column, index) => {
          const content = column.cell ? column.cell(row) : column.value(row);
          const type = column.type === "number" ? "number" : undefined;
          return index === 0 ? (
            <th key={column.id} scope="row" data-type={type}>
              {content}
            </th>
          ) : (
            <td key={column.id} data-type={type}>
              {content}
            </td>
          );
        })}
      </tr>
    );
  });
}
