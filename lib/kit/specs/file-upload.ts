import { fieldProps } from "../field-props";
import { part, role } from "../keyboard-row";
import type { KitComponent } from "../kit.schema";
import { el } from "../story";

/** The native field, by its part: systems give it different roles. */
const field = part("kit-upload-input", 0);
const remove = (name: string) => role("button", `Remove: ${name}`);

export const fileUploadSpec: KitComponent = {
  id: "file-upload",
  name: "FileUpload",
  title: "File Upload",
  group: "Data",
  summary: "Files, chosen or dropped, with what was refused and why. A native file field.",
  whenToUse:
    "Use it where somebody sends pictures or papers. It sends nothing by itself: the form does, or you do, and you say how far each file is.",
  types: ["UploadFile"],
  variants: [],
  props: [
    fieldProps.label,
    {
      name: "promptLabel",
      type: "string",
      default: '"Choose a file or drop it here"',
      description: "In the place where files are dropped.",
    },
    { name: "hint", type: "string", description: "What is accepted, in words." },
    { name: "error", type: "string", description: "What is missing; marks the field as invalid." },
    fieldProps.optionalLabel,
    { name: "accept", type: "string", description: "Types and endings as in HTML: “image/*,.pdf”." },
    { name: "maxSize", type: "number", description: "Of one file, in bytes." },
    { name: "multiple", type: "boolean", default: "false", description: "Whether it may be several." },
    {
      name: "removeLabel",
      type: "string",
      default: '"Remove"',
      description: "Name of a file's button, before its name.",
    },
    {
      name: "typeMessage",
      type: "string",
      default: '"This type of file is not accepted."',
      description: "Why a file of another type is refused.",
    },
    {
      name: "sizeMessage",
      type: "string",
      default: '"Larger than {size}."',
      description: "Why a file that is too large is refused; “{size}” becomes the largest size.",
    },
    fieldProps.required,
    fieldProps.disabled,
  ],
  slots: [],
  events: [
    {
      name: "filesChange",
      type: "readonly UploadFile[]",
      model: "files",
      description:
        "Files were added or removed. Those with an error are refused; the field holds the others.",
    },
  ],
  parts: [
    { className: "kit-upload", element: "div", description: "Everything" },
    { className: "kit-label", element: "label", description: "The field's name" },
    { className: "kit-upload-zone", element: "div", description: "Where files are dropped" },
    {
      className: "kit-upload-input",
      element: "input",
      description: "The control, unseen over the whole zone",
    },
    { className: "kit-upload-prompt", element: "span", description: "What to do" },
    { className: "kit-upload-list", element: "ul", description: "The files" },
    { className: "kit-upload-item", element: "li", description: "One file" },
    { className: "kit-upload-name", element: "span", description: "Its name" },
    { className: "kit-upload-size", element: "span", description: "Its size" },
    { className: "kit-upload-remove", element: "button", description: "Takes it from the list" },
    { className: "kit-upload-progress", element: "progress", description: "How far it is" },
    { className: "kit-error", element: "p", description: "Why it was refused, or what is missing" },
    { className: "kit-hint", element: "p", description: "What is accepted" },
  ],
  states: [
    { name: "dragging", markup: "data-dragging", description: "On kit-upload: files are held over it." },
    {
      name: "of a file",
      markup: 'data-state="busy"',
      description: "On kit-upload-item: ready, busy, done, failed.",
    },
    { name: "invalid", markup: 'aria-invalid="true"', description: "On the control." },
  ],
  aria: [
    { on: "kit-upload-input", rule: "aria-describedby names the ids of the error and the hint." },
    { on: "kit-upload-prompt", rule: 'aria-hidden="true": the control says what it does.' },
    { on: "kit-upload-list", rule: "aria-label; a status after it says what was added or refused." },
    { on: "kit-upload-progress", rule: "aria-label with the file's name." },
  ],
  keys: [
    {
      id: "file-upload-choose",
      keys: "Enter, Space",
      does: "Opens the system's dialog. What is chosen there stands in the list, each file once.",
      story: "pictures",
      steps: [
        { focus: field },
        { focused: field },
        { choose: [{ name: "cover.png", type: "image/png", size: 1_200_000 }], into: field },
        { of: part("kit-upload-name"), text: "cover.png" },
        { of: part("kit-upload-size"), text: "1.2 MB" },
        { choose: [{ name: "back.jpg", type: "image/jpeg", size: 900 }], into: field },
        { of: part("kit-upload-item"), count: 2 },
        { focused: field },
      ],
    },
    {
      id: "file-upload-refused",
      keys: "A file of another type, one that is too large",
      does: "Are refused, with the reason; the others are taken.",
      story: "pictures",
      steps: [
        {
          choose: [
            { name: "notes.txt", type: "text/plain", size: 10 },
            { name: "poster.png", type: "image/png", size: 3_000_000 },
            { name: "small.png", type: "image/png", size: 2_000 },
          ],
          into: field,
        },
        { of: part("kit-error", 0), text: "This type of file is not accepted." },
        { of: part("kit-error", 1), text: "Larger than 2 MB." },
        { of: part("kit-upload-item", 2), attribute: "data-state", is: "ready" },
      ],
    },
    {
      id: "file-upload-remove",
      keys: "Enter, Space on “Remove”",
      does: "Takes the file from the list; the focus goes to the next one's button, at last to the field.",
      story: "states",
      steps: [
        { focus: remove("plan.pdf") },
        { press: "Enter" },
        { hidden: remove("plan.pdf") },
        { focused: remove("report.pdf") },
        { press: "Space" },
        { focused: remove("contract.exe") },
        { press: "Enter" },
        { focused: part("kit-upload-input", 0) },
        { of: part("kit-upload-item"), count: 0 },
      ],
    },
    {
      id: "file-upload-tab",
      keys: "Tab, Shift+Tab",
      does: "From the field to the files' buttons and on.",
      story: "states",
      steps: [
        { focus: part("kit-upload-input", 0) },
        { press: ["Tab", "Tab"] },
        { focused: remove("report.pdf") },
        { press: ["Tab", "Tab"] },
        { focused: part("kit-upload-input", 1) },
      ],
    },
    {
      id: "file-upload-one",
      keys: "A second file, where it may be one",
      does: "Takes the first one's place.",
      story: "one",
      steps: [
        { choose: [{ name: "a.pdf", type: "application/pdf", size: 500 }], into: field },
        { choose: [{ name: "b.pdf", type: "application/pdf", size: 700 }], into: field },
        { of: part("kit-upload-item"), count: 1 },
        { of: part("kit-upload-name"), text: "b.pdf" },
      ],
    },
  ],
  tokens: [
    "--color-border-control",
    "--color-background-surface",
    "--color-background-soft",
    "--color-text-link",
    "--color-action-fill",
    "--shape-radius-card",
    "--component-focus-ring",
  ],
  guidance: {
    do: ["Say in the hint what is accepted and how large it may be."],
    dont: ["Refuse without a reason.", "Offer dropping as the only way."],
  },
  stories: [
    {
      id: "pictures",
      title: "Several pictures",
      layout: "stack",
      content: [
        el("FileUpload", {
          label: "Pictures",
          promptLabel: "Choose pictures or drop them here",
          hint: "PNG or JPEG, each up to 2 MB.",
          accept: "image/png,.jpg,.jpeg",
          maxSize: 2_000_000,
          multiple: true,
          name: "pictures",
        }),
      ],
    },
    {
      id: "one",
      title: "One file",
      layout: "stack",
      content: [
        el("FileUpload", { label: "Letter", optionalLabel: "optional", accept: ".pdf", hint: "As PDF." }),
      ],
    },
    {
      id: "states",
      title: "On its way, there, refused, invalid",
      layout: "stack",
      content: [
        el("FileUpload", {
          label: "Papers",
          multiple: true,
          defaultFiles: [
            { id: "1", name: "plan.pdf", size: 2_400_000, progress: 0.6 },
            { id: "2", name: "report.pdf", size: 180_000, progress: 1 },
            { id: "3", name: "contract.exe", size: 5_000, error: "This type of file is not accepted." },
          ],
        }),
        el("FileUpload", { label: "Proof", required: true, error: "Choose a file." }),
      ],
    },
  ],
};
