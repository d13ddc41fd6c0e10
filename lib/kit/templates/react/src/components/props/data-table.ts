// Made from the component's description: change that, not this file.

import type { ReactNode } from "react";
import type { TableColumn, TableLabels, TableRow, TableSort } from "../../behaviours/data-table";

export interface DataTableOwnProps {
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
  /** Shown when there are no rows. Default "Nothing here yet". */
  empty?: ReactNode;
  /** Buttons above the table, e.g. for the selected rows. */
  actions?: ReactNode;
  /** The value, when you hold it. */
  sort?: TableSort | null;
  /** The value at first, when it holds its own. */
  defaultSort?: TableSort | null;
  /** A head was pressed; the new order. */
  onSortChange?: (sort: TableSort | null) => void;
  /** The value, when you hold it. */
  selected?: readonly string[];
  /** The value at first, when it holds its own. */
  defaultSelected?: readonly string[];
  /** Rows were selected or not any more; the ids of all that are. */
  onSelectedChange?: (selected: readonly string[]) => void;
  /** The value, when you hold it. */
  page?: number;
  /** The value at first, when it holds its own. */
  defaultPage?: number;
  /** Another page is shown, from 1. */
  onPageChange?: (page: number) => void;
  /** The value, when you hold it. */
  query?: string;
  /** The value at first, when it holds its own. */
  defaultQuery?: string;
  /** The user types into the field that filters. */
  onQueryChange?: (query: string) => void;
  /** The value, when you hold it. */
  filters?: Readonly<Record<string, string>>;
  /** The value at first, when it holds its own. */
  defaultFilters?: Readonly<Record<string, string>>;
  /** A value was chosen for a column; by the ids of the columns. */
  onFiltersChange?: (filters: Readonly<Record<string, string>>) => void;
}
