import { part, role } from "../keyboard-row";
import type { KitComponent } from "../kit.schema";
import { brandMark, brandName, el, ICONS, keyed, nodes } from "../story";

const toggle = role("button", "Menu");
const close = role("button", "Close");
const profile = role("link", "Profile");
const archive = role("link", "Archive");
const settings = part("kit-sidebar-title", 1);

export const sidebarSpec: KitComponent = {
  id: "sidebar",
  name: "Sidebar",
  title: "Sidebar",
  group: "Layout",
  summary:
    "The places of an application, in groups that fold. On a phone it is a drawer that a button opens.",
  whenToUse:
    "Use it for an application with more places than fit side by side. Use a header or a navigation for a site with up to six, a drawer for what belongs to one page.",
  types: ["SidebarGroup"],
  variants: [],
  props: [
    {
      name: "groups",
      type: "readonly SidebarGroup[]",
      required: true,
      description: "Places in groups; ids are unique in the sidebar.",
    },
    { name: "label", type: "string", default: '"Main"', description: "Name of the navigation." },
    {
      name: "menuLabel",
      type: "string",
      default: '"Menu"',
      description: "Of the button that opens it on a phone.",
    },
    {
      name: "closeLabel",
      type: "string",
      default: '"Close"',
      description: "Name of the button that closes it on a phone.",
    },
  ],
  slots: [
    { name: "header", description: "Above the groups: mark and name, a search field." },
    { name: "footer", description: "Below them, at the lower end: the account, a way out." },
    { name: "icons", keyed: true, description: "Drawings before the places, by their ids." },
  ],
  events: [],
  parts: [
    { className: "kit-sidebar", element: "div", description: "The toggle and the panel" },
    { className: "kit-sidebar-toggle", element: "button", description: "Opens the drawer; on phones only" },
    { className: "kit-sidebar-panel", element: "nav", description: "A column; on phones a native popover" },
    { className: "kit-sidebar-head", element: "div", description: "What stands above, and the close button" },
    { className: "kit-sidebar-close", element: "button", description: "Closes the drawer; on phones only" },
    {
      className: "kit-sidebar-group",
      element: "details, div",
      description: "A group that folds, or one that does not",
    },
    { className: "kit-sidebar-title", element: "summary, p", description: "Name of a group" },
    { className: "kit-sidebar-link", element: "a", description: "A place" },
    { className: "kit-sidebar-icon", element: "span", description: "A drawing before a place" },
    { className: "kit-sidebar-note", element: "span", description: "A number or a word after a place" },
    { className: "kit-sidebar-foot", element: "div", description: "What stands below" },
  ],
  states: [
    { name: "current page", markup: 'aria-current="page"', description: "The place that is shown." },
    { name: "folded", markup: "no open attribute", description: "On the details of a group." },
    { name: "drawer open", markup: ":popover-open", description: "Shown over the page, on phones only." },
  ],
  aria: [
    { on: "kit-sidebar-panel", rule: "A nav with a name." },
    { on: "kit-sidebar-toggle", rule: "popovertarget: the browser tells whether it is open." },
    { on: "kit-sidebar-group", rule: "Native details: the browser tells whether it is open." },
  ],
  keys: [
    {
      id: "sidebar-fold",
      keys: "Enter, Space",
      does: "On a group's name: folds it or unfolds it.",
      story: "application",
      steps: [
        { focus: settings },
        { press: "Enter" },
        { hidden: profile },
        { focused: settings },
        { press: "Space" },
        { visible: profile },
      ],
    },
    {
      id: "sidebar-tab",
      keys: "Tab, Shift+Tab",
      does: "From place to place; passes over those of a folded group.",
      story: "application",
      steps: [
        { focus: archive },
        { press: "Tab" },
        { focused: settings },
        { press: "Tab" },
        { focused: profile },
        { press: "Shift+Tab" },
        { press: "Enter" },
        { press: "Tab" },
        { focused: part("kit-sidebar-title", 2) },
      ],
    },
    {
      id: "sidebar-drawer",
      keys: "Enter, Space on the button, on a phone",
      does: "Opens the drawer; the focus is on its close button.",
      story: "application",
      steps: [
        { width: 390 },
        { hidden: archive },
        { focus: toggle },
        { press: "Enter" },
        { visible: archive },
        { focused: close },
        { press: "Space" },
        { hidden: archive },
        { focused: toggle },
      ],
    },
    {
      id: "sidebar-escape",
      keys: "Esc",
      does: "Closes the drawer; the focus goes back to the button.",
      story: "application",
      steps: [
        { width: 390 },
        { focus: toggle },
        { press: ["Enter", "Tab", "Tab"] },
        { focused: archive },
        { press: "Escape" },
        { hidden: archive },
        { focused: toggle },
      ],
    },
    {
      id: "sidebar-follow",
      keys: "Enter on a place",
      does: "Follows it and closes the drawer.",
      story: "application",
      steps: [
        { width: 390 },
        { focus: toggle },
        { press: ["Enter", "Tab", "Tab", "Enter"] },
        { address: "#archive" },
        { hidden: archive },
      ],
    },
    {
      id: "sidebar-leave",
      keys: "Shift+Tab out of the drawer",
      does: "Closes it: the page behind it is not used unseen.",
      story: "application",
      steps: [
        { width: 390 },
        { focus: toggle },
        { press: ["Enter", "Shift+Tab"] },
        { hidden: archive },
        { focused: toggle },
      ],
    },
  ],
  tokens: [
    "--color-background-surface",
    "--color-background-soft",
    "--color-background-scrim",
    "--border-subtle",
    "--size-target",
    "--elevation-high",
  ],
  guidance: {
    do: ["Order the groups by how often they are needed.", "Leave the group of the current place unfolded."],
    dont: ["Put groups into groups."],
  },
  stories: [
    {
      id: "application",
      title: "An application",
      description: "Narrow the window to see it become a drawer.",
      layout: "full",
      content: [
        el("Sidebar", {
          groups: [
            {
              label: "Work",
              items: [
                { id: "inbox", label: "Inbox", href: "#inbox", current: true, note: "12" },
                { id: "archive", label: "Archive", href: "#archive" },
              ],
            },
            {
              label: "Settings",
              folds: true,
              items: [
                { id: "profile", label: "Profile", href: "#profile" },
                { id: "rules", label: "Rules and notices", href: "#rules" },
              ],
            },
            {
              label: "Help",
              folds: true,
              folded: true,
              items: [{ id: "guide", label: "Guide", href: "#guide" }],
            },
          ],
          icons: keyed({
            inbox: [ICONS.bell],
            archive: [ICONS.file],
            profile: [ICONS.person],
            rules: [ICONS.gear],
          }),
          header: nodes(brandMark, el("span", {}, brandName)),
          footer: nodes(el("Button", { variant: "quiet", size: "small", block: true }, "Sign out")),
        }),
      ],
    },
    {
      id: "plain",
      title: "One group without a name",
      layout: "full",
      content: [
        el("Sidebar", {
          label: "Chapters",
          menuLabel: "Chapters",
          groups: [
            {
              items: [
                { id: "first", label: "First steps", href: "#first" },
                {
                  id: "long",
                  label: "What happens with what you send us, and who can read it",
                  href: "#long",
                  current: true,
                },
                { id: "last", label: "Questions", href: "#last" },
              ],
            },
          ],
        }),
      ],
    },
  ],
};
