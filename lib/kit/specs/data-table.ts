import type { KitComponent } from "../kit.schema";

export const dataTableSpec: KitComponent = {
  id: "data-table",
  name: "DataTable",
  title: "Data Table",
  group: "Content",
  summary: "Rows of facts that can be compared and sorted. A native table that scrolls inside its own box.",
  stacks: ["react", "html"],
  behaviour: "data-table",
  variants: [
    {
      prop: "density",
      attribute: "data-density",
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
      type: '{ id: string; title: string; type?: "text" | "number"; sortable?: boolean; value: (row: Row) => string | number; cell?: (row: Row) => ReactNode }[]',
      required: true,
      description: "The columns in order. Numbers stand at the end of their column.",
    },
    { name: "rows", type: "readonly Row[]", required: true, description: "The facts." },
    { name: "rowKey", type: "(row: Row) => string", required: true, description: "What tells rows apart." },
    {
      name: "defaultSort",
      type: '{ column: string; direction: "ascending" | "descending" }',
      description: "The order at first.",
    },
    {
      name: "sort",
      type: '{ column: string; direction: "ascending" | "descending" } | null',
      description: "The order, when you control it with onSortChange.",
    },
    {
      name: "sorted",
      type: "boolean",
      default: "false",
      description: "The rows come in their order already, e.g. from a server.",
    },
    {
      name: "selectable",
      type: "boolean",
      default: "false",
      description: "Adds a checkbox to each row and one for all.",
    },
    {
      name: "selected",
      type: "ReadonlySet<string>",
      description: "Keys of the selected rows, when you control them with onSelectedChange.",
    },
    {
      name: "loading",
      type: "boolean",
      default: "false",
      description: "Rows are on their way: placeholders stand in for them.",
    },
    {
      name: "empty",
      type: "ReactNode",
      default: '"Nothing here yet"',
      description: "Shown when there are no rows.",
    },
    {
      name: "density",
      type: '"comfortable" | "compact"',
      default: '"comfortable"',
      description: "Height of the rows.",
    },
  ],
  slots: [],
  parts: [
    { className: "kit-table", element: "div", description: "Box, scrolling area and announcements" },
    { className: "kit-table-scroll", element: "div", description: "Scrolls sideways; can be focused" },
    { className: "kit-table-grid", element: "table", description: "The table" },
    { className: "kit-table-caption", element: "caption", description: "What it holds" },
    { className: "kit-table-sort", element: "button", description: "In a heading: sorts by that column" },
    { className: "kit-table-arrow", element: "span", description: "Direction of the order" },
    { className: "kit-table-select", element: "td", description: "The first cell when rows can be selected" },
    { className: "kit-checkbox", element: "input", description: "Selects a row, or all of them" },
    { className: "kit-skeleton", element: "span", description: "Stands in for a text that is on its way" },
    { className: "kit-table-empty", element: "td", description: "Spans all columns when there are no rows" },
  ],
  states: [
    {
      name: "sorted",
      markup: 'aria-sort="ascending" or "descending" on th',
      description: "On one heading at most.",
    },
    {
      name: "number column",
      markup: 'data-type="number" on th and td',
      description: "Figures of one width, at the end.",
    },
    { name: "selected", markup: "data-selected on tr", description: "The row's checkbox is checked." },
    { name: "loading", markup: 'aria-busy="true" on the table', description: "Rows are on their way." },
    {
      name: "raw value",
      markup: "data-value on td",
      description: "What to sort by when the cell shows something else.",
    },
  ],
  aria: [
    {
      on: "kit-table-scroll",
      rule: 'role="region", tabindex="0" and aria-labelledby with the caption\'s id.',
    },
    { on: "kit-table-sort", rule: "A native button with the column's title; aria-sort stands on its th." },
    { on: "kit-checkbox", rule: "aria-label names the row that it selects." },
    { on: "kit-table", rule: 'Holds a hidden role="status" that says the new order.' },
  ],
  keys: [
    { keys: "Enter, Space", does: "On a heading: sorts, then turns the order round." },
    { keys: "Space", does: "On a checkbox: selects the row, or all of them." },
    { keys: "→, ←", does: "Scroll the table while its box has the focus." },
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
    dont: ["Use a table for layout.", "Sort numbers as text."],
  },
  examples: [
    {
      id: "sortable",
      title: "Sortable",
      layout: "full",
      html: `<div class="kit-table" data-kit="data-table">
  <div class="kit-table-scroll" role="region" tabindex="0" aria-labelledby="data-table-caption">
    <table class="kit-table-grid">
      <caption class="kit-table-caption" id="data-table-caption">Documents of this week</caption>
      <thead>
        <tr>
          <th scope="col" aria-sort="ascending"><button type="button" class="kit-table-sort">Number<span class="kit-table-arrow" aria-hidden="true"></span></button></th>
          <th scope="col"><button type="button" class="kit-table-sort">From<span class="kit-table-arrow" aria-hidden="true"></span></button></th>
          <th scope="col">State</th>
          <th scope="col" data-type="number"><button type="button" class="kit-table-sort">Pages<span class="kit-table-arrow" aria-hidden="true"></span></button></th>
        </tr>
      </thead>
      <tbody>
        <tr><th scope="row">1041</th><td>Ada Okafor</td><td><span class="kit-badge" data-variant="success">Done</span></td><td data-type="number" data-value="128">128</td></tr>
        <tr><th scope="row">1042</th><td>Jonas Weber</td><td><span class="kit-badge" data-variant="warning">Due soon</span></td><td data-type="number" data-value="64">64</td></tr>
        <tr><th scope="row">1043</th><td>Mei Tanaka</td><td><span class="kit-badge" data-variant="success">Done</span></td><td data-type="number" data-value="1290">1,290</td></tr>
        <tr><th scope="row">1044</th><td>Omar Haddad</td><td><span class="kit-badge" data-variant="danger">Overdue</span></td><td data-type="number" data-value="312">312</td></tr>
      </tbody>
    </table>
  </div>
  <p class="kit-visually-hidden" role="status" data-kit-status></p>
</div>`,
    },
  ],
  usage: {
    react: `import { DataTable } from "./components/data-table";

<DataTable
  caption="Documents of this week"
  rows={documents}
  rowKey={(entry) => entry.id}
  columns={[
    { id: "id", title: "Number", sortable: true, value: (entry) => entry.id },
    { id: "pages", title: "Pages", type: "number", sortable: true, value: (entry) => entry.pages },
  ]}
/>`,
  },
};
