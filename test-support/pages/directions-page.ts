import type { Locator, Page } from "@playwright/test";

export type PartName = "mark" | "name" | "colors" | "typefaces";
const PARTS: Record<PartName, string> = {
  mark: "logos",
  name: "name",
  colors: "palette",
  typefaces: "typography",
};

/** The owner's tools on a board; `boardPage(page).openTools()` opens them. */
export function directionsPage(page: Page) {
  const section = page.getByRole("region", { name: "Directions" });
  const part = (name: PartName) => section.locator(`[data-part="${PARTS[name]}"]`);
  const compare = page.getByRole("region", { name: "Compare" });
  const versions = page.getByRole("region", { name: "Versions" });
  return {
    section,
    part,
    compare,
    versions,
    mockups: compare.getByRole("img"),
    apply: compare.getByRole("button", { name: "Apply as a new version" }),
    discard: compare.getByRole("button", { name: "Discard" }),
    problem: compare.getByRole("alert"),
    close: section.getByRole("button", { name: "Close the tools" }),
    toast: page.locator("[data-toast]"),
    dialog: page.getByRole("dialog"),
    lock: (name: PartName): Locator => part(name).getByRole("button", { name: `Lock the ${name}` }),
    tryOthers: (name: PartName): Locator =>
      part(name).getByRole("button", { name: `Try others for the ${name}` }),
    candidates: (name: PartName): Locator => part(name).getByRole("radio"),
    version: (number: number): Locator => versions.locator(`[data-version="${number}"]`),

    /** Waits until nothing is being drawn. */
    async drawn(): Promise<void> {
      await page.waitForFunction(() => document.querySelectorAll(".drawing").length === 0);
    },

    /** The drawings of a part's candidates, to tell whether they are others. */
    pictures: (name: PartName): Promise<string> => part(name).locator("fieldset").innerHTML(),

    /** Waits until the board shows this version. */
    async shows(number: number): Promise<void> {
      await page.getByText(`Version ${number} is shown.`).waitFor();
      await this.version(number).getByText("Shown now").waitFor();
      await this.drawn();
    },
  };
}
