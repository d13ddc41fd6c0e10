import type { Page } from "@playwright/test";

/** A color on another as a page shows it, with the least ratio that WCAG 2.2 asks of it (1.4.3, 1.4.11). */
export interface UsedPair {
  readonly foreground: string;
  readonly background: string;
  readonly ratio: number;
  readonly required: number;
  /** Where it was first seen. */
  readonly where: string;
}

/** What reacts to the pointer. Disabled controls are exempt, and so is what a person cannot see. */
const REACTING = "a[href], button:not(:disabled, [aria-disabled='true']), summary, label, tbody tr";

/**
 * Every pair of text and ground that the page shows, at rest and under the pointer, and every outline of a field and
 * filled part of a bar against what is round it: from computed styles, so that what nobody declared is seen too.
 */
export async function usedPairs(page: Page): Promise<UsedPair[]> {
  await page.evaluate(installReader);
  const found = new Map<string, UsedPair>();
  const add = (pairs: readonly UsedPair[]) => {
    for (const pair of pairs) {
      const key = `${pair.foreground} ${pair.background} ${pair.required}`;
      if (!found.has(key)) found.set(key, pair);
    }
  };
  add(await page.evaluate(() => window.readPairs(document.body)));
  // Browsers compute no style of a bar's filled part, so its color is read from the picture. A bar without a value moves;
  // its color is that of its sisters.
  for (const bar of await page.locator("progress:not(:indeterminate)").filter({ visible: true }).all()) {
    const picture = await bar.screenshot({ animations: "disabled", timeout: 5_000 });
    add(
      await bar.evaluate(
        (node, png) => window.readBar(node as HTMLProgressElement, png),
        picture.toString("base64"),
      ),
    );
  }
  for (const element of await page.locator(REACTING).filter({ visible: true }).all()) {
    await element.hover({ force: true, timeout: 5_000 }).catch(() => undefined);
    add(await element.evaluate((node) => window.readPairs(node)));
  }
  return [...found.values()];
}

declare global {
  interface Window {
    readPairs: (root: Element) => UsedPair[];
    readBar: (bar: HTMLProgressElement, png: string) => Promise<UsedPair[]>;
  }
}

/** Runs in the page, so it may use nothing of this module. */
function installReader(): void {
  type Rgba = readonly [red: number, green: number, blue: number, alpha: number];
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
  const parse = (color: string): Rgba => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = "#000";
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
    return [red!, green!, blue!, alpha! / 255];
  };
  const over = (top: Rgba, below: Rgba): Rgba => {
    const mix = (at: 0 | 1 | 2) => Math.round(top[at] * top[3] + below[at] * (1 - top[3]));
    return [mix(0), mix(1), mix(2), 1];
  };
  const luminance = (color: Rgba) => {
    const [red, green, blue] = [0, 1, 2].map((at) => {
      const channel = color[at as 0]! / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  const ratioOf = (a: Rgba, b: Rgba) => {
    const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
    return (light! + 0.05) / (dark! + 0.05);
  };
  const hex = (color: Rgba) =>
    `#${color
      .slice(0, 3)
      .map((part) => part.toString(16).padStart(2, "0"))
      .join("")}`;
  /** Every color that may lie behind an element: the stops of a gradient count each. */
  const groundsOf = (element: Element | null): Rgba[] => {
    if (!element) return [[255, 255, 255, 1]];
    const style = getComputedStyle(element);
    const below = style.position === "fixed" ? [parse("#fff")] : groundsOf(element.parentElement);
    const flat = parse(style.backgroundColor);
    const grounds = flat[3] === 0 ? below : below.map((ground) => over(flat, ground));
    if (!style.backgroundImage.includes("gradient(")) return grounds;
    const stops = style.backgroundImage.match(/(?:rgba?|color|oklab|oklch)\([^()]*\)/g) ?? [];
    return stops.flatMap((stop) => grounds.map((ground) => over(parse(stop), ground)));
  };
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest(":disabled, [aria-disabled='true'], .kit-visually-hidden, [data-loading]") &&
    !element.closest(".kit-field:has(:disabled)");

  const pairsOf = (
    element: Element,
    color: string,
    behind: Element | null,
    required: number,
    what: string,
  ): UsedPair[] =>
    groundsOf(behind).map((ground) => {
      const shown = over(parse(color), ground);
      const ratio = ratioOf(shown, ground);
      const state = element.matches(":hover") ? ":hover" : "";
      const where = `${element.closest("section[id]")?.id ?? "page"} .${element.className || element.localName}${state} ${what}`;
      return { foreground: hex(shown), background: hex(ground), ratio, required, where };
    });

  window.readBar = async (bar, png) => {
    if (bar.position <= 0) return [];
    const picture = new Image();
    picture.src = `data:image/png;base64,${png}`;
    await picture.decode();
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width: picture.width, height: picture.height });
    const drawn = canvas.getContext("2d")!;
    drawn.drawImage(picture, 0, 0);
    const fromLeft = getComputedStyle(bar).direction === "rtl" ? 1 - bar.position / 2 : bar.position / 2;
    const [red, green, blue] = drawn.getImageData(picture.width * fromLeft, picture.height / 2, 1, 1).data;
    return pairsOf(bar, `rgb(${red} ${green} ${blue})`, bar.parentElement, 3, "filled part");
  };

  window.readPairs = (root) => {
    const pairs: UsedPair[] = [];
    const note = (...pair: Parameters<typeof pairsOf>) => pairs.push(...pairsOf(...pair));
    for (const element of [root, ...root.querySelectorAll("*")]) {
      if (!isSeen(element)) continue;
      const style = getComputedStyle(element);
      const isText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
      const size = Number.parseFloat(style.fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      // What stands in a bar is for browsers that do not draw it.
      if (isText && !element.matches("progress"))
        note(element, style.color, element, isLarge ? 3 : 4.5, "text");
      if (
        element.matches(
          "input:not([type='radio'], [type='checkbox'], [type='range'], [type='file'], [type='color'])",
        )
      ) {
        note(element, style.color, element, 4.5, "typed");
        note(element, getComputedStyle(element, "::placeholder").color, element, 4.5, "placeholder");
      }
      if (element.matches(".kit-input-box, .kit-checkbox")) {
        note(element, style.borderTopColor, element.parentElement, 3, "outline");
      }
      if (element.matches("[role='tab'][aria-selected='true']")) {
        note(
          element,
          getComputedStyle(element, "::after").backgroundColor,
          element,
          3,
          "mark of the selected",
        );
      }
    }
    return pairs;
  };
}
