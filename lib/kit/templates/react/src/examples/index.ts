// Made from the components' descriptions.
import * as ButtonStories from "./button";
import * as InputStories from "./input";
import * as DrawerStories from "./drawer";
import * as ModalStories from "./modal";
import * as PopoverStories from "./popover";
import * as TabsStories from "./tabs";
import * as ToastStories from "./toast";
import * as CheckboxStories from "./checkbox";
import * as RadioGroupStories from "./radio-group";
import * as SelectStories from "./select";
import * as SliderStories from "./slider";
import * as SwitchStories from "./switch";
import * as ChartStories from "./chart";
import * as DataTableStories from "./data-table";

/** Every component with its stories, in the order of the gallery. */
export const examples = [
  {
    id: "button",
    title: "Button",
    group: "Base",
    summary: "Starts an action. With an address it is a link that looks like a button.",
    stories: [
      { id: "variants", title: "Variants", layout: "row", Story: ButtonStories.Variants },
      { id: "sizes", title: "Sizes", layout: "row", Story: ButtonStories.Sizes },
      { id: "icons", title: "With an icon, and as a link", layout: "row", Story: ButtonStories.Icons },
      {
        id: "states",
        title: "Loading, disabled, and opening something",
        layout: "row",
        Story: ButtonStories.States,
      },
    ],
  },
  {
    id: "input",
    title: "Input",
    group: "Base",
    summary: "A labelled field for one line of text, with a hint and an error that says what would be valid.",
    stories: [
      { id: "hint", title: "With a hint, and with an error", layout: "stack", Story: InputStories.Hint },
      {
        id: "affixes",
        title: "Units, icons, an optional field",
        layout: "stack",
        Story: InputStories.Affixes,
      },
      { id: "sizes", title: "Sizes", layout: "stack", Story: InputStories.Sizes },
      {
        id: "states",
        title: "Required, read-only, disabled, being checked",
        layout: "stack",
        Story: InputStories.States,
      },
    ],
  },
  {
    id: "drawer",
    title: "Drawer",
    group: "Interactive",
    summary: "What belongs beside the page, at one of its edges. A native dialog.",
    stories: [
      { id: "end", title: "At the end, with actions", layout: "row", Story: DrawerStories.End },
      { id: "start", title: "At the start", layout: "row", Story: DrawerStories.Start },
      { id: "bottom", title: "At the bottom", layout: "row", Story: DrawerStories.Bottom },
    ],
  },
  {
    id: "modal",
    title: "Modal",
    group: "Interactive",
    summary: "A question or a short task that has to be finished first. A native dialog.",
    stories: [
      { id: "question", title: "A question", layout: "row", Story: ModalStories.Question },
      {
        id: "notice",
        title: "Longer content, which stays until it is closed",
        layout: "row",
        Story: ModalStories.Notice,
      },
    ],
  },
  {
    id: "popover",
    title: "Popover",
    group: "Interactive",
    summary: "More about one thing, beside it, while the page stays usable. A native popover.",
    stories: [
      { id: "details", title: "Details", layout: "row", Story: PopoverStories.Details },
      { id: "places", title: "Above, and beside", layout: "row", Story: PopoverStories.Places },
    ],
  },
  {
    id: "tabs",
    title: "Tabs",
    group: "Interactive",
    summary: "Views of one thing, one at a time, without leaving the page.",
    stories: [
      { id: "line", title: "Line", layout: "full", Story: TabsStories.Line },
      { id: "pill", title: "Pill, one of them not to be had", layout: "full", Story: TabsStories.Pill },
      { id: "vertical", title: "Vertical, selected by Enter", layout: "full", Story: TabsStories.Vertical },
    ],
  },
  {
    id: "toast",
    title: "Toast",
    group: "Interactive",
    summary: "Says that something has happened, without stopping anyone. Waits while it is read.",
    stories: [{ id: "messages", title: "Messages", layout: "row", Story: ToastStories.Messages }],
  },
  {
    id: "checkbox",
    title: "Checkbox",
    group: "Forms",
    summary: "One thing that is agreed to or not, or several of a list. A native checkbox.",
    stories: [
      { id: "list", title: "Several of a list", layout: "stack", Story: CheckboxStories.List },
      { id: "states", title: "On, mixed, disabled, invalid", layout: "stack", Story: CheckboxStories.States },
    ],
  },
  {
    id: "radio-group",
    title: "Radio Group",
    group: "Forms",
    summary: "One answer out of a few, all of them in sight. Native radio buttons in a fieldset.",
    stories: [
      { id: "plain", title: "A question", layout: "stack", Story: RadioGroupStories.Plain },
      {
        id: "cards",
        title: "Cards, one of them not to be had",
        layout: "full",
        Story: RadioGroupStories.Cards,
      },
      {
        id: "states",
        title: "Side by side, invalid, disabled",
        layout: "stack",
        Story: RadioGroupStories.States,
      },
    ],
  },
  {
    id: "select",
    title: "Select",
    group: "Forms",
    summary: "One answer out of a list that opens. A native select, so phones show their own list.",
    stories: [
      {
        id: "options",
        title: "In groups, one of them not to be had",
        layout: "stack",
        Story: SelectStories.Options,
      },
      { id: "sizes", title: "Sizes", layout: "stack", Story: SelectStories.Sizes },
      { id: "states", title: "Invalid, disabled, loading", layout: "stack", Story: SelectStories.States },
    ],
  },
  {
    id: "slider",
    title: "Slider",
    group: "Forms",
    summary: "A number, or a range between two, where about right is good enough. Native range inputs.",
    stories: [
      { id: "one", title: "One thumb", layout: "stack", Story: SliderStories.One },
      { id: "two", title: "A range between two", layout: "stack", Story: SliderStories.Two },
      { id: "states", title: "Disabled, invalid", layout: "stack", Story: SliderStories.States },
    ],
  },
  {
    id: "switch",
    title: "Switch",
    group: "Forms",
    summary: "Turns one setting on or off, at once. A native checkbox that says it is a switch.",
    stories: [
      { id: "settings", title: "A list of settings", layout: "stack", Story: SwitchStories.Settings },
      { id: "states", title: "Small, disabled, invalid", layout: "stack", Story: SwitchStories.States },
    ],
  },
  {
    id: "chart",
    title: "Chart",
    group: "Data",
    summary: "Figures as lines, bars, areas or a ring. The same figures are always there as a table.",
    stories: [
      { id: "line", title: "Line", layout: "full", Story: ChartStories.Line },
      { id: "bar", title: "Bars, some below zero", layout: "full", Story: ChartStories.Bar },
      { id: "area", title: "Area", layout: "full", Story: ChartStories.Area },
      { id: "donut", title: "Ring", layout: "full", Story: ChartStories.Donut },
      { id: "table", title: "With its table", layout: "full", Story: ChartStories.Table },
      { id: "empty", title: "Empty", layout: "full", Story: ChartStories.Empty },
    ],
  },
  {
    id: "data-table",
    title: "Data Table",
    group: "Data",
    summary:
      "Rows of facts that can be compared, ordered, filtered and selected. A native table in a box that scrolls.",
    stories: [
      { id: "whole", title: "With everything", layout: "full", Story: DataTableStories.Whole },
      { id: "sortable", title: "Sortable", layout: "full", Story: DataTableStories.Sortable },
      {
        id: "resizable",
        title: "Compact, with columns that can be resized",
        layout: "full",
        Story: DataTableStories.Resizable,
      },
      { id: "loading", title: "Loading", layout: "full", Story: DataTableStories.Loading },
      { id: "empty", title: "Empty", layout: "full", Story: DataTableStories.Empty },
    ],
  },
] as const;
