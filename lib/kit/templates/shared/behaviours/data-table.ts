import { closest, fill, findAll, flag, readData, tell } from "./dom";
import { listen, together } from "./listen";
import { resizeColumns } from "./resize-columns";

export type SortDirection = "ascending" | "descending";
export type CellValue = string | number | null | undefined;

export interface TableSort {
  /** Id of the column. */
  readonly column: string;
  readonly direction: SortDirection;
}

export interface TableColumn {
  /** Unique in the table; the rows hold their values by it. */
  readonly id: string;
  /** The heading. Write the unit into it. */
  readonly title: string;
  /** How values are written and ordered; a date is an ISO string. Default "text". */
  readonly type?: "text" | "number" | "date" | "badge";
  /** How numbers and dates are written. */
  readonly format?: Intl.NumberFormatOptions & Intl.DateTimeFormatOptions;
  /** The badge's variant, by value. */
  readonly badges?: Readonly<Record<string, string>>;
  readonly sortable?: boolean;
  /** Offers a choice among the values of this column. */
  readonly filter?: boolean;
  /** In px, at first. */
  readonly width?: number;
}

/** Values by the ids of the columns. */
export interface TableRow {
  /** Unique in the table; it stays with the row whatever the order. */
  readonly id: string;
  readonly [column: string]: CellValue;
}

/** What the table says of itself; {0}, {1} … are filled in. */
export const TABLE_LABELS = {
  filter: "Filter",
  all: "All",
  selectAll: "Select all shown",
  select: "Select {0}",
  selected: "{0} selected",
  range: "{0}–{1} of {2}",
  page: "Page {0} of {1}",
  previous: "Previous",
  next: "Next",
  resize: "Width of {0}",
  loading: "Loading",
  noMatch: "Nothing matches",
  ascending: "ascending",
  descending: "descending",
};
export type TableLabels = typeof TABLE_LABELS;

/** The order after a press on a column's head: a new column begins ascending, the same one turns round. */
export function nextSort(current: TableSort | null | undefined, column: string): TableSort {
  const isSame = current?.column === column;
  return { column, direction: isSame && current.direction === "ascending" ? "descending" : "ascending" };
}

/** Negative when `a` comes first: numbers by size, texts as people of that language order them ("2" before "10"). */
export function compareCells(a: CellValue, b: CellValue, language?: string): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a).localeCompare(String(b), language, { numeric: true, sensitivity: "base" });
}

/** A row with its values as they are written. */
export interface TableEntry {
  readonly row: TableRow;
  readonly texts: readonly string[];
}

/** Numbers and dates as people of that language write them; a dash where there is no value. */
export function tableEntries(
  columns: readonly TableColumn[],
  rows: readonly TableRow[],
  language: string,
): TableEntry[] {
  const writers = columns.map(({ type, format }) => {
    const numbers = type === "number" ? new Intl.NumberFormat(language, format) : undefined;
    const dates =
      type === "date"
        ? new Intl.DateTimeFormat(language, { timeZone: "UTC", ...(format ?? { dateStyle: "medium" }) })
        : undefined;
    return (value: CellValue) => {
      if (isNone(value)) return "–";
      if (numbers) return numbers.format(Number(value));
      const date = dates && new Date(value as string);
      return date && !Number.isNaN(date.getTime()) ? dates.format(date) : String(value);
    };
  });
  return rows.map((row) => ({
    row,
    texts: columns.map(({ id }, at) => writers[at]!(row[id])),
  }));
}

/** The values of a column, each once, with how they are written. */
export function tableChoices(
  columns: readonly TableColumn[],
  entries: readonly TableEntry[],
  column: string,
): [value: string, text: string][] {
  const at = columns.findIndex(({ id }) => id === column);
  const values = entries.filter(({ row }) => !isNone(row[column]));
  return [...new Map(values.map(({ row, texts }) => [`${row[column]}`, texts[at] ?? ""]))];
}

export interface TableState {
  readonly sort: TableSort | null;
  readonly query: string;
  readonly filters: Readonly<Record<string, string>>;
  /** From 1. */
  readonly page: number;
  /** 0 shows all. */
  readonly pageSize: number;
  readonly language: string;
  /** Rows of all pages, when the caller orders, filters and cuts them itself. */
  readonly total?: number;
}

export interface TableView<Entry> {
  /** All entries in their order. */
  readonly entries: readonly Entry[];
  /** Those that match and are on the page. */
  readonly shown: ReadonlySet<Entry>;
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly from: number;
  readonly to: number;
}

/** What a table shows: the entries in order, which of them are on the page, and the figures to say so. */
export function tableView<Entry extends TableEntry>(
  entries: readonly Entry[],
  { sort, query, filters, page, pageSize, language, total }: TableState,
): TableView<Entry> {
  const isCut = total !== undefined;
  const words = query.toLocaleLowerCase(language).split(/\s+/).filter(Boolean);
  const chosen = Object.entries(filters).filter(([, value]) => value !== "");
  const matches = ({ row, texts }: Entry) => {
    const text = texts.join("\n").toLocaleLowerCase(language);
    return (
      words.every((word) => text.includes(word)) && chosen.every(([id, value]) => `${row[id]}` === value)
    );
  };
  const ordered = sort && !isCut ? sortRows(entries, sort, language) : [...entries];
  const matching = isCut ? ordered : ordered.filter(matches);
  const count = total ?? matching.length;
  const size = pageSize || Math.max(count, 1);
  const pages = Math.max(1, Math.ceil(count / size));
  const current = Math.min(Math.max(page, 1), pages);
  const first = (current - 1) * size;
  const shown = isCut ? matching : matching.slice(first, first + size);
  return {
    entries: ordered,
    shown: new Set(shown),
    total: count,
    page: current,
    pages,
    from: shown.length === 0 ? 0 : first + 1,
    to: first + shown.length,
  };
}

/** In order, as a new array: equal ones keep their places, those without a value come last, in both directions. */
export function sortRows<Entry extends Pick<TableEntry, "row">>(
  entries: readonly Entry[],
  { column, direction }: TableSort,
  language?: string,
): Entry[] {
  const sign = direction === "ascending" ? 1 : -1;
  return [...entries].sort(({ row: { [column]: a } }, { row: { [column]: b } }) =>
    isNone(a) || isNone(b) ? Number(isNone(a)) - Number(isNone(b)) : sign * compareCells(a, b, language),
  );
}

const isNone = (value: CellValue) => value === null || value === undefined || value === "";

/** The line below a table: which rows are shown, and how many are selected. */
export function tableCount({ from, to, total }: TableView<unknown>, selected: number, labels: TableLabels) {
  const range = fill(labels.range, from, to, total);
  return selected > 0 ? `${range} · ${fill(labels.selected, selected)}` : range;
}

/**
 * Brings a table to life whose rows are in the page: order, filters, pages, selection, widths; a status says what changed.
 * Each change is told as an event `kit-change` whose `detail` is `{ sort, query, filters, page, selected }`.
 * @returns a function that takes all listeners off again
 */
export function enhanceDataTable(root: HTMLElement): () => void {
  const find = <Found extends HTMLElement>(css: string) => findAll<Found>(root, css);
  const body = root.querySelector("tbody");
  if (!body) return () => {};
  const labels: TableLabels = readData(root, "kitLabels");
  const heads = find<HTMLTableCellElement>("thead th");
  const entries = find<HTMLTableRowElement>("tr[data-row]").map((element) => {
    const cells = [...element.cells].slice(-heads.length);
    const texts = cells.map((cell) => cell.textContent ?? "");
    const values = heads.map(({ dataset: { column, type } }, at) => {
      const value = cells[at]?.dataset.value ?? texts[at];
      return [column, type === "number" && value ? Number(value) : value];
    });
    return {
      element,
      texts,
      row: { ...Object.fromEntries(values), id: element.dataset.row ?? "" } as TableRow,
    };
  });
  const checks = () => find<HTMLInputElement>("tr[data-row] .kit-table-check");
  const [all] = find<HTMLInputElement>("thead .kit-table-check");
  const [search] = find<HTMLInputElement>("input[type=search]");
  const [none] = find(".kit-table-none");
  const [status] = find("[data-kit-status]");

  const update = (say?: (view: TableView<TableEntry>) => string) => {
    const sorted = heads.find((head) => head.ariaSort);
    const state: TableState = {
      sort: sorted
        ? { column: sorted.dataset.column ?? "", direction: sorted.ariaSort as SortDirection }
        : null,
      query: search?.value ?? "",
      filters: Object.fromEntries(
        find<HTMLSelectElement>("select[data-column]").map((one) => [one.dataset.column, one.value]),
      ),
      page: Number(root.dataset.page ?? 1),
      pageSize: Number(root.dataset.pageSize ?? 0),
      language: root.closest<HTMLElement>("[lang]")?.lang || "en",
    };
    const view = tableView(entries, state);
    const { page } = view;
    if (state.pageSize > 0) root.dataset.page = String(page);
    body.append(...view.entries.map(({ element }) => element), ...(none ? [none] : []));
    for (const entry of entries) entry.element.hidden = !view.shown.has(entry);
    if (none) {
      none.hidden = view.shown.size > 0;
      if (entries.length > 0) none.children[0]!.textContent = labels.noMatch;
    }
    const picked = checks().filter((box) => box.checked);
    for (const box of checks()) box.closest("tr")?.toggleAttribute("data-selected", box.checked);
    if (all) {
      const here = [...view.shown].filter(({ element }) => element.hasAttribute("data-selected")).length;
      all.checked = here > 0 && here === view.shown.size;
      all.indeterminate = here > 0 && !all.checked;
      all.disabled = view.shown.size === 0;
    }
    const [count] = find(".kit-table-count");
    if (count) count.textContent = tableCount(view, picked.length, labels);
    const [place] = find(".kit-table-place");
    if (place) place.textContent = fill(labels.page, view.page, view.pages);
    for (const button of find("[data-turn]")) {
      const isEnd = button.dataset.turn === "1" ? view.page === view.pages : view.page === 1;
      button.ariaDisabled = flag(isEnd);
    }
    if (!say) return;
    if (status) status.textContent = say(view);
    const { sort, query, filters } = state;
    const selected = picked.map((box) => box.closest<HTMLElement>("tr")?.dataset.row);
    const detail = { sort, query, filters, page, selected };
    tell(root, "kit-change", detail);
  };

  const onClick = (event: Event) => {
    const button = closest(event, ".kit-table-sort, [data-turn]");
    const head = button?.closest("th");
    if (button && head) {
      const direction = head.ariaSort === "ascending" ? "descending" : "ascending";
      for (const one of heads) one.ariaSort = null;
      head.ariaSort = direction;
      update(() => `${head.dataset.title}, ${labels[direction]}`);
    } else if (button && !button.ariaDisabled) {
      root.dataset.page = String(Number(root.dataset.page) + Number(button.dataset.turn));
      update((view) => fill(labels.page, view.page, view.pages));
    }
  };
  const onInput = ({ target }: Event) => {
    const field = target as HTMLInputElement;
    if (field === all) {
      for (const box of checks()) if (!box.closest("tr")?.hidden) box.checked = field.checked;
    }
    if (field.matches(".kit-table-check"))
      return update(() => fill(labels.selected, checks().filter((box) => box.checked).length));
    if (field !== search && !field.matches("select[data-column]")) return;
    root.dataset.page &&= "1";
    update((view) =>
      view.total === 0 ? labels.noMatch : fill(labels.range, view.from, view.to, view.total),
    );
  };
  if (root.querySelector("[aria-busy]")) return () => {};
  update();
  return together(listen(root, { click: onClick, input: onInput }), resizeColumns(root));
}
