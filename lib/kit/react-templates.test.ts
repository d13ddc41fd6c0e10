import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { build } from "esbuild";
import { type ComponentType, createElement as h, type ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { brandModule } from "./brand-module";
import { kitCatalog } from "./catalog";
import { markupOutline } from "./markup-outline";

const TEMPLATES = path.resolve("lib/kit/templates");
const BRAND = { name: "Brewly", tagline: "Sourdough, by bike", language: "en", direction: "ltr" } as const;
const run = promisify(execFile);

/** The templates' own types are checked by tsc below; here they are loaded at run time. */
type Kit = Record<string, ComponentType<Record<string, unknown>>>;
let folder: string;
let kit: Kit;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "kit-react-"));
  await writeProject(folder);
  const components = kitCatalog.map(({ id }) => `export * from "./src/components/${id}";`);
  const contents = `${components.join("\n")}\nexport * from "./src/gallery/gallery";`;
  await build({
    stdin: { contents, resolveDir: folder },
    outfile: path.join(folder, "kit.mjs"),
    bundle: true,
    format: "esm",
    jsx: "automatic",
    loader: { ".svg": "dataurl" },
    external: ["react", "react/jsx-runtime"],
  });
  kit = (await import(pathToFileURL(path.join(folder, "kit.mjs")).href)) as Kit;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

// React tells of missing keys, unknown attributes and wrong nesting nowhere else.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => {
  const complaints = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  expect(complaints).toEqual([]);
});

test("the emitted project passes tsc --strict with its own tsconfig", async () => {
  const tsc = path.join(folder, "node_modules/typescript/bin/tsc");
  const { stdout } = await run(process.execPath, [tsc, "--noEmit", "-p", folder], { cwd: folder });
  expect(stdout).toBe("");
});

test("the whole gallery renders on a server, with classes of the catalogue only", () => {
  const html = renderToString(element("ToastProvider", {}, element("Gallery", {})));
  expect(html).toContain(BRAND.tagline);
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));
  const used = new Set(classes.filter((name) => name.startsWith("kit-")));
  const parts = kitCatalog.flatMap((component) => component.parts.map((part) => part.className));
  const known = new Set([...parts, "kit-grid", "kit-visually-hidden"]);
  expect([...used].filter((name) => !known.has(name))).toEqual([]);
});

test("useToast outside of a provider says what it needs", () => {
  expect(() => renderToString(h(WithoutProvider))).toThrow("needs a <ToastProvider>");
});

/** The brand's mark, as the catalogue has it. */
const MARK = [
  h("img", { key: 1, className: "kit-on-light", src: "assets/icon.svg", alt: "" }),
  h("img", { key: 2, className: "kit-on-dark", src: "assets/icon-reversed.svg", alt: "" }),
];
const p = (text: string) => h("p", null, text);
const button = (props: Record<string, unknown>, label: string) => element("Button", props, label);

/** Examples of the catalogue, and the React elements that have to give the same markup. */
const EXAMPLES: Record<string, () => ReactNode[]> = {
  "button/variants": () => [
    button({ variant: "primary" }, "Get in touch"),
    button({ variant: "secondary" }, "Read more"),
    button({ variant: "accent" }, "Ask a question"),
    button({ variant: "danger" }, "Delete entry"),
    button({ variant: "quiet" }, "Not now"),
  ],
  "button/sizes": () => [
    button({ size: "small" }, "Small"),
    button({ size: "medium" }, "Medium"),
    button({ size: "large" }, "Large"),
  ],
  "button/states": () => [
    button({ loading: true }, "Sending"),
    button({ disabled: true }, "Send"),
    button({ variant: "quiet", disabled: true }, "Undo"),
  ],
  "input/basic": () => [
    element("Input", {
      label: "E-mail",
      type: "email",
      autoComplete: "email",
      placeholder: "you@example.com",
      hint: "We write only to answer you.",
    }),
  ],
  "input/error": () => [
    element("Input", {
      label: "Date",
      type: "text",
      defaultValue: "31 June",
      error: "June has 30 days. Enter a day from 1 to 30.",
    }),
  ],
  "input/affixes": () => [
    element("Input", {
      label: "Time needed",
      optionalLabel: "optional",
      leading: "about",
      trailing: "minutes",
      type: "text",
      inputMode: "decimal",
      defaultValue: "20",
      hint: "A rough figure is enough.",
    }),
    element("Input", { label: "Reference", type: "text", defaultValue: "1042", disabled: true }),
  ],
  "card/list": () => [
    h(
      "div",
      { className: "kit-grid" },
      element(
        "Card",
        { media: true, eyebrow: "Guide", title: "How we work", href: "#card" },
        p("What happens first, what comes next, and whom you can ask."),
      ),
      element(
        "Card",
        {
          variant: "outline",
          media: true,
          eyebrow: "Background",
          title: "Who we are",
          href: "#card",
        },
        p("The people behind the name, and what they look after."),
      ),
    ),
  ],
  "badge/dots": () => [
    element("Badge", { variant: "success", dot: true }, "Open now"),
    element("Badge", { variant: "neutral", dot: true }, "Closed"),
    element("Badge", { variant: "danger", dot: true }, "Not reachable"),
  ],
  "progress/values": () => [
    element("Progress", { label: "Uploading files", value: 5, max: 8, valueText: "5 of 8" }),
    element("Progress", { label: "Profile", value: 100, valueText: "Complete", variant: "success" }),
    element("Progress", {
      label: "Sending invitations",
      value: 30,
      valueText: "Stopped at 30 %",
      variant: "danger",
    }),
  ],
  "header/site": () => [
    element("Header", {
      name: "Your brand",
      logo: MARK,
      links: [
        { href: "#1", label: "Overview", current: true },
        { href: "#2", label: "About" },
        { href: "#3", label: "Contact" },
      ],
      actions: button({ size: "small", href: "#header" }, "Write to us"),
    }),
  ],
  "footer/site": () => [
    element("Footer", {
      name: "Your brand",
      logo: MARK,
      tagline: "What you do, in one line",
      columns: [
        column("Pages", "Overview", "About", "Questions"),
        column("Help", "Contact", "Accessibility", "Languages"),
      ],
      legal: [
        h("span", { key: 1 }, "© ", h("span", null, "Your brand")),
        h("a", { key: 2, href: "#" }, "Imprint"),
        h("a", { key: 3, href: "#" }, "Privacy"),
      ],
    }),
  ],
  "modal/question": () => [
    element("Modal", {
      title: "Delete this entry?",
      description: "It disappears from every list. This cannot be undone.",
      size: "small",
      trigger: () => button({ variant: "danger" }, "Delete entry"),
      actions: () => [
        element("Button", { key: 1, variant: "quiet" }, "Keep it"),
        element("Button", { key: 2, variant: "danger" }, "Delete entry"),
      ],
    }),
  ],
  "tabs/line": () => [
    element("Tabs", {
      label: "About us",
      tabs: [
        tab("Overview", "What we do, and for whom."),
        tab("People", "Who works here, and who answers you."),
        tab("Contact", "How to reach us, and when."),
      ],
    }),
  ],
  "accordion/questions": () => [
    element("Accordion", {
      exclusive: true,
      items: [
        question(
          "When do I get an answer?",
          "Within one working day. You get a message when it is on its way.",
          true,
        ),
        question(
          "Can I change what I sent?",
          "Yes. Answer the message that confirmed it, and say what is different.",
        ),
        question("Who reads what I write?", "Only the people who answer you."),
      ],
    }),
  ],
  "data-table/sortable": () => {
    const rows = [
      { id: 1041, from: "Ada Okafor", state: "Done", variant: "success", pages: 128 },
      { id: 1042, from: "Jonas Weber", state: "Due soon", variant: "warning", pages: 64 },
      { id: 1043, from: "Mei Tanaka", state: "Done", variant: "success", pages: 1290 },
      { id: 1044, from: "Omar Haddad", state: "Overdue", variant: "danger", pages: 312 },
    ];
    type Row = (typeof rows)[number];
    const figures = new Intl.NumberFormat("en");
    return [
      element("DataTable", {
        caption: "Documents of this week",
        rows,
        rowKey: (row: Row) => String(row.id),
        defaultSort: { column: "id", direction: "ascending" },
        columns: [
          { id: "id", title: "Number", sortable: true, value: (row: Row) => row.id },
          { id: "from", title: "From", sortable: true, value: (row: Row) => row.from },
          {
            id: "state",
            title: "State",
            value: (row: Row) => row.state,
            cell: (row: Row) => element("Badge", { variant: row.variant }, row.state),
          },
          {
            id: "pages",
            title: "Pages",
            type: "number",
            sortable: true,
            value: (row: Row) => row.pages,
            cell: (row: Row) => figures.format(row.pages),
          },
        ],
      }),
    ];
  },
};

test.each(Object.entries(EXAMPLES))("%s is the markup of the catalogue", (name, elements) => {
  const [id, exampleId] = name.split("/");
  const component = kitCatalog.find((one) => one.id === id)!;
  const example = component.examples.find((one) => one.id === exampleId)!;
  // React asks for pictures ahead of the markup.
  const rendered = renderToStaticMarkup(h("div", null, ...elements())).replace(
    /<link rel="preload"[^>]*>/g,
    "",
  );
  expect(markupOutline(rendered)).toEqual(markupOutline(`<div>${example.html}</div>`));
});

function WithoutProvider() {
  (kit.useToast as unknown as () => void)();
  return null;
}

function element(name: string, props: Record<string, unknown>, ...children: ReactNode[]) {
  return h(kit[name]!, props, ...children);
}

function column(title: string, ...labels: string[]) {
  return { title, links: labels.map((label) => ({ href: `#${label}`, label })) };
}

function tab(label: string, text: string) {
  return { id: label.toLowerCase(), label, content: p(text) };
}

function question(title: string, text: string, open = false) {
  return { id: title, title, content: p(text), open };
}

/** What the emitter writes, with the least that the type checker needs of the brand. */
async function writeProject(root: string): Promise<void> {
  await cp(path.join(TEMPLATES, "react"), root, { recursive: true });
  await cp(path.join(TEMPLATES, "shared"), path.join(root, "src"), { recursive: true });
  await mkdir(path.join(root, "src/assets"), { recursive: true });
  const icon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
  await writeFile(path.join(root, "src/assets/icon.svg"), icon);
  await writeFile(path.join(root, "src/assets/icon-reversed.svg"), icon);
  await writeFile(path.join(root, "src/brand.ts"), brandModule(BRAND));
  await symlink(path.resolve("node_modules"), path.join(root, "node_modules"));
}
