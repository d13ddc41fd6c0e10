import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { THEMES, WIDTHS } from "./open-chromium";
import { settled } from "./pages/settled";

export interface AxeTotals {
  runs: number;
  violations: string[];
  /** Rules that axe left to a person's judgement, with the number of elements. */
  undecided: Map<string, number>;
}

/** The themes, and the colors that a person's system forces on every page. */
export const LOOKS = [...THEMES, "forced"] as const;

export type Look = (typeof LOOKS)[number];

/**
 * Runs every rule of axe on the page as it stands, in each look and width, and adds what it finds to `totals`.
 * @param without rules that say nothing of this page
 * @param frames whether to look into frames: each is a document of its own, with landmarks and headings of its own, which
 *   axe counts among those of the page
 */
export async function examine(
  page: Page,
  state: string,
  totals: AxeTotals,
  { without = [], frames = true }: { readonly without?: string[]; readonly frames?: boolean } = {},
): Promise<void> {
  const found: string[] = [];
  for (const theme of LOOKS) {
    for (const width of WIDTHS) {
      await showLook(page, theme, width);
      const axe = new AxeBuilder({ page })
        .options({ resultTypes: ["violations", "incomplete"] })
        .disableRules(without);
      const { violations, incomplete } = await (frames ? axe : axe.exclude("iframe")).analyze();
      totals.runs += 1;
      for (const { id, nodes } of incomplete) {
        totals.undecided.set(id, (totals.undecided.get(id) ?? 0) + nodes.length);
      }
      for (const { id, nodes } of violations) {
        const [first] = nodes;
        found.push(
          `${state}, ${theme}, ${width} px: ${id} on ${nodes.length} elements, first ${first?.target.join(" ")}: ` +
            `${first?.any[0]?.message ?? first?.failureSummary ?? ""}`,
        );
      }
    }
  }
  totals.violations.push(...found);
  console.log(`  ${found.length === 0 ? "clean" : `${found.length} VIOLATIONS`}: ${state}`);
}

/** Shows the page as somebody sees it who asks for this look, in a window of this width in pixels, and waits until it stands. */
export async function showLook(page: Page, look: Look, width: number): Promise<void> {
  await page.emulateMedia({
    colorScheme: look === "forced" ? "light" : look,
    forcedColors: look === "forced" ? "active" : "none",
    reducedMotion: "reduce",
  });
  await page.setViewportSize({ width, height: width < 800 ? 844 : 900 });
  await settled(page);
  if (look === "forced") await page.evaluate(readForcedInk);
}

/**
 * Chromium paints text in the forced color and says so of `color`, but of `-webkit-text-fill-color` it tells what the
 * page asked for, and axe believes that one first.
 */
function readForcedInk(): void {
  const { getPropertyValue } = CSSStyleDeclaration.prototype;
  CSSStyleDeclaration.prototype.getPropertyValue = function (name: string) {
    return getPropertyValue.call(this, name === "-webkit-text-fill-color" ? "color" : name);
  };
}
