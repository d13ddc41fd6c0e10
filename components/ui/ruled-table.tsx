import type { ReactNode } from "react";

export interface TableColumn<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
  /** Its cells name their rows. */
  isRowHead?: boolean;
  /** Numbers stand at the end of their column. */
  isNumber?: boolean;
  /** Classes of its cells; not of its title. */
  look?: string;
}

interface RuledTableProps<Row> {
  /** Says what is listed: to screen readers alone unless `isCaptionShown`. */
  caption: string;
  isCaptionShown?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The row that is marked. */
  isCurrent?: (row: Row) => boolean;
  /** Classes of the table. */
  look?: string;
}

/** A table with a rule below each row. */
export function RuledTable<Row>(props: RuledTableProps<Row>) {
  const { caption, isCaptionShown, columns, rows, keyOf, isCurrent, look = "" } = props;
  // The ground of a marked row reaches over its outer cells' text.
  const edges = isCurrent ? "" : "first:ps-0 last:pe-0";
  const place = ({ isNumber }: TableColumn<Row>) => `px-3 ${edges} ${isNumber ? "text-end" : "text-start"}`;
  return (
    <table className={`w-full border-collapse tabular-nums ${look}`}>
      <caption className={isCaptionShown ? "pb-2 text-start font-semibold" : "sr-only"}>{caption}</caption>
      <thead>
        <tr className="border-b border-ink">
          {columns.map((column) => (
            <th key={column.title} scope="col" className={`py-2 font-semibold ${place(column)}`}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            aria-current={isCurrent?.(row) || undefined}
            className="border-b border-rule align-baseline aria-[current]:bg-accent-wash"
          >
            {columns.map((column) => {
              const classes = `py-2.5 ${place(column)} ${column.look ?? ""}`;
              return column.isRowHead ? (
                <th key={column.title} scope="row" className={classes}>
                  {column.cell(row)}
                </th>
              ) : (
                <td key={column.title} className={classes}>
                  {column.cell(row)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
