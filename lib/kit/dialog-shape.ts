import type { KitComponent } from "./kit.schema";

/** What the modal and the drawer have in common: properties, content, events and states. `kind` is the word for it. */
export function dialogShape(
  kind: "dialog" | "drawer",
): Pick<KitComponent, "props" | "slots" | "events" | "states"> {
  return {
    props: [
      {
        name: "title",
        type: "string",
        required: true,
        description: `The ${kind}'s name, shown as its heading.`,
      },
      {
        name: "description",
        type: "string",
        description: "One or two sentences that are read together with the title.",
      },
      { name: "closeLabel", type: "string", default: '"Close"', description: "Name of the close button." },
      {
        name: "closeOnBackdrop",
        type: "boolean",
        default: "true",
        description: `Whether a press beside the ${kind} closes it.`,
      },
    ],
    slots: [
      { name: "default", description: "The content." },
      { name: "actions", description: "Buttons below the content, the main one last." },
    ],
    events: [
      {
        name: "openChange",
        type: "boolean",
        model: "open",
        description:
          "It was opened by a button with `commandfor`, or closed: Esc, close button, a press beside it.",
      },
    ],
    states: [
      {
        name: "open",
        markup: "open (set by showModal(), never by hand)",
        description: "Shown; the page behind is inert.",
      },
      { name: "stays", markup: "data-static", description: "A press on the veil does not close it." },
    ],
  };
}
