import { boardPage } from "@/test-support/pages/board-page";
import { landingPage } from "@/test-support/pages/landing-page";
import { progressPage } from "@/test-support/pages/progress-page";
import { textFaults } from "@/test-support/pages/text-faults";
import { expect, test } from "../fixtures";

test.use({ viewport: { width: 390, height: 844 } });

// Korean is the board's specification; Japanese and German the bar "languages".
test("a brand in Arabic has all its letters, its direction, and fits a phone", async ({ page }) => {
  const landing = landingPage(page);
  const name = "فرن الصباح";
  await landing.open();
  await landing.fill({
    idea: "مخبز صغير يوصل الخبز الطازج بالدراجة إلى الجيران كل صباح 🥖🚲",
    audience: "العائلات التي تسكن في المدينة القديمة",
    name,
    style: "Minimal",
  });
  await expect(landing.idea).toHaveCSS("direction", "rtl");
  expect(await textFaults(page)).toEqual([]);
  const jobId = await landing.submit();
  await progressPage(page).becomesBoard();
  const { strategy } = await boardPage(page).data(jobId);
  expect(strategy).toMatchObject({ name, language: "ar", direction: "rtl" });
  expect(await textFaults(page)).toEqual([]);
});
