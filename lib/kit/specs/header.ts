import { BRAND_MARK, type KitComponent } from "../kit.schema";

export const headerSpec: KitComponent = {
  id: "header",
  name: "Header",
  title: "Header",
  group: "Navigation",
  summary:
    "The brand, the main ways through the site and one action. Folds into a menu where space is short.",
  stacks: ["react", "html"],
  behaviour: "header",
  variants: [],
  props: [
    { name: "name", type: "string", required: true, description: "The brand's name." },
    { name: "logo", type: "ReactNode", description: "The mark before the name." },
    { name: "homeHref", type: "string", default: '"/"', description: "Where the brand leads to." },
    {
      name: "links",
      type: "{ href: string; label: string; current?: boolean }[]",
      required: true,
      description: "At most six.",
    },
    {
      name: "label",
      type: "string",
      default: '"Main"',
      description: "Name of the navigation for assistive technology.",
    },
    {
      name: "menuLabel",
      type: "string",
      default: '"Menu"',
      description: "Name of the button that opens the folded menu.",
    },
  ],
  slots: [{ name: "actions", description: "One or two buttons at the end." }],
  parts: [
    { className: "kit-header", element: "header", description: "The container, which the layout measures" },
    { className: "kit-header-bar", element: "div", description: "The row inside" },
    { className: "kit-header-brand", element: "a", description: "Mark and name, a link home" },
    { className: "kit-header-logo", element: "span", description: "The mark" },
    { className: "kit-header-toggle", element: "button", description: "Opens the folded menu" },
    { className: "kit-header-bars", element: "span", description: "The three lines of the toggle" },
    { className: "kit-header-menu", element: "div", description: "Links and actions; folds" },
    { className: "kit-header-links", element: "ul", description: "The links" },
    { className: "kit-header-actions", element: "div", description: "The buttons" },
  ],
  states: [
    {
      name: "open, closed",
      markup: 'data-menu="open" or "closed" on kit-header',
      description: "The folded menu. Without the attribute (no script) the menu is always shown.",
    },
    {
      name: "current page",
      markup: 'aria-current="page"',
      description: "On the link of the page that is shown.",
    },
  ],
  aria: [
    { on: "kit-header-toggle", rule: "aria-expanded tells the state, aria-controls names the menu." },
    { on: "nav", rule: "aria-label tells this navigation from the footer's." },
  ],
  keys: [
    { keys: "Enter, Space", does: "On the toggle: opens or closes the menu." },
    { keys: "Esc", does: "Closes the menu; the focus goes back to the toggle." },
  ],
  tokens: [
    "--color-background-page",
    "--border-subtle",
    "--typography-font-family-heading",
    "--layer-sticky",
    "--size-target",
  ],
  guidance: {
    do: ["Sort the links by how often they are needed."],
    dont: ["Put more than one primary button into the header."],
  },
  examples: [
    {
      id: "site",
      title: "A site's header",
      description: "Narrow the window to see it fold.",
      layout: "full",
      html: `<header class="kit-header" data-kit="header">
  <div class="kit-header-bar">
    <a class="kit-header-brand" href="#header"><span class="kit-header-logo" aria-hidden="true">${BRAND_MARK}</span><span data-brand="name">Your brand</span></a>
    <button type="button" class="kit-header-toggle" aria-expanded="false" aria-controls="header-menu">
      <span class="kit-visually-hidden">Menu</span><span class="kit-header-bars" aria-hidden="true"></span>
    </button>
    <div class="kit-header-menu" id="header-menu">
      <nav aria-label="Main">
        <ul class="kit-header-links">
          <li><a href="#header" aria-current="page">Overview</a></li>
          <li><a href="#header">About</a></li>
          <li><a href="#header">Contact</a></li>
        </ul>
      </nav>
      <div class="kit-header-actions">
        <a class="kit-button" data-size="small" href="#header"><span class="kit-button-label">Write to us</span></a>
      </div>
    </div>
  </div>
</header>`,
    },
  ],
  usage: {
    react: `import icon from "./assets/icon.svg";
import { brand } from "./brand";
import { Button } from "./components/button";
import { Header } from "./components/header";

<Header
  name={brand.name}
  logo={<img src={icon} alt="" />}
  links={[{ href: "/", label: "Overview", current: true }, { href: "/about", label: "About" }]}
  actions={<Button size="small" href="/contact">Write to us</Button>}
/>`,
  },
};
