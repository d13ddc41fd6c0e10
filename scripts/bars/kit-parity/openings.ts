import type { Page } from "@playwright/test";
import type { KeyboardRow } from "@/lib/kit/keyboard-row";
import type { KitComponent } from "@/lib/kit/kit.schema";
import type { OpenProject } from "./build-projects";
import { tryRow } from "./keyboard-rows";

/** A keyboard row up to the step that opens something, so that the story can be looked at while it is open. */
export interface Opening {
  readonly component: string;
  readonly row: KeyboardRow;
}

const OVERLAYS = "dialog[open], :popover-open, .kit-toast";

/**
 * What the rows of the descriptions open: for each story the first row that opens a dialog, a popover or a message, and the
 * first that says that something is visible.
 */
export async function findOpenings(
  page: Page,
  { storyUrl }: OpenProject,
  components: readonly KitComponent[],
): Promise<Opening[]> {
  const openings: Opening[] = [];
  for (const { id, keys } of components) {
    const seen = new Set<string>();
    for (const row of keys) {
      const keep = (kind: string, at: number) => {
        const name = `${row.story} ${kind}`;
        if (at < 0 || seen.has(name)) return;
        seen.add(name);
        openings.push({ component: id, row: { ...row, steps: row.steps.slice(0, at + 1) } });
      };
      let overlay = -1;
      if (!seen.has(`${row.story} overlay`))
        await tryRow(page, storyUrl(id, row.story), row, async (at) => {
          if ((await page.locator(OVERLAYS).count()) > 0) overlay = at;
          return overlay >= 0;
        });
      keep("overlay", overlay);
      if (overlay < 0)
        keep(
          "part",
          row.steps.findIndex((step) => "visible" in step),
        );
    }
  }
  return openings;
}

/** Components that have a dialog or a float which no row opens. */
export function neverOpened(components: readonly KitComponent[], openings: readonly Opening[]): string[] {
  return components
    .filter(({ parts }) =>
      parts.some(({ element, className }) => element === "dialog" || className === "kit-float"),
    )
    .filter(({ id }) => !openings.some(({ component }) => component === id))
    .map(({ id }) => id);
}
