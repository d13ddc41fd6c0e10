import postcss, { type AtRule, type ChildNode, type Rule } from "postcss";

/** What a person's system says, and the attributes of an element below a root that has none. */
export interface CssSetting {
  readonly scheme: "light" | "dark";
  readonly contrast: "no-preference" | "more";
  /** Of the element; the root itself when there are none. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** Custom properties of one element with every `var()` replaced. */
export type CssValues = ReadonlyMap<string, string>;

interface Declared {
  readonly selector: string;
  readonly media: readonly string[];
  readonly declarations: ReadonlyMap<string, string>;
}

/**
 * The custom properties of a style sheet as a browser resolves them (CSS Cascade 5, CSS Custom Properties 1): what
 * each setting's element declares, what it inherits from the root, `var()` replaced where it is declared. Screens are
 * taken to have the sRGB gamut and people not to have asked for less motion.
 * @throws Error for a selector, a condition or a reference that is none of those that the tokens use: nothing passes
 * because it was not understood.
 */
export function readBrandCss(text: string): (setting: CssSetting) => CssValues {
  const rules = declaredRules(postcss.parse(text).nodes, []);
  return (setting) => {
    const holding = rules.filter(({ media }) => media.every((condition) => holds(condition, setting)));
    const root = computed(holding, { isRoot: true, attributes: {} }, new Map());
    if (Object.keys(setting.attributes).length === 0) return root;
    return computed(holding, { isRoot: false, attributes: setting.attributes }, root);
  };
}

function declaredRules(nodes: readonly ChildNode[], media: readonly string[]): Declared[] {
  return nodes.flatMap((node): Declared[] => {
    if (node.type === "comment") return [];
    if (node.type === "rule") return [{ selector: node.selector, media, declarations: declarationsOf(node) }];
    if (node.type === "atrule" && (node.name === "media" || node.name === "supports"))
      return declaredRules(node.nodes ?? [], [...media, `@${node.name} ${(node as AtRule).params}`]);
    throw new Error(`it has ${node.toString().slice(0, 40)}`);
  });
}

function declarationsOf(rule: Rule): Map<string, string> {
  const found = new Map<string, string>();
  for (const node of rule.nodes) {
    if (node.type === "decl") found.set(node.prop, node.value);
    else if (node.type !== "comment") throw new Error(`${rule.selector} has ${node.toString().slice(0, 40)}`);
  }
  return found;
}

function holds(condition: string, { scheme, contrast }: CssSetting): boolean {
  switch (condition) {
    case "@media (prefers-color-scheme: dark)":
      return scheme === "dark";
    case "@media (prefers-contrast: more)":
      return contrast === "more";
    case "@media (color-gamut: p3)":
    case "@media (prefers-reduced-motion: reduce)":
      return false;
    case "@supports (color: color(display-p3 1 1 1))":
      return true;
    default:
      throw new Error(`it has the condition ${condition}`);
  }
}

interface Element {
  readonly isRoot: boolean;
  readonly attributes: Readonly<Record<string, string>>;
}

function computed(rules: readonly Declared[], element: Element, inherited: CssValues): CssValues {
  const matching = rules
    .map(({ selector, declarations }) => ({ declarations, weight: weightOf(selector, element) }))
    .filter(({ weight }) => weight > 0)
    // Sorting is stable: of equal weights the later one wins.
    .sort((a, b) => a.weight - b.weight);
  const own = new Map(matching.flatMap(({ declarations }) => [...declarations]));
  const values = new Map(inherited);
  const resolve = (name: string, passed: readonly string[]): string => {
    const declared = own.get(name);
    if (declared === undefined) {
      const value = inherited.get(name);
      if (value === undefined) throw new Error(`${name} is declared nowhere`);
      return value;
    }
    if (passed.includes(name)) throw new Error(`${name} refers to itself`);
    return declared.replace(/var\((--[\w-]+)\)/g, (_, target: string) => resolve(target, [...passed, name]));
  };
  for (const name of own.keys()) values.set(name, resolve(name, []));
  return values;
}

const SIMPLE = /^(?::root|\[(data-[a-z]+)="([a-z]+)"\]|:not\(\[(data-[a-z]+)="([a-z]+)"\]\))/;

/** Specificity of the first alternative that matches: each part of it counts as a class does. 0 when none matches. */
function weightOf(selector: string, element: Element): number {
  return Math.max(...selector.split(",").map((alternative) => compoundWeight(alternative.trim(), element)));
}

function compoundWeight(compound: string, { isRoot, attributes }: Element): number {
  let rest = compound;
  let weight = 0;
  let matches = true;
  while (rest) {
    const part = SIMPLE.exec(rest);
    if (!part) throw new Error(`it has the selector ${compound}`);
    const [whole, name, value, notName, notValue] = part;
    if (name) matches &&= attributes[name] === value;
    else if (notName) matches &&= attributes[notName] !== notValue;
    else matches &&= isRoot;
    weight += 1;
    rest = rest.slice(whole.length);
  }
  return matches ? weight : 0;
}
