import type { KitComponent } from "../kit.schema";
import { el } from "../story";

const card = (title: string) => el("Card", { variant: "outline", title });

export const gridSpec: KitComponent = {
  id: "grid",
  name: "Grid",
  title: "Grid",
  group: "Layout",
  summary: "Things of one kind side by side: as many columns as fit, all of one width.",
  whenToUse:
    "Use it for cards, pictures and fields that stand in rows. It needs no break points: a column that would become too narrow goes below. Use a data table for facts with headings.",
  variants: [
    {
      prop: "gap",
      attribute: "data-gap",
      description: "Space between the columns and rows.",
      default: "medium",
      values: [
        { value: "none", use: "Pictures edge to edge" },
        { value: "small", use: "Fields of a form, dense tools" },
        { value: "medium", use: "Cards" },
        { value: "large", use: "Parts of a first screen" },
      ],
    },
    {
      prop: "fit",
      attribute: "data-fit",
      description: "How narrow a column may become before there is one less.",
      default: "medium",
      values: [
        { value: "narrow", use: "Small pictures and figures, 9 rem" },
        { value: "medium", use: "Cards, 17 rem" },
        { value: "wide", use: "Text, 24 rem" },
      ],
    },
  ],
  props: [
    {
      name: "columns",
      type: "1 | 2 | 3 | 4 | 5 | 6",
      description: "At most so many; without it, as many as fit.",
    },
  ],
  slots: [{ name: "default", description: "The things, one a cell." }],
  events: [],
  parts: [{ className: "kit-grid", element: "div", description: "The rows and columns" }],
  states: [{ name: "columns", markup: 'data-columns="3"', description: "At most three columns." }],
  aria: [{ on: "kit-grid", rule: "No role: the order in the page is the order in which it is read." }],
  keys: [],
  tokens: ["--space-2xs", "--space-md", "--space-xl"],
  guidance: {
    do: ["Keep the order of importance: the first stands at the beginning on every screen."],
    dont: ["Set a fixed number of columns for phones; they find their own."],
  },
  stories: [
    {
      id: "columns",
      title: "At most three columns",
      layout: "full",
      content: [
        el(
          "Grid",
          { columns: 3, gap: "small", fit: "narrow" },
          ...["One", "Two", "Three", "Four", "Five"].map(card),
        ),
      ],
    },
    {
      id: "fit",
      title: "As many as fit",
      layout: "full",
      content: [el("Grid", { gap: "large" }, ...["First", "Second", "Third"].map(card))],
    },
    {
      id: "wide",
      title: "Two wide ones, and no gap",
      layout: "stack",
      content: [
        el("Grid", { columns: 2, fit: "wide" }, ...["Before", "After"].map(card)),
        el("Grid", { columns: 4, gap: "none", fit: "narrow" }, ...["A", "B", "C", "D"].map(card)),
      ],
    },
  ],
};
