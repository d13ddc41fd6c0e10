import type { ReactNode } from "react";
import { type TableColumn, type TableEntry, type TableLabels, tableChoices } from "../behaviours/data-table";

type Filters = Readonly<Record<string, string>>;

interface TableToolsProps {
  columns: readonly TableColumn[];
  entries: readonly TableEntry[];
  filterable: boolean;
  query: string;
  filters: Filters;
  narrow: (change: { query?: string; filters?: Filters }) => void;
  words: TableLabels;
  actions: ReactNode;
}

/** What stands above a DataTable: the field and the choices that narrow it, and the caller's own buttons. */
export function TableTools({
  columns,
  entries,
  filterable,
  query,
  filters,
  narrow,
  words,
  actions,
}: TableToolsProps) {
  const choices = columns.filter((column) => column.filter);
  if (!filterable && choices.length === 0 && !actions) return null;
  return (
    <div className="kit-table-tools">
      {filterable && (
        <label className="kit-table-field">
          <span className="kit-label">{words.filter}</span>
          <span className="kit-input-box">
            <input
              className="kit-input"
              type="search"
              value={query}
              onChange={(event) => narrow({ query: event.currentTarget.value })}
            />
          </span>
        </label>
      )}
      {choices.map(({ id, title }) => (
        <label key={id} className="kit-table-field">
          <span className="kit-label">{title}</span>
          <span className="kit-input-box">
            <select
              className="kit-input"
              data-column={id}
              value={filters[id] ?? ""}
              onChange={(event) => narrow({ filters: { ...filters, [id]: event.currentTarget.value } })}
            >
              <option value="">{words.all}</option>
              {tableChoices(columns, entries, id).map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </span>
        </label>
      ))}
      {actions && <div className="kit-table-actions">{actions}</div>}
    </div>
  );
}
