// Made from the components' descriptions.
import * as ButtonStories from "./button";
import * as InputStories from "./input";
import * as ModalStories from "./modal";
import * as TabsStories from "./tabs";
import * as ToastStories from "./toast";

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
] as const;
