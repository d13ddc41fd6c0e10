import type { KitComponent } from "./kit.schema";

/** What every field with a label has in common: properties of the same names, in the same words. */
export const fieldProps = {
  label: { name: "label", type: "string", required: true, description: "The field's name; always there." },
  hideLabel: {
    name: "hideLabel",
    type: "boolean",
    default: "false",
    description: "Keeps the label for assistive technology alone.",
  },
  optionalLabel: {
    name: "optionalLabel",
    type: "string",
    description: "Beside the label of a field that may stay empty, e.g. “optional”.",
  },
  required: { name: "required", type: "boolean", default: "false", description: "As in HTML." },
  disabled: { name: "disabled", type: "boolean", default: "false", description: "As in HTML." },
} satisfies Record<string, KitComponent["props"][number]>;

/** The three sizes of a field. */
export function fieldSize(
  description = "Its height, the same as a button's.",
): KitComponent["variants"][number] {
  return {
    prop: "size",
    attribute: "data-size",
    description,
    default: "medium",
    values: [
      { value: "small", use: "Inside tables and dense tools" },
      { value: "medium", use: "Everywhere else" },
      { value: "large", use: "The one field of a first screen" },
    ],
  };
}
