import { DECK_LIMITS } from "@/lib/deck/deck-limits";

export interface DeckField {
  name: string;
  label: string;
  /** Most characters; an amount where nothing is said. */
  max?: number;
  placeholder?: string;
}

export interface DeckList {
  /** Its name in the form; with one column of no name it is a list of texts. */
  name: string;
  label: string;
  rows: number;
  columns: readonly DeckField[];
}

export interface DeckFieldGroup {
  title: string;
  fields: readonly DeckField[];
  lists: readonly DeckList[];
}

const L = DECK_LIMITS;

/** What the form asks for, in the order of the slides. */
export const DECK_FIELDS: readonly DeckFieldGroup[] = [
  {
    title: "Problem",
    fields: [{ name: "problem", label: "What is wrong today, in one sentence", max: L.statement }],
    lists: [
      {
        name: "problemPoints",
        label: "What it costs them",
        rows: L.points,
        columns: [{ name: "", label: "Point", max: L.point }],
      },
    ],
  },
  {
    title: "Why now",
    fields: [],
    lists: [
      {
        name: "whyNow",
        label: "What has changed",
        rows: L.points,
        columns: [{ name: "", label: "Change", max: L.point }],
      },
    ],
  },
  {
    title: "Market",
    fields: [
      { name: "currency", label: "Currency of all amounts", max: 3, placeholder: "USD" },
      { name: "market.total", label: "Total market, a year’s sales" },
      { name: "market.reachable", label: "Within reach" },
      { name: "market.target", label: "Your aim" },
      { name: "market.source", label: "Where the figures are from", max: L.source },
    ],
    lists: [],
  },
  {
    title: "Business model",
    fields: [{ name: "model", label: "Who pays, for what, how often", max: L.statement }],
    lists: [
      {
        name: "prices",
        label: "Figures that count",
        rows: L.prices,
        columns: [
          { name: "value", label: "Figure", max: L.value, placeholder: "€4" },
          { name: "label", label: "What it is", max: L.label, placeholder: "per person and month" },
        ],
      },
    ],
  },
  {
    title: "Competition",
    fields: [{ name: "ours", label: "What you do that they do not", max: L.difference }],
    lists: [
      {
        name: "competitors",
        label: "Competitors",
        rows: L.competitors,
        columns: [
          { name: "name", label: "Name", max: L.name },
          { name: "difference", label: "What they do well, and where they stop", max: L.difference },
        ],
      },
    ],
  },
  {
    title: "Team and roadmap",
    fields: [],
    lists: [
      {
        name: "team",
        label: "People",
        rows: L.members,
        columns: [
          { name: "name", label: "Name", max: L.name },
          { name: "role", label: "Role, and why this person", max: L.role },
        ],
      },
      {
        name: "milestones",
        label: "Milestones",
        rows: L.steps,
        columns: [
          { name: "when", label: "When", max: L.when, placeholder: "Q3 2027" },
          { name: "what", label: "What is done by then", max: L.step },
        ],
      },
    ],
  },
  {
    title: "Financials and ask",
    fields: [
      { name: "ask", label: "How much you raise" },
      { name: "contact", label: "Name, e-mail, telephone", max: L.contact },
    ],
    lists: [
      {
        name: "revenue",
        label: "Revenue by year, past and planned",
        rows: L.years,
        columns: [
          { name: "year", label: "Year" },
          { name: "amount", label: "Revenue" },
        ],
      },
      {
        name: "uses",
        label: "What the money is for",
        rows: L.uses,
        columns: [
          { name: "what", label: "Purpose", max: L.label },
          { name: "percent", label: "Percent" },
        ],
      },
    ],
  },
];

/** What stands in each control: by the field's name, in a list by "team.0.role", in a list of texts by "whyNow.0". */
export type DeckDraft = Readonly<Record<string, string>>;

export const cellName = (list: string, row: number, column: string) =>
  column ? `${list}.${row}.${column}` : `${list}.${row}`;
