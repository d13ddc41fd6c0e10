/** What an element's attributes and its parents' say about how it is drawn; names as in CSS. */
export type MarkStyle = Readonly<Record<string, string>>;

export const ROOT_STYLE: MarkStyle = {};

const STYLED = [
  "fill",
  "fill-rule",
  "stroke",
  "stroke-width",
  "color",
  "display",
  "visibility",
  "clip-path",
  "mask",
  "filter",
];

/** An element's style on top of its parent's: the style attribute wins over the others, "inherit" is the parent's. */
export function styleOf(attributes: Record<string, string>, inherited: MarkStyle): MarkStyle {
  const inline = new Map(
    (attributes.style ?? "").split(";").map((rule): [string, string] => {
      const [key = "", value = ""] = rule.split(":", 2);
      return [key.trim(), value.replace(/!\s*important$/, "").trim()];
    }),
  );
  const style: Record<string, string> = { ...inherited };
  for (const key of STYLED) {
    const value = inline.get(key) || attributes[key]?.trim();
    if (value && value !== "inherit") style[key] = value;
  }
  if (style.fill?.toLowerCase() === "currentcolor") style.fill = style.color ?? "black";
  return style;
}

export const isSet = (value: string | undefined) =>
  value !== undefined && value !== "none" && value !== "transparent";
