import type { KitComponent } from "../kit.schema";
import { brandMark, el, ICONS } from "../story";

/** Two overlapping circles, as a picture that needs no network. */
const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='teal'/%3E%3Ccircle cx='4' cy='3' r='1.6' fill='white'/%3E%3Ccircle cx='4' cy='8' r='3' fill='white'/%3E%3C/svg%3E";

export const avatarSpec: KitComponent = {
  id: "avatar",
  name: "Avatar",
  title: "Avatar",
  group: "Base",
  summary: "A person, a team or an account in one small picture; initials where there is none.",
  whenToUse:
    "Use it beside a name, or for somebody who is known in that place. Use a card's picture for what people look at, an icon for a kind of thing.",
  variants: [
    {
      prop: "size",
      attribute: "data-size",
      description: "Its width and height.",
      default: "medium",
      values: [
        { value: "small", use: "In lines of text and tables, 1.75 rem" },
        { value: "medium", use: "In lists and headers, 2.5 rem" },
        { value: "large", use: "On a profile, 4 rem" },
      ],
    },
    {
      prop: "shape",
      attribute: "data-shape",
      description: "Its outline.",
      default: "circle",
      values: [
        { value: "circle", use: "People" },
        { value: "square", use: "Teams, organizations, things" },
      ],
    },
  ],
  props: [
    {
      name: "name",
      type: "string",
      required: true,
      description:
        "Whom it shows: the name for assistive technology, and the initials where there is no picture.",
    },
    {
      name: "src",
      type: "string",
      description:
        "Address of a picture. Until it is there, and when it cannot be loaded, the initials show.",
    },
    {
      name: "decorative",
      type: "boolean",
      default: "false",
      description: "The name stands beside it, so assistive technology passes over the picture.",
    },
  ],
  slots: [{ name: "default", description: "A mark or an icon instead of initials." }],
  events: [],
  parts: [
    { className: "kit-avatar", element: "span", description: "The area, role img with the name" },
    { className: "kit-avatar-initials", element: "span", description: "Initials, mark or icon" },
    { className: "kit-avatar-image", element: "img", description: "The picture, over the initials" },
  ],
  states: [
    {
      name: "picture",
      markup: 'data-kit-picture="shown" or "failed" (set by the script)',
      description: "The picture has come, or cannot be shown.",
    },
    { name: "decorative", markup: 'aria-hidden="true"', description: "The name stands beside it." },
  ],
  aria: [
    { on: "kit-avatar", rule: 'role="img" with aria-label, or aria-hidden where the name stands beside it.' },
    { on: "kit-avatar-image", rule: "An empty alt: the area has the name." },
  ],
  keys: [],
  tokens: ["--color-background-soft", "--color-text-link", "--shape-radius-pill", "--shape-radius-control"],
  guidance: {
    do: ["Set decorative where the name stands beside it."],
    dont: ["Make the avatar itself a button: put it into one."],
  },
  stories: [
    {
      id: "sizes",
      title: "Initials in three sizes, and a picture",
      layout: "row",
      content: [
        el("Avatar", { name: "Night Shift", size: "small" }),
        el("Avatar", { name: "Day Shift" }),
        el("Avatar", { name: "Reception", size: "large" }),
        el("Avatar", { name: "Account with a picture", src: PICTURE, size: "large" }),
      ],
    },
    {
      id: "shapes",
      title: "A team, a mark, an icon, a picture that is missing",
      layout: "row",
      content: [
        el("Avatar", { name: "Support Team", shape: "square" }),
        el("Avatar", { name: "Our brand", shape: "square", size: "large" }, brandMark),
        el("Avatar", { name: "Nobody yet" }, ICONS.person),
        el("Avatar", { name: "Missing Picture", src: "data:image/png;base64,AA==" }),
      ],
    },
    {
      id: "beside",
      title: "Beside the name",
      layout: "row",
      content: [el("Avatar", { name: "Reading Room", decorative: true }), el("span", {}, "Reading Room")],
    },
  ],
};
