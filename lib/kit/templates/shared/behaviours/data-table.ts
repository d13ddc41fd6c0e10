export type SortDirection = "ascending" | "descending";
export type CellValue = string | number;

export interface TableSort {
  /** What tells columns apart. */
  column: string;
  direction: SortDirection;
}

/** The order after a press on a column's head: a new column begins ascending, the same one turns round. */
export function nextSort(current: TableSort | undefined, column: string): TableSort {
  const isSame = current?.column === column;
  return { column, direction: isSame && current.direction === "ascending" ? "descending" : "ascending" };
}

/** Negative when `a` comes first: numbers by size, texts as people of that language order them ("2" before "10"). */
export function compareCells(a: CellValue, b: CellValue, language?: string): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a).localeCompare(String(b), language, { numeric: true, sensitivity: "base" });
}

/** The rows in order, as a new array; rows that are equal keep their places, in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  value: (row: Row) => CellValue,
  direction: SortDirection,
  language?: string,
): Row[] {
  const sign = direction === "ascending" ? 1 : -1;
  return [...rows].sort((a, b) => sign * compareCells(value(a), value(b), language));
}

/**
 * Brings a table to life that is in the page: a press on a head sorts its rows, and a status says so.
 * @returns a function that takes the listener off again
 */
export function enhanceDataTable(root: HTMLElement): () => void {
  const table = root.querySelector("table");
  const body = table?.tBodies[0];
  if (!table || !body) return () => {};
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])];

  const onClick = (event: Event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>(".kit-table-sort");
    const index = button ? heads.findIndex((head) => head.contains(button)) : -1;
    const head = heads[index];
    if (!button || !head) return;
    const sorted = heads.findIndex((one) => one.hasAttribute("aria-sort"));
    const direction = (heads[sorted]?.getAttribute("aria-sort") ?? "ascending") as SortDirection;
    const next = nextSort(sorted < 0 ? undefined : { column: String(sorted), direction }, String(index));
    const rows = sortRows(
      [...body.rows],
      (row) => cellValue(row.cells[index], head.dataset.type === "number"),
      next.direction,
      root.closest<HTMLElement>("[lang]")?.lang || undefined,
    );
    for (const one of heads) one.removeAttribute("aria-sort");
    head.setAttribute("aria-sort", next.direction);
    body.append(...rows);
    const status = root.querySelector("[data-kit-status]");
    if (status) status.textContent = `${button.textContent?.trim() ?? ""}, ${next.direction}`;
  };
  table.addEventListener("click", onClick);
  return () => table.removeEventListener("click", onClick);
}

function cellValue(cell: HTMLTableCellElement | undefined, isNumber: boolean): CellValue {
  const text = cell?.dataset.value ?? cell?.textContent?.trim() ?? "";
  if (!isNumber) return text;
  const number = Number(text);
  return Number.isNaN(number) ? Number.NEGATIVE_INFINITY : number;
}
