import { place } from "./primitive-tokens";
import type { PlacedToken } from "./token-tree";
import type { TokenType } from "./tokens.schema";

type Part = readonly [name: string, type: TokenType, target: string, description: string];

const BUTTONS: readonly (readonly [variant: string, fill: string, hover: string, text: string])[] = [
  ["primary", "color.action.fill", "color.action.fill-hover", "color.text.on-action"],
  ["secondary", "color.solid.secondary", "color.solid.secondary-hover", "color.text.on-secondary"],
  ["accent", "color.solid.accent", "color.solid.accent-hover", "color.text.on-accent"],
  ["danger", "color.solid.danger", "color.solid.danger-hover", "color.text.on-danger"],
  ["quiet", "color.background.page", "color.background.raised", "color.text.link"],
];

const COMPONENTS: Record<string, readonly Part[]> = {
  button: [
    ["radius", "dimension", "shape.radius.control", "Corners"],
    ["padding-x", "dimension", "space.sm", "Left and right of the label"],
    ["padding-y", "dimension", "space.2xs", "Above and below the label"],
    ["min-height", "dimension", "size.target", "Least height"],
    ["transition", "transition", "motion.transition.hover", "Under the pointer"],
  ],
  input: [
    ["background", "color", "color.background.page", "Field"],
    ["text", "color", "color.text.default", "Typed text"],
    ["placeholder", "color", "color.text.muted", "Hint in an empty field"],
    ["border", "border", "border.control", "Outline"],
    ["border-invalid", "color", "color.text.danger", "Outline of a field with an error"],
    ["radius", "dimension", "shape.radius.control", "Corners"],
    ["padding-x", "dimension", "space.xs", "Left and right"],
    ["padding-y", "dimension", "space.2xs", "Above and below"],
    ["min-height", "dimension", "size.target", "Least height"],
  ],
  card: [
    ["background", "color", "color.background.surface", "Area"],
    ["border", "border", "border.subtle", "Outline"],
    ["radius", "dimension", "shape.radius.card", "Corners"],
    ["padding", "dimension", "space.md", "Inside"],
    ["shadow", "shadow", "elevation.low", "At rest"],
    ["shadow-hover", "shadow", "elevation.medium", "Under the pointer, when the whole card can be pressed"],
  ],
  link: [
    ["text", "color", "color.text.link", "At rest"],
    ["text-hover", "color", "color.text.default", "Under the pointer"],
  ],
  badge: [
    ["background", "color", "color.background.soft", "Area"],
    ["text", "color", "color.text.link", "Label"],
    ["radius", "dimension", "shape.radius.chip", "Corners"],
    ["padding-x", "dimension", "space.2xs", "Left and right"],
  ],
  alert: [
    ["background", "color", "color.background.surface", "Area"],
    ["text", "color", "color.text.default", "Message"],
    ["radius", "dimension", "shape.radius.card", "Corners"],
    ["padding", "dimension", "space.sm", "Inside"],
  ],
  dialog: [
    ["background", "color", "color.background.page", "Area"],
    ["scrim", "color", "color.background.scrim", "Veil behind it"],
    ["radius", "dimension", "shape.radius.card", "Corners"],
    ["padding", "dimension", "space.lg", "Inside"],
    ["shadow", "shadow", "elevation.high", "Depth"],
    ["transition", "transition", "motion.transition.page", "Opening and closing"],
  ],
  tooltip: [
    ["background", "color", "color.text.default", "Area: the theme turned round"],
    ["text", "color", "color.background.page", "Label"],
    ["radius", "dimension", "shape.radius.chip", "Corners"],
    ["delay", "duration", "motion.delay.intent", "Before it appears"],
  ],
  focus: [["ring", "border", "border.focus", "Outline of whatever has the focus"]],
};

/** The third tier: the parts of components, each an alias of the second tier. */
export function componentTokens(): PlacedToken[] {
  const buttons = BUTTONS.flatMap(([variant, fill, hover, text]) => {
    const part = (name: string, target: string, description: string) =>
      place(`component.button.${variant}.${name}`, "color", `{${target}}`, description);
    return [
      part("background", fill, `Area of the ${variant} button`),
      part("background-hover", hover, "The same under the pointer"),
      part("text", text, "Label"),
    ];
  });
  const others = Object.entries(COMPONENTS).flatMap(([component, parts]) =>
    parts.map(([name, type, target, description]) =>
      place(`component.${component}.${name}`, type, `{${target}}`, description),
    ),
  );
  return [...buttons, ...others];
}
