import { part, role } from "../keyboard-row";
import type { KitComponent } from "../kit.schema";
import { el } from "../story";

const head = (name: string) => role("button", name);
/** The cells of the first column, in the order of the page; those that are not shown have no role. */
const firstCell = (nth: number, text: string) => ({ of: role("rowheader", undefined, nth), text });
const rowsShown = (count: number) => ({ of: role("rowheader"), count });
const said = (text: string) => ({ of: role("status", undefined, 0), text });
const sorted = (name: string, is: string | null) => ({
  of: role("columnheader", name),
  attribute: "aria-sort",
  is,
});

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
];
const rows = [
  { id: "1", name: "Annual report", state: "Done", changed: "2026-03-02", pages: 128 },
  { id: "2", name: "Budget", state: "Open", changed: "2026-04-17", pages: 12 },
  { id: "3", name: "Contract", state: "Late", changed: "2025-11-30", pages: 1290 },
  { id: "4", name: "Draft letter", state: "Open", changed: "2026-04-20", pages: 2 },
  { id: "5", name: "Evaluation", state: "Done", changed: "2026-01-09", pages: 64 },
  { id: "6", name: "Framework", state: "Open", changed: null, pages: 312 },
  { id: "7", name: "Guide", state: "Done", changed: "2026-02-14", pages: 40 },
];

export const dataTableSpec: KitComponent = {
  id: "data-table",
  name: "DataTable",
  title: "Data Table",
  group: "Data",
  summary:
    "Rows of facts that can be compared, ordered, filtered and selected. A native table in a box that scrolls.",
  whenToUse:
    "Use it for facts of one kind that people compare or work through. Use a list of cards where each entry is looked at alone, and a chart where the shape matters more than the figures. All rows stay in the page, so give a server the work beyond about a thousand of them: with `total` it shows what it is given.",
  types: ["TableColumn", "TableLabels", "TableRow", "TableSort"],
  variants: [
    {
      prop: "density",
      attribute: "data-density",
      description: "Height of the rows.",
      default: "comfortable",
      values: [
        { value: "comfortable", use: "The usual case" },
        { value: "compact", use: "Many rows for people who work in them all day" },
      ],
    },
  ],
  props: [
    { name: "caption", type: "string", required: true, description: "What the table holds; also its name." },
    {
      name: "columns",
      type: "readonly TableColumn[]",
      required: true,
      description:
        "The columns in order: id, title, type, and what can be done with each. The first names the row.",
    },
    {
      name: "rows",
      type: "readonly TableRow[]",
      required: true,
      description: "The facts: an id, and the values by the ids of the columns.",
    },
    {
      name: "filterable",
      type: "boolean",
      default: "false",
      description: "Adds a field that keeps the rows with all its words.",
    },
    {
      name: "selectable",
      type: "boolean",
      default: "false",
      description: "Adds a checkbox to each row and one for all that are shown.",
    },
    {
      name: "resizable",
      type: "boolean",
      default: "false",
      description: "Lets people change the widths of the columns.",
    },
    { name: "pageSize", type: "number", default: "0", description: "Rows of a page; 0 shows all." },
    {
      name: "total",
      type: "number",
      description:
        "Rows of all pages, when a server orders, filters and cuts them: the table then shows `rows` as they come.",
    },
    {
      name: "loading",
      type: "boolean",
      default: "false",
      description: "Rows are on their way: placeholders stand in for them.",
    },
    {
      name: "language",
      type: "string",
      default: '"en"',
      description: "BCP 47 tag: how numbers and dates are written and letters ordered.",
    },
    { name: "labels", type: "Partial<TableLabels>", description: "The table's own words in your language." },
  ],
  slots: [
    { name: "empty", description: 'Shown when there are no rows. Default "Nothing here yet".' },
    { name: "actions", description: "Buttons above the table, e.g. for the selected rows." },
  ],
  events: [
    {
      name: "sortChange",
      type: "TableSort | null",
      model: "sort",
      description: "A head was pressed; the new order.",
    },
    {
      name: "selectedChange",
      type: "readonly string[]",
      model: "selected",
      description: "Rows were selected or not any more; the ids of all that are.",
    },
    { name: "pageChange", type: "number", model: "page", description: "Another page is shown, from 1." },
    {
      name: "queryChange",
      type: "string",
      model: "query",
      description: "The user types into the field that filters.",
    },
    {
      name: "filtersChange",
      type: "Readonly<Record<string, string>>",
      model: "filters",
      description: "A value was chosen for a column; by the ids of the columns.",
    },
  ],
  parts: [
    { className: "kit-table", element: "div", description: "Everything" },
    { className: "kit-skeleton", element: "span", description: "Stands in while it is loading" },
    {
      className: "kit-table-tools",
      element: "div",
      description: "Field, choices and actions above the table",
    },
    {
      className: "kit-table-field",
      element: "label",
      description: "The field that filters, or the choice of a column",
    },
    { className: "kit-table-actions", element: "div", description: "The caller's buttons" },
    {
      className: "kit-table-scroll",
      element: "div",
      description: "Scrolls; can be focused. With --table-height its head stays",
    },
    { className: "kit-table-grid", element: "table", description: "The table" },
    { className: "kit-table-caption", element: "caption", description: "What it holds" },
    { className: "kit-table-sort", element: "button", description: "In a heading: sorts by that column" },
    { className: "kit-table-arrow", element: "span", description: "Direction of the order" },
    { className: "kit-table-resize", element: "span", description: "Changes the width of its column" },
    { className: "kit-table-select", element: "td", description: "The first cell when rows can be selected" },
    { className: "kit-table-check", element: "input", description: "Selects a row, or all that are shown" },
    { className: "kit-table-none", element: "tr", description: "Says that there are no rows" },
    { className: "kit-table-empty", element: "td", description: "Spans all columns" },
    { className: "kit-table-foot", element: "div", description: "Below the table" },
    {
      className: "kit-table-count",
      element: "p",
      description: "Which rows are shown, how many are selected",
    },
    { className: "kit-table-pages", element: "div", description: "Page and the buttons that turn it" },
    { className: "kit-table-place", element: "span", description: "Which page it is" },
  ],
  states: [
    {
      name: "sorted",
      markup: 'aria-sort="ascending" or "descending" on th',
      description: "On one heading at most.",
    },
    { name: "selected", markup: "data-selected on tr", description: "The row's checkbox is checked." },
    { name: "not shown", markup: "hidden on tr", description: "It does not match, or is on another page." },
    { name: "loading", markup: 'aria-busy="true" on the table', description: "Rows are on their way." },
    {
      name: "number",
      markup: 'data-type="number" on th and td',
      description: "Figures of one width, at the end.",
    },
    {
      name: "raw value",
      markup: "data-value on td",
      description: "What is sorted by when the cell shows something else.",
    },
    {
      name: "first or last page",
      markup: 'aria-disabled="true"',
      description: "The button that leads no further keeps the focus.",
    },
  ],
  aria: [
    {
      on: "kit-table-scroll",
      rule: 'role="region", tabindex="0" and aria-labelledby with the caption\'s id.',
    },
    { on: "kit-table-sort", rule: "A native button with the column's title; aria-sort stands on its th." },
    {
      on: "kit-table-resize",
      rule: 'role="separator" with tabindex="0", aria-label and, in px, aria-valuenow.',
    },
    { on: "kit-table-check", rule: "aria-label names the row that it selects." },
    { on: "kit-table", rule: 'Holds a hidden role="status" that says each change.' },
  ],
  keys: [
    {
      id: "data-table-sort",
      keys: "Enter, Space",
      does: "On a heading: sorts, then turns the order round. Rows without a value stay last.",
      story: "sortable",
      steps: [
        { focus: head("Pages") },
        { press: "Enter" },
        { focused: head("Pages") },
        sorted("Pages", "ascending"),
        said("Pages, ascending"),
        firstCell(0, "Draft letter"),
        { press: "Space" },
        sorted("Pages", "descending"),
        firstCell(0, "Contract"),
        { press: "Shift+Tab" },
        { press: "Enter" },
        sorted("Pages", null),
        firstCell(0, "Contract"),
        firstCell(6, "Framework"),
        { press: "Enter" },
        firstCell(0, "Draft letter"),
        firstCell(6, "Framework"),
      ],
    },
    {
      id: "data-table-filter",
      keys: "Letters",
      does: "In the field: keeps the rows with all words; the number of rows is said.",
      story: "whole",
      steps: [
        { focus: role("searchbox", "Filter") },
        { type: "2026 done" },
        rowsShown(3),
        said("1–3 of 3"),
        { of: part("kit-table-count"), text: "1–3 of 3 · 1 selected" },
        { type: "nothing" },
        rowsShown(0),
        { visible: role("cell", "Nothing matches") },
        said("Nothing matches"),
        { press: "Escape" },
        rowsShown(3),
      ],
    },
    {
      id: "data-table-choice",
      keys: "↓, letters",
      does: "In the choice of a column: keeps the rows with that value.",
      story: "whole",
      steps: [
        { focus: role("combobox", "State") },
        { press: "o" },
        { of: role("combobox", "State"), value: "Open" },
        rowsShown(3),
        firstCell(0, "Budget"),
        said("1–3 of 3"),
      ],
    },
    {
      id: "data-table-page",
      keys: "Enter, Space",
      does: "On a button of the foot: turns the page; the last page keeps the focus.",
      story: "whole",
      steps: [
        { focus: head("Next") },
        { press: "Enter" },
        said("Page 2 of 3"),
        firstCell(0, "Draft letter"),
        { press: "Space" },
        rowsShown(1),
        { focused: head("Next") },
        { of: head("Next"), attribute: "aria-disabled", is: "true" },
        { press: "Enter" },
        { of: part("kit-table-place"), text: "Page 3 of 3" },
        { press: "Shift+Tab" },
        { press: "Enter" },
        firstCell(0, "Draft letter"),
      ],
    },
    {
      id: "data-table-select",
      keys: "Space",
      does: "On a checkbox: selects the row, or all that are shown.",
      story: "whole",
      steps: [
        { focus: role("checkbox", "Select Annual report") },
        { press: "Space" },
        said("2 selected"),
        { of: role("checkbox", "Select all shown"), checked: false },
        { focus: role("checkbox", "Select all shown") },
        { press: "Space" },
        said("3 selected"),
        { of: role("checkbox", "Select Contract"), checked: true },
        { of: part("kit-table-count"), text: "1–3 of 7 · 3 selected" },
        { press: "Space" },
        said("0 selected"),
      ],
    },
    {
      id: "data-table-resize",
      keys: "→, ←, Home",
      does: "On the edge of a heading: wider, narrower, as narrow as can be; with Shift in larger steps.",
      story: "resizable",
      steps: [
        { width: 1000 },
        { focus: role("separator", "Width of Document") },
        { press: "Home" },
        { of: role("separator", "Width of Document"), attribute: "aria-valuenow", is: "64" },
        { press: ["ArrowRight", "ArrowRight", "Shift+ArrowRight"] },
        { of: role("separator", "Width of Document"), attribute: "aria-valuenow", is: "160" },
        { press: "ArrowLeft" },
        { of: role("separator", "Width of Document"), attribute: "aria-valuenow", is: "144" },
      ],
    },
    {
      id: "data-table-resize-rtl",
      keys: "←, → in right-to-left text",
      does: "Turned round: ← is wider.",
      story: "resizable",
      steps: [
        { direction: "rtl" },
        { focus: role("separator", "Width of Document") },
        { press: ["Home", "ArrowLeft"] },
        { of: role("separator", "Width of Document"), attribute: "aria-valuenow", is: "80" },
      ],
    },
    {
      id: "data-table-scroll",
      keys: "→, ←, ↓, ↑",
      does: "Scroll the table while its box has the focus.",
      story: "sortable",
      steps: [
        { width: 390 },
        { focus: role("region", "Documents") },
        { press: "ArrowRight" },
        { focused: role("region", "Documents") },
        { press: "Tab" },
        { focused: head("Document") },
      ],
    },
  ],
  tokens: [
    "--border-subtle",
    "--color-background-surface",
    "--color-background-raised",
    "--color-text-muted",
    "--shape-radius-card",
  ],
  guidance: {
    do: ["Put what identifies a row into the first column.", "Write the unit into the heading."],
    dont: ["Use a table for layout.", "Give numbers as text: they would be ordered and written as such."],
  },
  stories: [
    {
      id: "whole",
      title: "With everything",
      layout: "full",
      content: [
        el("DataTable", {
          caption: "Documents",
          columns,
          rows,
          filterable: true,
          selectable: true,
          pageSize: 3,
          defaultSelected: ["2"],
        }),
      ],
    },
    {
      id: "sortable",
      title: "Sortable",
      layout: "full",
      content: [
        el("DataTable", {
          caption: "Documents",
          columns: columns.map(({ filter: _, ...column }) => column),
          rows,
          defaultSort: { column: "name", direction: "ascending" },
        }),
      ],
    },
    {
      id: "resizable",
      title: "Compact, with columns that can be resized",
      layout: "full",
      content: [
        el("DataTable", {
          caption: "Sizes",
          density: "compact",
          resizable: true,
          columns: [
            { id: "name", title: "Document" },
            { id: "pages", title: "Pages", type: "number" },
            { id: "share", title: "Share", type: "number", format: { style: "percent" } },
          ],
          rows: [
            { id: "1", name: "Annual report", pages: 128, share: 0.62 },
            {
              id: "2",
              name: "A document with a name that is longer than its column",
              pages: 64,
              share: 0.31,
            },
            { id: "3", name: "Draft letter", pages: 2, share: 0.01 },
          ],
        }),
      ],
    },
    {
      id: "loading",
      title: "Loading",
      layout: "full",
      content: [
        el("DataTable", {
          caption: "Documents",
          columns: [
            { id: "name", title: "Document" },
            { id: "pages", title: "Pages", type: "number" },
          ],
          rows: [],
          loading: true,
        }),
      ],
    },
    {
      id: "empty",
      title: "Empty",
      layout: "full",
      content: [
        el("DataTable", {
          caption: "Documents",
          columns: [
            { id: "name", title: "Document" },
            { id: "pages", title: "Pages", type: "number" },
          ],
          rows: [],
          empty: "No documents yet. The first one appears here.",
        }),
      ],
    },
  ],
};
