import { WORD_LIMITS } from "@/lib/model/word-limits";
import { boardPage } from "@/test-support/pages/board-page";
import { directionsPage } from "@/test-support/pages/directions-page";
import { tabTo } from "@/test-support/pages/keyboard";
import { expect, test } from "../fixtures";

const RING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill-rule="evenodd" d="M0 0h40v40H0zM10 10h20v20H10z"/></svg>`;

test("lock, try others, compare, apply, undo, apply again: only what was asked for changes", async ({
  page,
  ownBrand: { jobId },
}) => {
  const board = boardPage(page);
  const directions = directionsPage(page);
  await board.open(jobId);
  const before = await board.data(jobId);
  await board.openTools();
  await expect(directions.candidates("mark")).toHaveCount(6);
  await expect(directions.candidates("name")).toHaveCount(6);
  await expect(directions.candidates("colors")).toHaveCount(4);
  await expect(directions.candidates("typefaces")).toHaveCount(4);
  await expect(directions.apply).toHaveAttribute("aria-disabled", "true");

  await directions.lock("name").click();
  await expect(directions.lock("name")).toHaveAttribute("aria-pressed", "true");
  await expect(directions.candidates("name").first()).toBeDisabled();
  const marks = await directions.pictures("mark");
  await directions.tryOthers("mark").click();
  await directions.drawn();
  expect(await directions.pictures("mark")).not.toBe(marks);
  await directions.candidates("mark").nth(4).check();
  await directions.candidates("colors").nth(1).check();
  const [now, then] = await Promise.all([0, 1].map((side) => directions.mockups.nth(side).innerHTML()));
  expect(then).not.toBe(now);

  await directions.apply.click();
  await page.getByRole("progressbar", { name: "Progress of the brand" }).waitFor();
  await directions.shows(2);
  await expect(directions.version(2)).toContainText("other colors and mark");

  const { versions } = (await (await page.request.get(`/api/brands/${before.brandId}/versions`)).json()) as {
    versions: { version: number; jobId: string }[];
  };
  const after = await board.data(versions.find(({ version }) => version === 2)!.jobId);
  expect(after.strategy).toEqual(before.strategy);
  expect(after.typography).toEqual(before.typography);
  expect(after.palette).not.toEqual(before.palette);
  // Drawings, not ids: "stroke-letter/d-light" of another seed is another picture.
  expect(after.logo.variations.icon).not.toEqual(before.logo.variations.icon);
  // The board itself, by the same address, wears the new version.
  const ground = () =>
    page
      .getByRole("heading", { level: 1 })
      .locator("..")
      .evaluate((element) => element.style.background);
  expect(await ground()).toContain(rgb(after.palette.light.roles.primary.hex));

  await directions.toast.getByRole("button", { name: "Undo" }).click();
  await directions.shows(1);
  expect(await ground()).toContain(rgb(before.palette.light.roles.primary.hex));

  // The same once more, followed while the tools are closed. How far it is stands there for moments only: nearly everything
  // is carried over from version 2.
  await directions.candidates("mark").nth(4).check();
  await directions.candidates("colors").nth(1).check();
  await directions.apply.click();
  await page.getByRole("progressbar", { name: "Progress of the brand" }).waitFor();
  await directions.close.click();
  await expect(board.tools).toBeFocused();
  await expect(directions.toast).toContainText("Version 3 is shown.");
  await board.openTools();
  await expect(directions.version(3)).toContainText("Shown now");
});

test("a name, a color, words and a mark of one's own survive what is made again", async ({
  page,
  ownBrand: { jobId },
}) => {
  const board = boardPage(page);
  const directions = directionsPage(page);
  await board.open(jobId);
  await board.openTools();

  const bring = directions.section.getByLabel("Bring your own mark");
  await bring.setInputFiles({
    name: "text.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.from("<svg><text>A</text></svg>"),
  });
  await expect(directions.part("mark").getByRole("alert")).toContainText("convert it to outlines");
  await bring.setInputFiles({ name: "ring.svg", mimeType: "image/svg+xml", buffer: Buffer.from(RING) });
  await directions.drawn();
  await expect(directions.candidates("mark")).toHaveCount(7);
  await directions.section.getByLabel("Your own name").fill("Nachtrad");
  await directions.section.getByRole("button", { name: "Use this name" }).click();
  await directions.drawn();
  await directions.section.getByLabel("Your own color", { exact: true }).fill("#1f6feb");
  await directions.drawn();
  await expect(directions.candidates("colors").first()).toBeChecked();
  await directions.section
    .getByRole("textbox", { name: "Tagline" })
    .fill("x".repeat(WORD_LIMITS.tagline + 1));
  await directions.apply.click();
  await expect(directions.problem).toContainText(`at most ${WORD_LIMITS.tagline} characters`);
  await directions.section.getByRole("textbox", { name: "Tagline" }).fill("Ready before you are");
  await directions.apply.click();
  await directions.shows(2);

  await directions.tryOthers("typefaces").click();
  await directions.drawn();
  await directions.apply.click();
  await directions.shows(3);
  await expect(board.title).toHaveAccessibleName("Nachtrad");
  await expect(directions.section.getByRole("textbox", { name: "Tagline" })).toHaveValue(
    "Ready before you are",
  );
  await expect(directions.candidates("mark").last()).toBeChecked();
  await expect(directions.section.getByLabel("Your own color", { exact: true })).toHaveValue("#1f6feb");
});

test("by keyboard alone: lock, try others, choose, apply, go back", async ({ page, ownBrand: { jobId } }) => {
  const directions = directionsPage(page);
  await boardPage(page).open(jobId);
  await page.getByRole("button", { name: "Change this brand" }).focus();
  await page.keyboard.press("Enter");
  await page.locator('[data-editor="ready"]').waitFor();

  await tabTo(page, directions.lock("mark"));
  await page.keyboard.press("Space");
  await expect(directions.lock("mark")).toHaveAttribute("aria-pressed", "true");
  await tabTo(page, directions.tryOthers("colors"));
  await page.keyboard.press("Enter");
  await directions.drawn();
  await tabTo(page, directions.candidates("colors").first());
  await page.keyboard.press("ArrowDown");
  await expect(directions.candidates("colors").nth(1)).toBeChecked();
  await tabTo(page, directions.apply);
  await page.keyboard.press("Enter");
  await directions.shows(2);
  await tabTo(page, directions.version(1).getByRole("button", { name: "Show version 1" }));
  await page.keyboard.press("Enter");
  await directions.shows(1);
});

test("what would be lost is asked about, and a guest gets no tools but the way to an own brand", async ({
  page,
  browser,
  ownBrand: { jobId },
}) => {
  const directions = directionsPage(page);
  await boardPage(page).open(jobId);
  await boardPage(page).openTools();
  await directions.candidates("colors").nth(2).check();
  await directions.discard.click();
  await directions.dialog.getByRole("button", { name: "Keep them" }).click();
  await expect(directions.candidates("colors").nth(2)).toBeChecked();
  await directions.discard.click();
  await directions.dialog.getByRole("button", { name: "Discard them" }).click();
  await expect(directions.candidates("colors").first()).toBeChecked();

  const guest = await browser.newPage();
  await guest.goto(new URL(page.url()).href);
  const section = guest.getByRole("region", { name: "Directions" });
  await expect(
    section.getByRole("list", { name: "Marks that were drawn" }).getByRole("listitem"),
  ).toHaveCount(6);
  await expect(
    section.getByRole("list", { name: "Palettes that would suit" }).getByRole("listitem"),
  ).toHaveCount(4);
  await expect(section.getByRole("button")).toHaveCount(0);
  await section.getByRole("link", { name: "Describe your own business" }).click();
  await expect(guest.getByRole("form", { name: "Your brief" })).toBeVisible();
  await guest.close();
});

/** As the browser gives a style back. */
function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}
