import type { KitComponent } from "../kit.schema";

export const accordionSpec: KitComponent = {
  id: "accordion",
  name: "Accordion",
  title: "Accordion",
  group: "Content",
  summary: "Questions that open to their answers. Native details elements, found by the browser's search.",
  stacks: ["react", "html"],
  behaviour: "accordion",
  variants: [],
  props: [
    {
      name: "items",
      type: "{ id: string; title: string; content: ReactNode; open?: boolean }[]",
      required: true,
      description: "The questions in order.",
    },
    {
      name: "value",
      type: "readonly string[]",
      description: "Ids of the open items, when you control them with onValueChange.",
    },
    { name: "exclusive", type: "boolean", default: "false", description: "Opening one closes the others." },
  ],
  slots: [],
  parts: [
    { className: "kit-accordion", element: "div", description: "All items" },
    { className: "kit-accordion-item", element: "details", description: "One question and its answer" },
    { className: "kit-accordion-head", element: "summary", description: "The question" },
    { className: "kit-accordion-body", element: "div", description: "The answer" },
  ],
  states: [
    { name: "open", markup: "open", description: "The answer is shown." },
    {
      name: "exclusive",
      markup: "the same name on every details",
      description: "Only one is open at a time.",
    },
  ],
  aria: [{ on: "kit-accordion-head", rule: "A native summary: role and state come from the browser." }],
  keys: [
    { keys: "Enter, Space", does: "Opens or closes the focused question." },
    { keys: "↓, ↑", does: "Next and previous question." },
    { keys: "Home, End", does: "First and last question." },
  ],
  tokens: [
    "--border-subtle",
    "--color-text-default",
    "--color-text-link",
    "--motion-transition-expand",
    "--size-target",
  ],
  guidance: {
    do: ["Write the head as the question that people ask."],
    dont: ["Hide in it what everybody has to read."],
  },
  examples: [
    {
      id: "questions",
      title: "Questions",
      layout: "full",
      html: `<div class="kit-accordion" data-kit="accordion">
  <details class="kit-accordion-item" name="accordion-questions" open>
    <summary class="kit-accordion-head">When do I get an answer?</summary>
    <div class="kit-accordion-body"><p>Within one working day. You get a message when it is on its way.</p></div>
  </details>
  <details class="kit-accordion-item" name="accordion-questions">
    <summary class="kit-accordion-head">Can I change what I sent?</summary>
    <div class="kit-accordion-body"><p>Yes. Answer the message that confirmed it, and say what is different.</p></div>
  </details>
  <details class="kit-accordion-item" name="accordion-questions">
    <summary class="kit-accordion-head">Who reads what I write?</summary>
    <div class="kit-accordion-body"><p>Only the people who answer you.</p></div>
  </details>
</div>`,
    },
  ],
  usage: {
    react: `import { Accordion } from "./components/accordion";

<Accordion
  exclusive
  items={[{ id: "answer", title: "When do I get an answer?", content: <p>Within one working day.</p> }]}
/>`,
  },
};
