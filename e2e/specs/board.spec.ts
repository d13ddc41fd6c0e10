import { boardPage } from "@/test-support/pages/board-page";
import { directionsPage } from "@/test-support/pages/directions-page";
import { examine } from "@/test-support/pages/examine";
import { tabTo } from "@/test-support/pages/keyboard";
import { landingPage } from "@/test-support/pages/landing-page";
import { progressPage } from "@/test-support/pages/progress-page";
import { textFaults } from "@/test-support/pages/text-faults";
import { expect, MOVING, test } from "../fixtures";

// The network is taken away on purpose: what the page asks for meanwhile is not there.
test.use({ ...MOVING, expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

test("progress opens at its top, tells when the network is gone, and comes back; the board leads around itself", async ({
  page,
  context,
}) => {
  const landing = landingPage(page);
  const progress = progressPage(page);
  // The documentation in the board's frame is examined by itself (the axe bar); here it would be taken for a part of the page.
  const framed = '<!doctype html><html lang="en"><title>Framed</title><p>Framed</p></html>';
  await page.route("**/files/docs/*.html*", (route) =>
    route.fulfill({ contentType: "text/html", body: framed }),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await landing.open();
  await landing.fill({
    idea: "산 아래 작은 마을에서 갓 구운 빵을 자전거로 배달하는 동네 빵집입니다",
    audience: "아침을 집에서 먹는 이웃들",
    style: "Minimal",
  });
  await expect(landing.idea).toHaveCSS("direction", "ltr");
  expect(await textFaults(page)).toEqual([]);
  const jobId = await landing.submit();

  await test.step("the progress page", async () => {
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await context.setOffline(true);
    await expect(page.locator('[data-notice="offline"]')).toBeVisible();
    await context.setOffline(false);
    await progress.becomesBoard();
  });

  const bar = page.getByRole("navigation", { name: "Parts of the board" });

  await test.step("Korean has all its letters and breaks between words", async () => {
    const { strategy } = await boardPage(page).data(jobId);
    expect(strategy).toMatchObject({ language: "ko", direction: "ltr" });
    expect(await textFaults(page)).toEqual([]);
    await expect(page.locator(":lang(ko)").first()).toHaveCSS("word-break", "keep-all");
  });

  await test.step("the bar stays, marks the part that is read, and is used by keyboard", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const colors = bar.getByRole("link", { name: "Colors" });
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await tabTo(page, colors);
    await page.keyboard.press("Enter");
    const heading = page.getByRole("heading", { level: 2, name: "Colors" });
    await expect(heading).toBeInViewport();
    await expect(colors).toHaveAttribute("aria-current", "location");
    await expect(bar.locator("[aria-current]")).toHaveCount(1);
    await expect(bar).toBeInViewport({ ratio: 1 });
    const [below, covered] = await Promise.all([heading.boundingBox(), bar.boundingBox()]);
    expect(below!.y).toBeGreaterThanOrEqual(covered!.y + covered!.height);
  });

  await test.step("on a phone comparing and applying are at hand wherever the tools are read", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const directions = directionsPage(page);
    await boardPage(page).openTools();
    const changes = page.getByRole("group", { name: "Your changes" });
    await expect(changes.getByRole("button", { name: "Apply" })).toHaveAttribute("aria-disabled", "true");
    await directions.part("typefaces").scrollIntoViewIfNeeded();
    await directions.candidates("colors").nth(1).check({ force: true });
    await directions.drawn();
    await expect(changes.getByRole("button", { name: "Apply" })).toHaveAttribute("aria-disabled", "false");
    for (const control of await changes.locator("a, button").all()) {
      await expect(control).toBeInViewport({ ratio: 1 });
    }
    await changes.getByRole("link", { name: "Compare" }).click();
    await expect(directions.compare.getByRole("heading", { name: "Compare" })).toBeInViewport();
  });

  await test.step("printed it keeps its colors and leaves the tools of the page out", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(bar).toBeHidden();
    await expect(page.getByRole("banner")).toBeHidden();
    const swatch = page.getByRole("region", { name: "Colors" }).locator("[style*=background]").first();
    await expect(swatch).toHaveCSS("print-color-adjust", "exact");
    await page.emulateMedia({ media: "screen" });
  });

  await test.step("with the tools open axe finds nothing, in forced colors neither, where the swatches stay", async () => {
    await boardPage(page).unfold();
    await examine(page, [
      ["dark", 1440],
      ["forced", 390],
    ]);
    const swatch = page.getByRole("region", { name: "Colors" }).locator("[style*=background]").first();
    await expect(swatch).toHaveCSS("forced-color-adjust", "none");
  });
});
