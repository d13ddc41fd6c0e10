import { part, role } from "../keyboard-row";
import type { KitComponent } from "../kit.schema";
import { el } from "../story";

const plot = (title: string) => role("application", `${title}. Arrow keys read the values`);
const said = (text: string) => ({ of: role("status", undefined, 0), text });

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const visits = {
  id: "visits",
  label: "Visits",
  values: [820, 932, 901, 1290, 1330, 1320, 1410, 1180, 1502, 1640, 1590, 1722],
};
const replies = {
  id: "replies",
  label: "Replies",
  values: [220, 182, 191, 234, 290, null, 310, 285, 330, 402, 388, 451],
};

export const chartSpec: KitComponent = {
  id: "chart",
  name: "Chart",
  title: "Chart",
  group: "Data",
  summary: "Figures as lines, bars, areas or a ring. The same figures are always there as a table.",
  whenToUse:
    "Use it where the shape matters more than the single figure: a line for what changes in time, bars for what is compared, a ring for a few parts of a whole. Use a table where people look figures up, and a number with a word where there is only one.",
  types: ["ChartLabels", "ChartSeries"],
  variants: [
    {
      prop: "type",
      attribute: "data-type",
      description: "The shape.",
      default: "line",
      values: [
        { value: "line", use: "What changes in time" },
        { value: "bar", use: "What is compared" },
        { value: "area", use: "An amount that changes in time" },
        { value: "donut", use: "A few parts of one whole" },
      ],
    },
  ],
  props: [
    {
      name: "title",
      type: "string",
      required: true,
      description: "What the figures are, with their unit; also its name.",
    },
    {
      name: "categories",
      type: "readonly string[]",
      required: true,
      description: "What the figures stand for, in order; each is there once.",
    },
    {
      name: "series",
      type: "readonly ChartSeries[]",
      required: true,
      description:
        "The figures: an id, a label, and a value or null for each category. Up to seven; a donut shows the first.",
    },
    {
      name: "height",
      type: "number",
      default: "280",
      description: "Of the drawing, in px; it is as wide as its place.",
    },
    { name: "format", type: "Intl.NumberFormatOptions", description: "How values are written." },
    {
      name: "language",
      type: "string",
      default: '"en"',
      description: "BCP 47 tag: how numbers are written.",
    },
    { name: "labels", type: "Partial<ChartLabels>", description: "The chart's own words in your language." },
  ],
  slots: [{ name: "empty", description: 'Shown when there are no values. Default "No figures yet".' }],
  events: [
    { name: "tableChange", type: "boolean", model: "table", description: "The table was shown or put away." },
  ],
  parts: [
    { className: "kit-chart", element: "figure", description: "Everything" },
    { className: "kit-chart-title", element: "figcaption", description: "What the figures are" },
    { className: "kit-chart-toggle", element: "button", description: "Shows the table" },
    {
      className: "kit-chart-legend",
      element: "ul",
      description: "Which color and shape is which; the table says the same",
    },
    { className: "kit-chart-swatch", element: "svg", description: "A piece of the series" },
    { className: "kit-chart-plot", element: "div", description: "Can be focused and read by arrows" },
    {
      className: "kit-chart-scale",
      element: "div",
      description: "The values of the lines, the greatest first",
    },
    {
      className: "kit-chart-room",
      element: "div",
      description: "As wide as there is room, as high as asked",
    },
    { className: "kit-chart-band", element: "div", description: "The column of a category" },
    { className: "kit-chart-label", element: "span", description: "Its name, where there is room for it" },
    {
      className: "kit-chart-drawing",
      element: "svg",
      description: "The drawing: parts of the width and height, so it is never drawn anew",
    },
    { className: "kit-chart-rule", element: "line", description: "A line of the grid" },
    { className: "kit-chart-axis", element: "line", description: "The line at zero" },
    { className: "kit-chart-line", element: "path", description: "A series as a line" },
    { className: "kit-chart-area", element: "rect", description: "The area below a line" },
    { className: "kit-chart-bar", element: "rect", description: "A bar" },
    { className: "kit-chart-fill", element: "rect", description: "A bar, a slice or an area with its color" },
    { className: "kit-chart-solid", element: "path", description: "A color without a pattern" },
    { className: "kit-chart-hatch", element: "path", description: "The pattern over a color" },
    { className: "kit-chart-point", element: "path", description: "A value on a line" },
    {
      className: "kit-chart-hidden-point",
      element: "path",
      description: "One of many: shown while it is read",
    },
    { className: "kit-chart-slice", element: "path", description: "A part of a donut" },
    { className: "kit-chart-total", element: "span", description: "The sum inside a donut" },
    { className: "kit-chart-tip", element: "div", description: "The values under the pointer" },
    { className: "kit-chart-tip-title", element: "p", description: "Their category" },
    { className: "kit-chart-tip-line", element: "p", description: "A series and its value" },
    { className: "kit-chart-table", element: "div", description: "The same figures for reading" },
    { className: "kit-chart-grid", element: "table", description: "The table" },
    {
      className: "kit-chart-empty",
      element: "p",
      description: "Instead of everything when there are no values",
    },
  ],
  states: [
    {
      name: "table shown",
      markup: 'aria-pressed="true" on kit-chart-toggle',
      description: "kit-chart-table loses kit-visually-hidden.",
    },
    {
      name: "reading",
      markup: "kit-chart-tip without hidden, data-active on what has its data-at",
      description: "A category is read by pointer or arrows.",
    },
  ],
  aria: [
    {
      on: "kit-chart-plot",
      rule: 'role="application" with aria-roledescription="chart", because arrows have a meaning of their own here.',
    },
    {
      on: "kit-chart-scale, kit-chart-room",
      rule: "aria-hidden: the table and the status say it.",
    },
    { on: "kit-chart-table", rule: "Never taken from assistive technology; role=group, named by the title." },
    { on: "kit-chart", rule: 'Holds a hidden role="status" that says the values that are read.' },
  ],
  keys: [
    {
      id: "chart-arrows",
      keys: "→, ←",
      does: "Read the values of the next and previous category, up to the ends.",
      story: "line",
      steps: [
        { focus: plot("Visits and replies a month") },
        { press: "ArrowRight" },
        said("January: Visits 820, Replies 220"),
        { visible: part("kit-chart-tip") },
        { press: ["ArrowRight", "ArrowRight"] },
        said("March: Visits 901, Replies 191"),
        { press: "ArrowLeft" },
        said("February: Visits 932, Replies 182"),
        { press: ["ArrowLeft", "ArrowLeft"] },
        said("January: Visits 820, Replies 220"),
      ],
    },
    {
      id: "chart-ends",
      keys: "Home, End",
      does: "Read the first and the last category.",
      story: "area",
      steps: [
        { focus: plot("Visits a month") },
        { press: "End" },
        said("December: Visits 1,722"),
        { press: "Home" },
        said("January: Visits 820"),
      ],
    },
    {
      id: "chart-escape",
      keys: "Esc",
      does: "Ends reading; so does leaving by Tab.",
      story: "donut",
      steps: [
        { focus: plot("Where visits come from") },
        { press: "ArrowRight" },
        said("Search: Visits 1,240 (62%)"),
        { press: "Escape" },
        { hidden: part("kit-chart-tip") },
        said(""),
        { press: "ArrowRight" },
        { visible: part("kit-chart-tip") },
        { press: "Shift+Tab" },
        { focused: role("button", "Show table") },
        { hidden: part("kit-chart-tip") },
      ],
    },
    {
      id: "chart-rtl",
      keys: "← in right-to-left text",
      does: "Turned round: ← is the next category.",
      story: "bar",
      steps: [
        { direction: "rtl" },
        { focus: plot("Result by quarter") },
        { press: ["ArrowLeft", "ArrowLeft"] },
        said("Q2: This year -€8, Last year €22"),
      ],
    },
    {
      id: "chart-table",
      keys: "Enter, Space",
      does: "On the button: shows the table, and puts it away.",
      story: "bar",
      steps: [
        { focus: role("button", "Show table") },
        { press: "Enter" },
        { of: role("button", "Show table"), attribute: "aria-pressed", is: "true" },
        { of: role("group", "Result by quarter"), attribute: "class", is: "kit-chart-table" },
        { press: ["Tab", "Tab"] },
        { focused: role("group", "Result by quarter") },
        { focus: role("button", "Show table") },
        { press: "Space" },
        { of: role("button", "Show table"), attribute: "aria-pressed", is: "false" },
        { of: role("group", "Result by quarter"), attribute: "tabindex", is: null },
      ],
    },
    {
      id: "chart-pointer",
      keys: "Pointer",
      does: "The values of the category under it are shown.",
      story: "bar",
      steps: [
        { width: 390 },
        { hover: part("kit-chart-plot") },
        { visible: part("kit-chart-tip") },
        { hover: role("button", "Show table") },
        { hidden: part("kit-chart-tip") },
      ],
    },
  ],
  tokens: [
    "--color-solid-primary",
    "--color-solid-accent",
    "--color-solid-secondary",
    "--color-border-subtle",
    "--component-tooltip-background",
    "--typography-style-caption",
  ],
  guidance: {
    do: [
      "Put the unit into the title.",
      "Keep to four series; more are easier to read in small charts of their own.",
    ],
    dont: [
      "Use a ring for more than six parts, or for parts of different wholes.",
      "Say by color alone what is good and what is bad.",
    ],
  },
  stories: [
    {
      id: "line",
      title: "Line",
      layout: "full",
      content: [
        el("Chart", { title: "Visits and replies a month", categories: months, series: [visits, replies] }),
      ],
    },
    {
      id: "bar",
      title: "Bars, some below zero",
      layout: "full",
      content: [
        el("Chart", {
          type: "bar",
          title: "Result by quarter",
          categories: ["Q1", "Q2", "Q3", "Q4"],
          series: [
            { id: "this", label: "This year", values: [18, -8, 27, 34] },
            { id: "last", label: "Last year", values: [12, 22, -4, 19] },
          ],
          format: { style: "currency", currency: "EUR", maximumFractionDigits: 0 },
        }),
      ],
    },
    {
      id: "area",
      title: "Area",
      layout: "full",
      content: [el("Chart", { type: "area", title: "Visits a month", categories: months, series: [visits] })],
    },
    {
      id: "donut",
      title: "Ring",
      layout: "full",
      content: [
        el("Chart", {
          type: "donut",
          title: "Where visits come from",
          categories: ["Search", "Links", "Letters", "Direct"],
          series: [{ id: "visits", label: "Visits", values: [1240, 420, 220, 120] }],
          height: 240,
        }),
      ],
    },
    {
      id: "table",
      title: "With its table",
      layout: "full",
      content: [
        el("Chart", {
          type: "bar",
          title: "Replies a day",
          categories: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
          series: [{ id: "replies", label: "Replies", values: [12, 19, 7, null, 15] }],
          height: 200,
          defaultTable: true,
        }),
      ],
    },
    {
      id: "empty",
      title: "Empty",
      layout: "full",
      content: [
        el("Chart", {
          title: "Visits a month",
          categories: [],
          series: [],
          empty: "Nothing was counted yet. Figures appear here after the first visit.",
        }),
      ],
    },
  ],
};
