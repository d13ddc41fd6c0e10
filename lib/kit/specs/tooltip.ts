import { role } from "../keyboard-row";
import type { KitComponent } from "../kit.schema";
import { placementProp } from "../placement-prop";
import { el, ICONS } from "../story";

const settings = role("button", "Settings");
const tooltip = role("tooltip", "Language, messages and more");

export const tooltipSpec: KitComponent = {
  id: "tooltip",
  name: "Tooltip",
  title: "Tooltip",
  group: "Interactive",
  summary: "A name or a short hint for one control, shown while the pointer or the focus is on it.",
  whenToUse:
    "Use it to name an icon or to add a few words to a control. People who touch never see it, so nothing that they need may stand in it; use a popover for more than a sentence or for anything that can be pressed.",
  variants: [],
  props: [
    { name: "text", type: "string", required: true, description: "The hint: a few words, no markup." },
    placementProp("top"),
  ],
  slots: [
    {
      name: "default",
      required: true,
      description: "One control that can have the focus; it is described by the hint.",
    },
  ],
  events: [],
  parts: [
    { className: "kit-tooltip", element: "span", description: "Around control and hint" },
    { className: "kit-tooltip-text", element: "span", description: "The hint, a popover" },
    { className: "kit-float", element: "span", description: "The same element: what all that floats has" },
  ],
  states: [{ name: "open", markup: ":popover-open", description: "Shown." }],
  aria: [
    { on: "kit-tooltip-text", rule: "role=tooltip." },
    { on: "the control", rule: "aria-describedby names the hint, added by the script to what is there." },
  ],
  keys: [
    {
      id: "tooltip-focus",
      keys: "Tab",
      does: "Onto the control shows it at once; off it hides it.",
      story: "icon",
      steps: [
        { wait: 100 },
        { press: "Tab" },
        { focused: settings },
        { visible: tooltip },
        { press: "Tab" },
        { hidden: tooltip },
      ],
    },
    {
      id: "tooltip-escape",
      keys: "Esc",
      does: "Hides it, and nothing else; the focus stays.",
      story: "icon",
      steps: [
        { wait: 100 },
        { press: "Tab" },
        { visible: tooltip },
        { press: "Escape" },
        { hidden: tooltip },
        { focused: settings },
      ],
    },
    {
      id: "tooltip-hover",
      keys: "The pointer",
      does: "Shows it after a moment, may go on to the hint itself, and hides it by leaving.",
      story: "icon",
      steps: [
        { hover: settings },
        { wait: 20 },
        { hidden: tooltip },
        { wait: 1000 },
        { visible: tooltip },
        { hover: tooltip },
        { wait: 5000 },
        { visible: tooltip },
        { hover: role("button", "Save") },
        { wait: 1000 },
        { hidden: tooltip },
      ],
    },
    {
      id: "tooltip-press",
      keys: "A press",
      does: "On the control hides it.",
      story: "icon",
      steps: [
        { hover: settings },
        { wait: 1000 },
        { visible: tooltip },
        { click: settings },
        { hidden: tooltip },
      ],
    },
    {
      id: "tooltip-described",
      keys: "Tab",
      does: "A screen reader reads the hint after the control's name.",
      story: "places",
      steps: [
        { wait: 100 },
        { press: "Tab" },
        { focused: role("button", "Below") },
        { visible: role("tooltip", "Above where there is no room below, and never outside of the window") },
      ],
    },
  ],
  tokens: [
    "--component-tooltip-background",
    "--component-tooltip-text",
    "--component-tooltip-radius",
    "--component-tooltip-delay",
  ],
  guidance: {
    do: ["Give an icon a name of its own too (aria-label); the hint adds to it."],
    dont: ["Repeat the label that is in sight.", "Explain a control that is disabled: it takes no focus."],
  },
  stories: [
    {
      id: "icon",
      title: "On an icon",
      layout: "row",
      content: [
        el(
          "Tooltip",
          { text: "Language, messages and more" },
          el("Button", { variant: "quiet", "aria-label": "Settings", icon: ICONS.gear }),
        ),
        el("Button", {}, "Save"),
      ],
    },
    {
      id: "places",
      title: "Below, and beside",
      layout: "row",
      content: [
        el(
          "Tooltip",
          {
            text: "Above where there is no room below, and never outside of the window",
            placement: "bottom",
          },
          el("Button", { variant: "secondary" }, "Below"),
        ),
        el(
          "Tooltip",
          { text: "At the end", placement: "end" },
          el("Button", { variant: "secondary" }, "Beside"),
        ),
      ],
    },
  ],
};
