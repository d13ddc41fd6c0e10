import { role } from "../keyboard-row";
import type { KitComponent } from "../kit.schema";
import { el, keyed } from "../story";

const QUESTIONS = [
  "When do I get an answer?",
  "Can I change what I sent?",
  "Who reads what I write?",
] as const;
const head = (at: 0 | 1 | 2) => ({ css: ".kit-accordion-head", nth: at });
const body = (at: 0 | 1 | 2) => ({ css: ".kit-accordion-body", nth: at });

export const accordionSpec: KitComponent = {
  id: "accordion",
  name: "Accordion",
  title: "Accordion",
  group: "Interactive",
  summary: "Questions that open to their answers. Native details, found by the browser's search.",
  whenToUse:
    "Use it for many questions of which each person needs a few. Use tabs where one of a few views is always open, and plain headings for what everybody reads.",
  types: ["AccordionItem"],
  variants: [],
  props: [
    {
      name: "items",
      type: "readonly AccordionItem[]",
      required: true,
      description: "The questions in order; ids are unique in this accordion.",
    },
    { name: "exclusive", type: "boolean", default: "false", description: "Opening one closes the others." },
    {
      name: "headingLevel",
      type: "2 | 3 | 4 | 5 | 6",
      description: "Makes the questions headings of the page.",
    },
  ],
  slots: [
    { name: "contents", keyed: true, required: true, description: "The answers, by the ids of their items." },
  ],
  events: [
    {
      name: "valueChange",
      type: "readonly string[]",
      model: "value",
      description:
        "The user, or the browser's search in the page, opens or closes one; the ids of the open ones.",
    },
  ],
  parts: [
    { className: "kit-accordion", element: "div", description: "All items" },
    { className: "kit-accordion-item", element: "details", description: "One question and its answer" },
    { className: "kit-accordion-head", element: "summary", description: "Opens and closes it" },
    { className: "kit-accordion-title", element: "span, h2 to h6", description: "The question" },
    { className: "kit-accordion-body", element: "div", description: "The answer" },
  ],
  states: [
    { name: "open", markup: "open", description: "The answer is shown." },
    {
      name: "exclusive",
      markup: "the same name on every details",
      description: "Only one is open at a time.",
    },
    {
      name: "disabled",
      markup: 'aria-disabled="true" tabindex="-1" on the summary',
      description: "Cannot be opened or closed.",
    },
  ],
  aria: [{ on: "kit-accordion-head", rule: "A native summary: role and state come from the browser." }],
  keys: [
    {
      id: "accordion-open",
      keys: "Enter, Space",
      does: "Opens or closes the question that has the focus.",
      story: "questions",
      steps: [
        { focus: head(0) },
        { press: "Enter" },
        { visible: body(0) },
        { press: "Space" },
        { hidden: body(0) },
        { focused: head(0) },
      ],
    },
    {
      id: "accordion-exclusive",
      keys: "Enter, Space",
      does: "Closes the one that was open, where only one may be.",
      story: "exclusive",
      steps: [
        { visible: body(0) },
        { focus: head(1) },
        { press: "Enter" },
        { visible: body(1) },
        { hidden: body(0) },
      ],
    },
    {
      id: "accordion-arrows",
      keys: "↓, ↑",
      does: "Next and previous question; stops at the ends.",
      story: "questions",
      steps: [
        { focus: head(0) },
        { press: "ArrowDown" },
        { focused: head(1) },
        { press: ["ArrowDown", "ArrowDown"] },
        { focused: head(2) },
        { press: "ArrowUp" },
        { focused: head(1) },
      ],
    },
    {
      id: "accordion-ends",
      keys: "Home, End",
      does: "First and last question.",
      story: "questions",
      steps: [
        { focus: head(1) },
        { press: "End" },
        { focused: head(2) },
        { press: "Home" },
        { focused: head(0) },
      ],
    },
    {
      id: "accordion-disabled",
      keys: "↓, a press",
      does: "Passes over a question that cannot be opened, which ignores presses.",
      story: "exclusive",
      steps: [
        { focus: head(1) },
        { press: "ArrowDown" },
        { focused: head(1) },
        { click: head(2) },
        { hidden: body(2) },
      ],
    },
    {
      id: "accordion-tab",
      keys: "Tab, Shift+Tab",
      does: "From question to question, and into an open answer.",
      story: "questions",
      steps: [
        { focus: head(0) },
        { press: ["Enter", "Tab"] },
        { focused: role("link", "Write to us") },
        { press: "Tab" },
        { focused: head(1) },
        { press: "Shift+Tab" },
        { focused: role("link", "Write to us") },
      ],
    },
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
  stories: [
    {
      id: "questions",
      title: "Questions",
      layout: "full",
      content: [
        el("Accordion", {
          headingLevel: 2,
          items: [
            { id: "answer", title: QUESTIONS[0] },
            { id: "change", title: QUESTIONS[1] },
            { id: "readers", title: QUESTIONS[2] },
          ],
          contents: keyed({
            answer: [
              el(
                "p",
                {},
                "Within one working day. Is it urgent? ",
                el("a", { href: "#accordion" }, "Write to us"),
              ),
            ],
            change: [el("p", {}, "Yes. Answer the message that confirmed it, and say what is different.")],
            readers: [el("p", {}, "Only the people who answer you.")],
          }),
        }),
      ],
    },
    {
      id: "exclusive",
      title: "One at a time, one of them not to be had",
      layout: "full",
      content: [
        el("Accordion", {
          exclusive: true,
          items: [
            { id: "account", title: "Account" },
            { id: "messages", title: "Messages", disabled: false },
            { id: "export", title: "Export", disabled: true },
          ],
          defaultValue: ["account"],
          contents: keyed({
            account: [el("p", {}, "Your name, your picture and how you sign in.")],
            messages: [el("p", {}, "When we may write to you.")],
            export: [el("p", {}, "Nothing to take with you yet.")],
          }),
        }),
      ],
    },
  ],
};
