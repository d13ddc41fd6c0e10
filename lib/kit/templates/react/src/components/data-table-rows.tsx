import type { ReactNode } from "react";
import type { TableColumn, TableEntry, TableLabels, TableView } from "../behaviours/data-table";
import { fill } from "../behaviours/dom";

interface TableRowsProps {
  columns: readonly TableColumn[];
  view: TableView<TableEntry>;
  /** Ids of the selected rows; undefined when rows cannot be selected. */
  picked: readonly string[] | undefined;
  pick: (id: string, isPicked: boolean) => void;
  loading: boolean;
  words: TableLabels;
  empty: ReactNode;
}

const PLACEHOLDERS = ["first", "second", "third", "fourth"];

/** The body of a DataTable: its rows, or placeholders, or the word that there are none. */
export function TableRows({ columns, view, picked, pick, loading, words, empty }: TableRowsProps) {
  if (loading) {
    return PLACEHOLDERS.map((placeholder) => (
      <tr key={placeholder} aria-hidden="true">
        {picked && <td className="kit-table-select" />}
        {columns.map((column) => (
          <td key={column.id} data-type={column.type}>
            <span className="kit-skeleton" />
          </td>
        ))}
      </tr>
    ));
  }
  return (
    <>
      {view.entries.map((entry) => (
        <tr
          key={entry.row.id}
          data-row={entry.row.id}
          data-selected={picked?.includes(entry.row.id) ? "" : undefined}
          hidden={!view.shown.has(entry)}
        >
          {picked && (
            <td className="kit-table-select">
              <input
                type="checkbox"
                className="kit-table-check"
                aria-label={fill(words.select, entry.texts[0] ?? "")}
                checked={picked.includes(entry.row.id)}
                onChange={(event) => pick(entry.row.id, event.currentTarget.checked)}
              />
            </td>
          )}
          {columns.map((column, at) => (
            <Cell key={column.id} column={column} entry={entry} at={at} />
          ))}
        </tr>
      ))}
      <tr className="kit-table-none" hidden={view.shown.size > 0}>
        <td className="kit-table-empty" colSpan={columns.length + (picked ? 1 : 0)}>
          {empty}
        </td>
      </tr>
    </>
  );
}

function Cell({ column, entry, at }: { column: TableColumn; entry: TableEntry; at: number }) {
  const value = entry.row[column.id];
  const text = entry.texts[at];
  const isText = column.type === undefined || column.type === "text";
  const content =
    column.type === "badge" && value ? (
      <span className="kit-badge" data-variant={column.badges?.[value] ?? "neutral"}>
        {text}
      </span>
    ) : (
      text
    );
  const shared = { "data-type": column.type, "data-value": isText ? undefined : (value ?? "") };
  return at === 0 ? (
    <th scope="row" {...shared}>
      {content}
    </th>
  ) : (
    <td {...shared}>{content}</td>
  );
}
