import type { KitComponent } from "../kit.schema";

export const progressSpec: KitComponent = {
  id: "progress",
  name: "Progress",
  title: "Progress",
  group: "Feedback",
  summary: "How far a task has come, or that it is under way.",
  stacks: ["react", "html"],
  variants: [
    {
      prop: "variant",
      attribute: "data-variant",
      default: "brand",
      values: [
        { value: "brand", use: "The usual case" },
        { value: "success", use: "Done" },
        { value: "danger", use: "Stopped by an error" },
      ],
    },
  ],
  props: [
    { name: "label", type: "string", required: true, description: "What is under way." },
    {
      name: "value",
      type: "number",
      description: "From 0 to max; without it the bar shows only that work goes on.",
    },
    { name: "max", type: "number", default: "100", description: "The value at the end." },
    {
      name: "valueText",
      type: "string",
      description: "The value in words, e.g. “3 of 8 files”; otherwise per cent.",
    },
    {
      name: "variant",
      type: '"brand" | "success" | "danger"',
      default: '"brand"',
      description: "How it stands.",
    },
  ],
  slots: [],
  parts: [
    { className: "kit-progress", element: "div", description: "Label, value and bar" },
    { className: "kit-progress-head", element: "div", description: "Label and value in one line" },
    { className: "kit-label", element: "label", description: "What is under way" },
    { className: "kit-progress-value", element: "span", description: "The value in words" },
    { className: "kit-progress-bar", element: "progress", description: "The bar" },
  ],
  states: [
    {
      name: "indeterminate",
      markup: "no value attribute",
      description: "Work goes on, its end is not known.",
    },
  ],
  aria: [{ on: "kit-progress-bar", rule: "A native progress element, named by its label." }],
  keys: [],
  tokens: [
    "--color-action-fill",
    "--color-background-raised",
    "--shape-radius-pill",
    "--motion-transition-enter",
  ],
  guidance: {
    do: ["Say in words what is under way and how far it is."],
    dont: ["Let a bar run backwards.", "Show a bar for what takes less than a second."],
  },
  examples: [
    {
      id: "values",
      title: "With a value",
      layout: "stack",
      html: `<div class="kit-progress" data-variant="brand">
  <div class="kit-progress-head">
    <label class="kit-label" for="progress-upload">Uploading files</label>
    <span class="kit-progress-value">5 of 8</span>
  </div>
  <progress class="kit-progress-bar" id="progress-upload" max="8" value="5">5 of 8</progress>
</div>
<div class="kit-progress" data-variant="success">
  <div class="kit-progress-head">
    <label class="kit-label" for="progress-done">Profile</label>
    <span class="kit-progress-value">Complete</span>
  </div>
  <progress class="kit-progress-bar" id="progress-done" max="100" value="100">Complete</progress>
</div>
<div class="kit-progress" data-variant="danger">
  <div class="kit-progress-head">
    <label class="kit-label" for="progress-stopped">Sending invitations</label>
    <span class="kit-progress-value">Stopped at 30 %</span>
  </div>
  <progress class="kit-progress-bar" id="progress-stopped" max="100" value="30">Stopped at 30 %</progress>
</div>`,
    },
    {
      id: "indeterminate",
      title: "Without a known end",
      layout: "stack",
      html: `<div class="kit-progress">
  <div class="kit-progress-head">
    <label class="kit-label" for="progress-search">Searching</label>
  </div>
  <progress class="kit-progress-bar" id="progress-search">Under way</progress>
</div>`,
    },
  ],
  usage: {
    react: `import { Progress } from "./components/progress";

<Progress label="Uploading files" value={5} max={8} valueText="5 of 8" />`,
  },
};
