// Made from the component's description: change that, not this file.

import type { TableColumn, TableLabels, TableRow } from "../../behaviours/data-table";

export interface DataTableProps {
  /** Height of the rows. Default "comfortable". */
  density?: "comfortable" | "compact";
  /** What the table holds; also its name. */
  caption: string;
  /** The columns in order: id, title, type, and what can be done with each. The first names the row. */
  columns: readonly TableColumn[];
  /** The facts: an id, and the values by the ids of the columns. */
  rows: readonly TableRow[];
  /** Adds a field that keeps the rows with all its words. Default false. */
  filterable?: boolean;
  /** Adds a checkbox to each row and one for all that are shown. Default false. */
  selectable?: boolean;
  /** Lets people change the widths of the columns. Default false. */
  resizable?: boolean;
  /** Rows of a page; 0 shows all. Default 0. */
  pageSize?: number;
  /** Rows of all pages, when a server orders, filters and cuts them: the table then shows `rows` as they come. */
  total?: number;
  /** Rows are on their way: placeholders stand in for them. Default false. */
  loading?: boolean;
  /** BCP 47 tag: how numbers and dates are written and letters ordered. Default "en". */
  language?: string;
  /** The table's own words in your language. */
  labels?: Partial<TableLabels>;
}

export interface DataTableSlots {
  /** Shown when there are no rows. Default "Nothing here yet". */
  empty?: () => unknown;
  /** Buttons above the table, e.g. for the selected rows. */
  actions?: () => unknown;
}
