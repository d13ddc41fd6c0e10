import { MarkRefused } from "./mark-refused";

/** The path data of a basic shape. @throws MarkRefused for an element that is no shape. */
export function pathOf(name: string, attributes: Record<string, string>): string {
  const number = (key: string, otherwise = 0) => {
    const text = attributes[key];
    if (text === undefined) return otherwise;
    const value = Number.parseFloat(text);
    if (!Number.isFinite(value) || text.trim().endsWith("%")) {
      throw new MarkRefused(`${key}="${text.slice(0, 20)}" is no plain number`);
    }
    return value;
  };
  switch (name) {
    case "path":
      return attributes.d ?? "";
    case "polygon":
    case "polyline":
      return attributes.points?.trim() ? `M${attributes.points.trim()}Z` : "";
    case "circle":
      return ellipse(number("cx"), number("cy"), number("r"), number("r"));
    case "ellipse":
      return ellipse(number("cx"), number("cy"), number("rx"), number("ry"));
    case "rect": {
      const [x, y, width, height] = [number("x"), number("y"), number("width"), number("height")];
      const rx = Math.min(number("rx", number("ry")), width / 2);
      const ry = Math.min(number("ry", number("rx")), height / 2);
      if (width <= 0 || height <= 0) return "";
      if (rx <= 0 || ry <= 0) return `M${x} ${y}h${width}v${height}h${-width}Z`;
      const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
      return (
        `M${x + rx} ${y}h${width - 2 * rx}${corner(rx, ry)}v${height - 2 * ry}${corner(-rx, ry)}` +
        `h${2 * rx - width}${corner(-rx, -ry)}v${2 * ry - height}${corner(rx, -ry)}Z`
      );
    }
    default:
      throw new MarkRefused(
        `The file holds <${name.slice(0, 30)}>. Valid are path, rect, circle, ellipse and polygon`,
      );
  }
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  if (rx <= 0 || ry <= 0) return "";
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;
}
