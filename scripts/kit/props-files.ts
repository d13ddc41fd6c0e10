import type { KitComponent } from "@/lib/kit/kit.schema";
import { pascalCase } from "@/lib/model/letter-case";

const HEAD = "// Made from the component's description: change that, not this file.";

interface Member {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly text: string;
}

/** `components/props/<id>.ts` of the React project: everything that the component adds to its element's own properties. */
export function reactProps(component: KitComponent): string {
  const { name, slots, events } = component;
  const members: Member[] = [
    ...valueMembers(component),
    ...slots.map((slot) => ({
      name: slot.name === "default" ? "children" : slot.name,
      type: slot.keyed ? "Readonly<Record<string, ReactNode>>" : "ReactNode",
      isRequired: slot.required === true,
      text: slot.description,
    })),
    ...events.flatMap((event) => {
      const callback = {
        name: `on${pascalCase(event.name)}`,
        type: event.type === "void" ? "() => void" : `(${event.model ?? "value"}: ${event.type}) => void`,
        isRequired: false,
        text: event.description,
      };
      if (!event.model) return [callback];
      const model = { type: event.type, isRequired: false };
      return [
        { ...model, name: event.model, text: "The value, when you hold it." },
        {
          ...model,
          name: `default${pascalCase(event.model)}`,
          text: "The value at first, when it holds its own.",
        },
        callback,
      ];
    }),
  ];
  const imports = [
    ...(slots.length > 0 ? ['import type { ReactNode } from "react";'] : []),
    ...typeImports(component),
  ];
  return [HEAD, imports.join("\n"), interfaceText(`${name}OwnProps`, members)].filter(Boolean).join("\n\n");
}

/** `components/props/<id>.ts` of the Vue project: properties, slots, and events that are no models. */
export function vueProps(component: KitComponent): string {
  const { name, slots, events } = component;
  const plain = events.filter(({ model }) => model === undefined);
  const slotMembers = slots
    .filter(({ keyed }) => !keyed)
    .map((slot) => ({
      name: slot.name,
      type: "() => unknown",
      isRequired: slot.required === true,
      text: slot.description,
    }));
  const emits = plain.map(({ name, type, description }) => ({
    name,
    type: type === "void" ? "[]" : `[value: ${type}]`,
    isRequired: true,
    text: description,
  }));
  return [
    HEAD,
    typeImports({ ...component, events: plain }).join("\n"),
    interfaceText(`${name}Props`, valueMembers(component)),
    slots.length > 0 ? slotsText(component, slotMembers) : "",
    emits.length > 0 ? interfaceText(`${name}Emits`, emits) : "",
  ]
    .filter(Boolean)
    .join("\n\n");
}

function slotsText({ name, slots }: KitComponent, members: readonly Member[]): string {
  const keyed = slots.find((slot) => slot.keyed);
  const index = keyed ? `  /** ${keyed.description} */\n  [id: string]: (() => unknown) | undefined;\n` : "";
  return interfaceText(`${name}Slots`, members).replace(/\}$/, `${index}}`);
}

function valueMembers({ variants, props }: KitComponent): Member[] {
  return [
    ...variants.map(({ prop, values, description, default: preset }) => ({
      name: prop,
      type: values.map(({ value }) => JSON.stringify(value)).join(" | "),
      isRequired: false,
      text: `${description} Default ${JSON.stringify(preset)}.`,
    })),
    ...props.map((prop) => ({
      name: prop.name,
      type: prop.type,
      isRequired: prop.required === true,
      text: prop.default === undefined ? prop.description : `${prop.description} Default ${prop.default}.`,
    })),
  ];
}

function typeImports({ id, types = [], props, events }: KitComponent): string[] {
  const text = [...props, ...events].map(({ type }) => type).join(" ");
  const named = types.filter((name) => new RegExp(`\\b${name}\\b`).test(text)).sort();
  return named.length > 0 ? [`import type { ${named.join(", ")} } from "../../behaviours/${id}";`] : [];
}

function interfaceText(name: string, members: readonly Member[]): string {
  const lines = members.map(
    ({ name, type, isRequired, text }) => `  /** ${text} */\n  ${name}${isRequired ? "" : "?"}: ${type};`,
  );
  return `export interface ${name} {\n${lines.join("\n")}\n}`;
}
