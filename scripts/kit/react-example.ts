import { kitCatalog } from "@/lib/kit/catalog";
import type { KitComponent, KitStory } from "@/lib/kit/kit.schema";
import {
  isBrandMark,
  isBrandText,
  isElement,
  isKeyed,
  isNodes,
  isToast,
  type StoryElement,
  type StoryNode,
  type StoryValue,
} from "@/lib/kit/story";
import { pascalCase } from "@/lib/model/letter-case";
import { DataNames } from "./data-names";

/** HTML's names of attributes that React spells in its own way. */
const REACT_NAMES: Record<string, string> = {
  class: "className",
  for: "htmlFor",
  tabindex: "tabIndex",
  autocomplete: "autoComplete",
  readonly: "readOnly",
  maxlength: "maxLength",
  inputmode: "inputMode",
  datetime: "dateTime",
  popovertarget: "popoverTarget",
  popovertargetaction: "popoverTargetAction",
  colspan: "colSpan",
  "stroke-width": "strokeWidth",
};

/**
 * `examples/<id>.tsx`: one exported function a story, named after it.
 * @param forMarkup prints what the HTML project needs instead of the brand's module: `data-brand` and pictures by path
 */
export function reactExample(component: KitComponent, forMarkup = false): string {
  const used = new Set<string>();
  const data = new DataNames();
  const functions = component.stories.map((story) => storyFunction(story, { used, data, forMarkup }));
  const source = functions.join("\n\n");
  const components = [...used].filter((name) => byName.has(name)).sort();
  const imports = [
    ...(/\bbrand\./.test(source) && !forMarkup ? ['import { brand } from "../brand";'] : []),
    ...components.map((name) => `import { ${name} } from "../components/${byName.get(name)?.id}";`),
    ...(/\btoast\(\{/.test(source) && !forMarkup ? ['import { useToast } from "../components/toast";'] : []),
    ...(source.includes("<BrandMark />") ? ['import { BrandMark } from "./brand-mark";'] : []),
  ].sort((a, b) => (a.slice(a.indexOf('"')) < b.slice(b.indexOf('"')) ? -1 : 1));
  return [imports.join("\n"), data.declarations(), source].filter(Boolean).join("\n\n");
}

const byName = new Map(kitCatalog.map((component) => [component.name, component]));

interface Printing {
  readonly used: Set<string>;
  readonly data: DataNames;
  readonly forMarkup: boolean;
}

function storyFunction({ id, title, content }: KitStory, printing: Printing): string {
  printing.data.story = id;
  const body = content.map((node) => printNode(node, printing)).join("\n");
  const hasToast = /\btoast\(\{/.test(body);
  const isOne = content.length === 1 && isElement(content[0]);
  return `/** ${title} */
export function ${pascalCase(id)}() {
${hasToast ? "const { toast } = useToast();\n" : ""}return (${isOne ? body : `<>${body}</>`});
}`;
}

function printNode(node: StoryNode, printing: Printing): string {
  if (typeof node === "string") return jsxText(node);
  if (isBrandText(node)) {
    return printing.forMarkup
      ? `<span data-brand="${node.brandText}">${STAND_INS[node.brandText]}</span>`
      : `{brand.${node.brandText}}`;
  }
  if (isBrandMark(node)) return printing.forMarkup ? MARK : "<BrandMark />";
  return printElement(node, printing);
}

/** What stands in the markup until `brand.js` is read. */
const STAND_INS = { name: "Your brand", tagline: "What you do, in one line" };
const MARK = `<><img className="kit-on-light" src="assets/icon.svg" alt="" /><img className="kit-on-dark" src="assets/icon-reversed.svg" alt="" /></>`;

function printElement({ element, props, children }: StoryElement, printing: Printing): string {
  printing.used.add(element);
  const isNative = /^[a-z]/.test(element);
  const attributes = Object.entries(props).flatMap(([name, value]) => printProp(name, value, printing));
  const open = [element, ...attributes].join(" ");
  const content = children.map((child) => printNode(child, printing)).join(isNative ? "" : "\n");
  return content ? `<${open}>${content}</${element}>` : `<${open} />`;
}

function printProp(name: string, value: StoryValue, printing: Printing): string[] {
  const key = REACT_NAMES[name] ?? name;
  if (isToast(value)) {
    const { title, text, variant } = value.toast;
    if (!printing.forMarkup) return [`${key}={() => toast(${JSON.stringify(value.toast)})}`];
    return Object.entries({ title, text, variant }).flatMap(([part, said]) =>
      said === undefined ? [] : [`data-toast-${part}=${quoted(said)}`],
    );
  }
  if (isElement(value) || isBrandText(value) || isBrandMark(value)) {
    const printed = printNode(value, printing);
    return [
      `${key}={${printed.startsWith("{") || printed.startsWith("<span data-brand") ? `<>${printed}</>` : printed}}`,
    ];
  }
  if (isKeyed(value)) {
    const entries = Object.entries(value.keyed).map(
      ([id, content]) =>
        `${JSON.stringify(id)}: <>${content.map((node) => printNode(node, printing)).join("\n")}</>`,
    );
    return [`${key}={{${entries.join(", ")}}}`];
  }
  if (isNodes(value)) {
    return [`${key}={<>${value.nodes.map((node) => printNode(node, printing)).join("\n")}</>}`];
  }
  if (value === true) return [key];
  if (typeof value === "string") return [`${key}=${quoted(value)}`];
  if (typeof value === "object" && value !== null) return [`${key}={${printing.data.name(key, value)}}`];
  return [`${key}={${JSON.stringify(value)}}`];
}

function quoted(text: string): string {
  return /["\\\n&<>]/.test(text) ? `{${JSON.stringify(text)}}` : `"${text}"`;
}

/** Text between tags; what JSX would read as syntax, or drop at the ends, becomes an expression. */
function jsxText(text: string): string {
  return /[{}<>&]|^\s|\s$/.test(text) ? `{${JSON.stringify(text)}}` : text;
}
