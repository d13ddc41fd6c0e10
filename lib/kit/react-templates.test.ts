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

const p = (text: string) => h("p", null, text);
const button = (props: Record<string, unknown>, label: string) => element("Button", props, label);

/** Examples of the catalogue, and the React elements that have to give the same markup. */
const EXAMPLES: Record<string, () => ReactNode[]> = {
  "button/variants": () => [
    button({ variant: "primary" }, "Book a table"),
    button({ variant: "secondary" }, "See the menu"),
    button({ variant: "accent" }, "Claim the offer"),
    button({ variant: "danger" }, "Delete booking"),
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
      hint: "We write only about your order.",
    }),
  ],
  "input/error": () => [
    element("Input", {
      label: "Delivery date",
      type: "text",
      defaultValue: "31 June",
      error: "June has 30 days. Enter a day from 1 to 30.",
    }),
  ],
  "input/affixes": () => [
    element("Input", {
      label: "Budget",
      optionalLabel: "optional",
      leading: "€",
      trailing: "a month",
      type: "text",
      inputMode: "decimal",
      defaultValue: "1200",
      hint: "In euros for each month.",
    }),
    element("Input", { label: "Plan", type: "text", defaultValue: "Team", disabled: true }),
  ],
  "card/list": () => [
    h(
      "div",
      { className: "kit-grid" },
      element(
        "Card",
        { media: true, eyebrow: "Guide", title: "A first week that works", href: "#card" },
        p("Five small habits, one for each morning, and what to do when one slips."),
      ),
      element(
        "Card",
        {
          variant: "outline",
          media: true,
          eyebrow: "Story",
          title: "Made two streets away",
          href: "#card",
          footer: element("Badge", {}, "New"),
        },
        p("Who makes it, with which tools, and why it takes a day longer than elsewhere."),
      ),
    ),
  ],
  "badge/dots": () => [
    element("Badge", { variant: "success", dot: true }, "Open now"),
    element("Badge", { variant: "neutral", dot: true }, "Closed"),
    element("Badge", { variant: "danger", dot: true }, "Not reachable"),
  ],
  "progress/values": () => [
    element("Progress", { label: "Uploading photos", value: 5, max: 8, valueText: "5 of 8" }),
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
      links: [
        { href: "#1", label: "Overview", current: true },
        { href: "#2", label: "Prices" },
        { href: "#3", label: "Stories" },
      ],
      actions: button({ size: "small", href: "#header" }, "Get started"),
    }),
  ],
  "footer/site": () => [
    element("Footer", {
      name: "Your brand",
      tagline: "What you do, in one line",
      columns: [
        column("Product", "Overview", "Prices", "Changes"),
        column("Company", "About", "Stories", "Contact"),
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
      title: "Delete this booking?",
      description: "The table goes to the next guest on the list. This cannot be undone.",
      size: "small",
      trigger: () => button({ variant: "danger" }, "Delete booking"),
      actions: () => [
        element("Button", { key: 1, variant: "quiet" }, "Keep it"),
        element("Button", { key: 2, variant: "danger" }, "Delete booking"),
      ],
    }),
  ],
  "tabs/line": () => [
    element("Tabs", {
      label: "About the room",
      tabs: [
        tab(
          "Overview",
          "A quiet room for eight, with daylight from two sides and a door that closes softly.",
        ),
        tab("Equipment", "A screen, a whiteboard, good microphones, water and glasses."),
        tab("Prices", "€ 24 an hour, € 140 a day. Members pay half."),
      ],
    }),
  ],
  "accordion/questions": () => [
    element("Accordion", {
      exclusive: true,
      items: [
        question(
          "When is it delivered?",
          "Ordered before ten, it is with you the same afternoon. You get a message when the rider leaves.",
          true,
        ),
        question("Can I change an order?", "Until the evening before, in your account and without a fee."),
        question(
          "What if I am not at home?",
          "Name a neighbor or a place that is dry. We leave it there and send a picture.",
        ),
      ],
    }),
  ],
  "data-table/sortable": () => {
    const rows = [
      { id: 1041, customer: "Ada Okafor", state: "Paid", variant: "success", amount: 128.5 },
      { id: 1042, customer: "Jonas Weber", state: "Due soon", variant: "warning", amount: 64 },
      { id: 1043, customer: "Mei Tanaka", state: "Paid", variant: "success", amount: 1290 },
      { id: 1044, customer: "Omar Haddad", state: "Overdue", variant: "danger", amount: 312.9 },
    ];
    type Row = (typeof rows)[number];
    const euros = new Intl.NumberFormat("en", { minimumFractionDigits: 2 });
    return [
      element("DataTable", {
        caption: "Orders of this week",
        rows,
        rowKey: (row: Row) => String(row.id),
        defaultSort: { column: "id", direction: "ascending" },
        columns: [
          { id: "id", title: "Order", sortable: true, value: (row: Row) => row.id },
          { id: "customer", title: "Customer", sortable: true, value: (row: Row) => row.customer },
          {
            id: "state",
            title: "State",
            value: (row: Row) => row.state,
            cell: (row: Row) => element("Badge", { variant: row.variant }, row.state),
          },
          {
            id: "amount",
            title: "Amount, €",
            type: "number",
            sortable: true,
            value: (row: Row) => row.amount,
            cell: (row: Row) => euros.format(row.amount),
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
  const rendered = renderToStaticMarkup(h("div", null, ...elements()));
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
