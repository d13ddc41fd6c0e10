import { DataTable } from "../components/data-table";

const columns = [
  { id: "name", title: "Document", sortable: true },
  {
    id: "state",
    title: "State",
    type: "badge",
    filter: true,
    badges: { Done: "success", Open: "warning", Late: "danger" },
  },
  { id: "changed", title: "Changed", type: "date", sortable: true },
  { id: "pages", title: "Pages", type: "number", sortable: true },
] as const;
const rows = [
  { id: "1", name: "Annual report", state: "Done", changed: "2026-03-02", pages: 128 },
  { id: "2", name: "Budget", state: "Open", changed: "2026-04-17", pages: 12 },
  { id: "3", name: "Contract", state: "Late", changed: "2025-11-30", pages: 1290 },
  { id: "4", name: "Draft letter", state: "Open", changed: "2026-04-20", pages: 2 },
  { id: "5", name: "Evaluation", state: "Done", changed: "2026-01-09", pages: 64 },
  { id: "6", name: "Framework", state: "Open", changed: null, pages: 312 },
  { id: "7", name: "Guide", state: "Done", changed: "2026-02-14", pages: 40 },
] as const;
const defaultSelected = ["2"] as const;
const sortableColumns = [
  { id: "name", title: "Document", sortable: true },
  {
    id: "state",
    title: "State",
    type: "badge",
    badges: { Done: "success", Open: "warning", Late: "danger" },
  },
  { id: "changed", title: "Changed", type: "date", sortable: true },
  { id: "pages", title: "Pages", type: "number", sortable: true },
] as const;
const defaultSort = { column: "name", direction: "ascending" } as const;
const resizableColumns = [
  { id: "name", title: "Document" },
  { id: "pages", title: "Pages", type: "number" },
  { id: "share", title: "Share", type: "number", format: { style: "percent" } },
] as const;
const resizableRows = [
  { id: "1", name: "Annual report", pages: 128, share: 0.62 },
  { id: "2", name: "A document with a name that is longer than its column", pages: 64, share: 0.31 },
  { id: "3", name: "Draft letter", pages: 2, share: 0.01 },
] as const;
const loadingColumns = [
  { id: "name", title: "Document" },
  { id: "pages", title: "Pages", type: "number" },
] as const;
const loadingRows = [] as const;
const emptyColumns = [
  { id: "name", title: "Document" },
  { id: "pages", title: "Pages", type: "number" },
] as const;
const emptyRows = [] as const;

/** With everything */
export function Whole() {
  return (
    <DataTable
      caption="Documents"
      columns={columns}
      rows={rows}
      filterable
      selectable
      pageSize={3}
      defaultSelected={defaultSelected}
    />
  );
}

/** Sortable */
export function Sortable() {
  return <DataTable caption="Documents" columns={sortableColumns} rows={rows} defaultSort={defaultSort} />;
}

/** Compact, with columns that can be resized */
export function Resizable() {
  return (
    <DataTable caption="Sizes" density="compact" resizable columns={resizableColumns} rows={resizableRows} />
  );
}

/** Loading */
export function Loading() {
  return <DataTable caption="Documents" columns={loadingColumns} rows={loadingRows} loading />;
}

/** Empty */
export function Empty() {
  return (
    <DataTable
      caption="Documents"
      columns={emptyColumns}
      rows={emptyRows}
      empty="No documents yet. The first one appears here."
    />
  );
}
