import { BRAND_MARK, type KitComponent } from "../kit.schema";

export const footerSpec: KitComponent = {
  id: "footer",
  name: "Footer",
  title: "Footer",
  group: "Navigation",
  summary: "The end of every page: who this is, where everything else is, and the legal line.",
  stacks: ["react", "html"],
  variants: [],
  props: [
    { name: "name", type: "string", required: true, description: "The brand's name." },
    { name: "tagline", type: "string", description: "One line below the name." },
    { name: "logo", type: "ReactNode", description: "The mark before the name." },
    {
      name: "columns",
      type: "{ title: string; links: { href: string; label: string }[] }[]",
      required: true,
      description: "Groups of links; each is a navigation named by its title.",
    },
    { name: "legal", type: "ReactNode", description: "The last line: copyright, imprint, privacy." },
  ],
  slots: [],
  parts: [
    { className: "kit-footer", element: "footer", description: "The container, which the layout measures" },
    { className: "kit-footer-bar", element: "div", description: "Brand and columns" },
    { className: "kit-footer-brand", element: "div", description: "Mark, name and tagline" },
    { className: "kit-footer-logo", element: "span", description: "The mark" },
    { className: "kit-footer-name", element: "p", description: "The brand's name" },
    { className: "kit-footer-tagline", element: "p", description: "One line below the name" },
    { className: "kit-footer-columns", element: "div", description: "All groups of links" },
    { className: "kit-footer-title", element: "h2", description: "Title of a group" },
    { className: "kit-footer-links", element: "ul", description: "The links of a group" },
    { className: "kit-footer-legal", element: "div", description: "The last line" },
  ],
  states: [],
  aria: [{ on: "nav", rule: "Each group is a nav named by its title with aria-labelledby." }],
  keys: [],
  tokens: [
    "--color-background-surface",
    "--border-subtle",
    "--color-text-muted",
    "--component-link-text-hover",
  ],
  guidance: {
    do: ["Group links by what people look for."],
    dont: ["Repeat the whole header in the footer."],
  },
  examples: [
    {
      id: "site",
      title: "A site's footer",
      layout: "full",
      html: `<footer class="kit-footer">
  <div class="kit-footer-bar">
    <div class="kit-footer-brand">
      <p class="kit-footer-name"><span class="kit-footer-logo" aria-hidden="true">${BRAND_MARK}</span><span data-brand="name">Your brand</span></p>
      <p class="kit-footer-tagline" data-brand="tagline">What you do, in one line</p>
    </div>
    <div class="kit-footer-columns">
      <nav aria-labelledby="footer-pages">
        <h2 class="kit-footer-title" id="footer-pages">Pages</h2>
        <ul class="kit-footer-links">
          <li><a href="#footer">Overview</a></li>
          <li><a href="#footer">About</a></li>
          <li><a href="#footer">Questions</a></li>
        </ul>
      </nav>
      <nav aria-labelledby="footer-help">
        <h2 class="kit-footer-title" id="footer-help">Help</h2>
        <ul class="kit-footer-links">
          <li><a href="#footer">Contact</a></li>
          <li><a href="#footer">Accessibility</a></li>
          <li><a href="#footer">Languages</a></li>
        </ul>
      </nav>
    </div>
  </div>
  <div class="kit-footer-legal">
    <span>© <span data-brand="name">Your brand</span></span>
    <a href="#footer">Imprint</a>
    <a href="#footer">Privacy</a>
  </div>
</footer>`,
    },
  ],
  usage: {
    react: `import icon from "./assets/icon.svg";
import { brand } from "./brand";
import { Footer } from "./components/footer";

<Footer
  name={brand.name}
  logo={<img src={icon} alt="" />}
  tagline={brand.tagline}
  columns={[{ title: "Pages", links: [{ href: "/about", label: "About" }] }]}
  legal={<a href="/privacy">Privacy</a>}
/>`,
  },
};
