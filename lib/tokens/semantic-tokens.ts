import { type Palette, SOLID_ROLES, type Theme } from "@/lib/palette/palette.schema";
import { place, px, rem } from "./primitive-tokens";
import type { PlacedToken } from "./token-tree";

type ColorEntry = readonly [path: string, primitive: string, description: string];

const STATUS = ["success", "warning", "danger", "info"] as const;

/**
 * Colours by meaning, each pointing at a primitive of one theme: the dark theme is the same list pointing elsewhere.
 * `color.action` is what a main button is filled with: the primary, or `primary-strong` where a customer's colour is
 * too pale or too dark to show on the page.
 */
function colorEntries(palette: Palette): ColorEntry[] {
  const action = isShape(palette) ? "primary" : "primary-strong";
  return [
    ["color.brand.primary", "primary", "The brand's own color: logo, shapes, filled areas"],
    [
      "color.brand.primary-strong",
      "primary-strong",
      "The brand's color where it has to be read: links, headings, icons",
    ],
    ["color.brand.primary-soft", "primary-soft", "A wash of the brand's color for quiet areas"],
    ["color.brand.secondary", "secondary", "Supports the primary color"],
    ["color.brand.accent", "accent", "For what must be noticed first; small areas only"],
    ["color.background.page", "background", "The page"],
    ["color.background.surface", "surface", "Cards, panels, table heads"],
    ["color.background.raised", "surface-2", "What lies on a surface: wells, chips, selected rows"],
    ["color.background.soft", "primary-soft", "Brand-tinted notes and highlights"],
    ["color.background.scrim", "scrim", "The veil behind a dialog"],
    ["color.text.default", "text", "Headings and running text"],
    ["color.text.muted", "text-muted", "Captions, hints, placeholders"],
    ["color.text.link", "primary-strong", "Links and text buttons"],
    ...STATUS.map((role): ColorEntry => [`color.text.${role}`, role, `Text that reports ${role}`]),
    ["color.text.on-action", `on-${action}`, "Text on color.action"],
    ...SOLID_ROLES.map(
      (role): ColorEntry => [`color.text.on-${role}`, `on-${role}`, `Text on a ${role} area`],
    ),
    ["color.border.control", "border", "Outline of inputs and other controls; 3:1 on every surface"],
    ["color.border.subtle", "divider", "Decorative lines; carries no meaning"],
    ["color.border.focus", "focus-ring", "The focus ring; 3:1 on every surface"],
    ["color.action.fill", action, "Filled main button"],
    ["color.action.fill-hover", `${action}-hover`, "Filled main button under the pointer"],
    ...SOLID_ROLES.flatMap((role): ColorEntry[] => [
      [`color.solid.${role}`, role, `Area filled with ${role}; text on it is color.text.on-${role}`],
      [`color.solid.${role}-hover`, `${role}-hover`, `The same under the pointer`],
    ]),
  ];
}

/** Whether the primary shows on light surfaces by itself: then its pairs are among those that the palette guarantees. */
function isShape({ pairs }: Palette): boolean {
  return pairs.some(
    (pair) => pair.theme === "light" && pair.foreground === "primary" && pair.background === "surface-2",
  );
}

/** The tokens that change with the theme, all of them aliases of primitives. */
export function themedTokens(palette: Palette, theme: Theme): PlacedToken[] {
  const elevation = (name: string, description: string) =>
    place(`elevation.${name}`, "shadow", `{primitive.shadow.${theme}.${name}}`, description);
  return [
    ...colorEntries(palette).map(([path, primitive, description]) =>
      place(path, "color", `{primitive.color.${theme}.${primitive}}`, description),
    ),
    elevation("low", "Resting on the page: cards, inputs"),
    elevation("medium", "Lifted: menus, popovers, cards under the pointer"),
    elevation("high", "Floating: dialogs, toasts"),
  ];
}

const SPACES: readonly (readonly [name: string, size: number, description: string])[] = [
  ["none", 0, "No space"],
  ["3xs", 1, "Between an icon and its label"],
  ["2xs", 2, "Inside chips and badges"],
  ["xs", 3, "Inside controls"],
  ["sm", 4, "Between controls"],
  ["md", 6, "Inside cards"],
  ["lg", 8, "Between cards"],
  ["xl", 12, "Between groups"],
  ["2xl", 16, "Between sections on small screens"],
  ["3xl", 24, "Between sections"],
];

/** Tokens that no theme changes: space, shape, layers, opacity, borders, gradients. */
export function constantTokens(): PlacedToken[] {
  const alias = (path: string, type: Parameters<typeof place>[1], target: string, description: string) =>
    place(path, type, `{${target}}`, description);
  const layer = (name: string, value: number, description: string) =>
    place(`layer.${name}`, "number", value, description);
  const border = (name: string, width: string, description: string) =>
    place(
      `border.${name}`,
      "border",
      {
        color: `{color.border.${name}}`,
        width: `{shape.stroke-width.${width}}`,
        style: "{shape.stroke-style.solid}",
      },
      description,
    );
  const stop = (color: string, position: number) => ({ color: `{color.${color}}`, position });
  return [
    ...SPACES.map(([name, size, description]) =>
      alias(`space.${name}`, "dimension", `primitive.size.${size}`, description),
    ),
    alias("shape.radius.none", "dimension", "primitive.radius.none", "Square corners"),
    alias("shape.radius.control", "dimension", "primitive.radius.medium", "Buttons, inputs"),
    alias("shape.radius.card", "dimension", "primitive.radius.large", "Cards, dialogs, images"),
    alias("shape.radius.chip", "dimension", "primitive.radius.small", "Badges, tooltips, checkboxes"),
    alias("shape.radius.pill", "dimension", "primitive.radius.full", "Fully round"),
    place("shape.stroke-width.hairline", "dimension", px(1), "Lines and outlines"),
    place("shape.stroke-width.thick", "dimension", px(2), "Focus ring, selected tab"),
    place("shape.stroke-style.solid", "strokeStyle", "solid", "The usual line"),
    place(
      "shape.stroke-style.dashed",
      "strokeStyle",
      { dashArray: [px(4), px(4)], lineCap: "butt" },
      "Drop zones and drafts; CSS draws it as dashed",
    ),
    alias(
      "size.target",
      "dimension",
      "primitive.size.11",
      "Comfortable least size of anything that is pressed: 44 px",
    ),
    alias(
      "size.target-small",
      "dimension",
      "primitive.size.6",
      "Least size of a target by WCAG 2.5.8: 24 px",
    ),
    place("size.measure", "dimension", rem(640), "Widest line of running text"),
    place("size.page", "dimension", rem(1200), "Widest content"),
    place("opacity.disabled", "number", 0.5, "Controls that cannot be used"),
    layer("sticky", 10, "Sticky heads"),
    layer("menu", 20, "Menus, popovers"),
    layer("dialog", 30, "Dialogs and their veil"),
    layer("toast", 40, "Toasts"),
    layer("tooltip", 50, "Tooltips"),
    border("control", "hairline", "Outline of a control"),
    border("subtle", "hairline", "Decorative outline or divider"),
    border("focus", "thick", "Focus ring; use as outline with an offset of 2 px"),
    place(
      "gradient.brand",
      "gradient",
      [stop("brand.primary-strong", 0), stop("brand.primary", 1)],
      "Stops of the brand's gradient: linear-gradient(135deg, var(--gradient-brand))",
    ),
    place(
      "gradient.soft",
      "gradient",
      [stop("brand.primary-soft", 0), stop("background.page", 1)],
      "Stops of a quiet wash from brand tint to page: linear-gradient(var(--gradient-soft))",
    ),
  ];
}
