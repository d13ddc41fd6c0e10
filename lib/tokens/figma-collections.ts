/** One mode and the overlays that are in force in it. */
interface FigmaMode {
  readonly name: string;
  readonly files: readonly string[];
}
interface FigmaCollection {
  readonly name: string;
  readonly modes: readonly [FigmaMode, ...FigmaMode[]];
}

const DARK = "theme-dark.tokens.json";
const MORE = "contrast-more.tokens.json";
const one: readonly [FigmaMode] = [{ name: "Value", files: [] }];

/** What is pointed at comes before what points at it. */
export const FIGMA_COLLECTIONS: readonly FigmaCollection[] = [
  { name: "Primitives", modes: one },
  {
    name: "Theme",
    modes: [
      { name: "Light", files: [] },
      { name: "Dark", files: [DARK] },
      { name: "High contrast light", files: [MORE] },
      { name: "High contrast dark", files: [DARK, MORE] },
    ],
  },
  { name: "Typography", modes: one },
  { name: "Layout", modes: one },
  {
    name: "Motion",
    modes: [
      { name: "Full", files: [] },
      { name: "Reduced", files: ["motion-reduced.tokens.json"] },
    ],
  },
  { name: "Components", modes: one },
];

/** Where a variable stands; what a theme or contrast changes is in Theme. */
export function collectionName(path: string): string {
  if (path === "shape.stroke-width.thick") return "Theme";
  const group = path.split(".")[0]!;
  return COLLECTION_OF[group] ?? "Layout";
}

const COLLECTION_OF: Record<string, string> = {
  primitive: "Primitives",
  color: "Theme",
  typography: "Typography",
  motion: "Motion",
  component: "Components",
};

const FILL = ["FRAME_FILL", "SHAPE_FILL"];

/** The first pattern that fits says for which properties Figma's picker offers a variable; none for primitives. */
const SCOPES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^primitive\./, []],
  [/^color\.text\./, ["TEXT_FILL", "SHAPE_FILL", "STROKE_COLOR"]],
  [/^color\.border\./, ["STROKE_COLOR"]],
  [/^color\.brand\./, ["ALL_FILLS", "STROKE_COLOR"]],
  [/^color\./, FILL],
  [/^typography\.font-family\./, ["FONT_FAMILY"]],
  [/^typography\.font-size\./, ["FONT_SIZE"]],
  [/^typography\.font-weight\./, ["FONT_WEIGHT"]],
  [/^typography\.line-height\./, ["LINE_HEIGHT"]],
  [/^typography\.letter-spacing\./, ["LETTER_SPACING"]],
  [/^space\./, ["GAP"]],
  [/^shape\.radius\./, ["CORNER_RADIUS"]],
  [/^shape\.stroke-width\./, ["STROKE_FLOAT"]],
  [/^size\./, ["WIDTH_HEIGHT"]],
  [/^opacity\./, ["OPACITY"]],
  [/^component\..*\.(?:text|text-hover|placeholder)$/, ["TEXT_FILL"]],
  [/^component\..*\.border/, ["STROKE_COLOR"]],
  [/^component\..*\.(?:background|background-hover|scrim)$/, FILL],
  [/^component\..*\.radius$/, ["CORNER_RADIUS"]],
  [/^component\..*\.padding/, ["GAP"]],
  [/^component\..*\.min-height$/, ["WIDTH_HEIGHT"]],
];

export function figmaScopes(path: string): readonly string[] {
  return SCOPES.find(([pattern]) => pattern.test(path))?.[1] ?? [];
}
