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
import { camelCase, kebabCase, pascalCase } from "@/lib/model/letter-case";
import { DataNames } from "./data-names";

interface Printing {
  readonly used: Set<string>;
  readonly data: DataNames;
  /** Declarations of `ref`s, by name. */
  readonly models: Map<string, string>;
  /** Types that these name, with the ids of their components. */
  readonly types: Map<string, string>;
}

const byName = new Map(kitCatalog.map((component) => [component.name, component]));

/** `examples/<id>.vue`: one template a story, chosen by the property `story`. */
export function vueExample(component: KitComponent): string {
  const printing: Printing = { used: new Set(), data: new DataNames(), models: new Map(), types: new Map() };
  const templates = component.stories.map((story, index) => storyTemplate(story, index, printing));
  const template = templates.join("\n");
  const components = [...printing.used].filter((name) => byName.has(name)).sort();
  const imports = [
    ...(printing.models.size > 0 ? ['import { ref } from "vue";'] : []),
    ...[...printing.types].map(([name, id]) => `import type { ${name} } from "../behaviours/${id}";`),
    ...(/\{\{ brand\./.test(template) ? ['import { brand } from "../brand";'] : []),
    ...components.map((name) => `import Kit${name} from "../components/kit-${byName.get(name)?.id}.vue";`),
    ...(/\btoast\(\{/.test(template) ? ['import { useToast } from "../components/use-toast";'] : []),
    ...(template.includes("<BrandMark />") ? ['import BrandMark from "./brand-mark.vue";'] : []),
  ];
  const script = [
    imports.join("\n"),
    "defineProps<{ story: string }>();",
    ...(/\btoast\(\{/.test(template) ? ["const { toast } = useToast();"] : []),
    printing.data.declarations(),
    [...printing.models.values()].join("\n"),
  ];
  return `<script setup lang="ts">
${script.filter(Boolean).join("\n\n")}
</script>

<template>
${template}
</template>
`;
}

function storyTemplate({ id, content }: KitStory, index: number, printing: Printing): string {
  printing.data.story = id;
  const condition = `${index === 0 ? "v-if" : "v-else-if"}="story === '${id}'"`;
  return `<template ${condition}>${content.map((node) => printNode(node, printing)).join("\n")}</template>`;
}

function printNode(node: StoryNode, printing: Printing): string {
  if (typeof node === "string") return text(node);
  if (isBrandText(node)) return `{{ brand.${node.brandText} }}`;
  if (isBrandMark(node)) return "<BrandMark />";
  return printElement(node, printing);
}

function printElement({ element, props, children }: StoryElement, printing: Printing): string {
  printing.used.add(element);
  const component = byName.get(element);
  const tag = component ? `Kit${element}` : element;
  const slots = new Set(component?.slots.map(({ name }) => name));
  const attributes: string[] = [];
  const contents: string[] = [];
  for (const [name, value] of Object.entries(props)) {
    if (isKeyed(value)) {
      for (const [id, content] of Object.entries(value.keyed))
        contents.push(
          `<template #${id}>${content.map((node) => printNode(node, printing)).join("\n")}</template>`,
        );
      continue;
    }
    const nodes = slotNodes(value, slots.has(name));
    if (nodes) {
      const content = nodes.map((node) => printNode(node, printing)).join("\n");
      contents.push(`<template #${name}>${content}</template>`);
    } else attributes.push(printProp(name, value, component, printing));
  }
  contents.unshift(...children.map((child) => printNode(child, printing)));
  const open = [tag, ...attributes].join(" ");
  const isNative = component === undefined;
  return contents.length > 0
    ? `<${open}>${contents.join(isNative ? "" : "\n")}</${tag}>`
    : `<${open}${/^(?:img|input|br|hr)$/.test(tag) || component ? " /" : `></${tag}`}>`;
}

function slotNodes(value: StoryValue, isSlot: boolean): readonly StoryNode[] | undefined {
  if (isNodes(value)) return value.nodes;
  if (isElement(value) || isBrandText(value) || isBrandMark(value)) return [value];
  return isSlot && typeof value === "string" ? [value] : undefined;
}

function printProp(
  name: string,
  value: StoryValue,
  component: KitComponent | undefined,
  printing: Printing,
): string {
  if (isToast(value)) return `@click='toast(${JSON.stringify(value.toast)})'`;
  const model = component?.events.find(
    (event) => event.model !== undefined && name === `default${pascalCase(event.model)}`,
  );
  if (component && model?.model) {
    const name = modelName(component, { model: model.model, type: model.type }, value, printing);
    return `${model.model === "value" ? "v-model" : `v-model:${kebabCase(model.model)}`}="${name}"`;
  }
  const key = component ? kebabCase(name) : name;
  if (value === true) return key;
  if (typeof value === "string")
    return `${key}="${value.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`;
  if (typeof value === "object" && value !== null) return `:${key}="${printing.data.name(name, value)}"`;
  return `:${key}='${JSON.stringify(value)}'`;
}

/** A `ref` for a value that the caller holds; where its type is named or a list, the ref says so. */
function modelName(
  { id, types = [] }: KitComponent,
  { model, type }: { model: string; type: string },
  value: StoryValue,
  { models, data, types: imported }: Printing,
): string {
  const own = `${camelCase(data.story)}${pascalCase(model)}`;
  const name = [model, own, `${own}2`, `${own}3`, `${own}4`].find((candidate) => !models.has(candidate));
  if (!name) throw new Error(`${data.story}: too many values of ${model} in one story.`);
  for (const named of types.filter((one) => new RegExp(`\\b${one}\\b`).test(type))) imported.set(named, id);
  const argument = /^(?:string|number|boolean)$/.test(type) ? "" : `<${type}>`;
  models.set(name, `const ${name} = ref${argument}(${JSON.stringify(value)});`);
  return name;
}

function text(content: string): string {
  return content.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("{{", "{{ '{{' }}");
}
