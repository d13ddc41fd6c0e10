import { boardPage } from "@/test-support/pages/board-page";
import { landingPage } from "@/test-support/pages/landing-page";
import { progressPage } from "@/test-support/pages/progress-page";
import { textFaults } from "@/test-support/pages/text-faults";
import { expect, test } from "../fixtures";

test.use({ viewport: { width: 390, height: 844 } });

for (const { language, direction, name, idea, audience } of [
  {
    language: "ar",
    direction: "rtl",
    name: "فرن الصباح",
    idea: "مخبز صغير يوصل الخبز الطازج بالدراجة إلى الجيران كل صباح 🥖🚲",
    audience: "العائلات التي تسكن في المدينة القديمة",
  },
  {
    language: "ja",
    direction: "ltr",
    name: "あさひ茶房",
    idea: "静岡の一つの谷で摘んだお茶を、摘んだ週のうちに全国へ届ける小さなお茶屋さんです 🍵",
    audience: "お茶が好きな人たち",
  },
]) {
  test(`a brand in "${language}" has all its letters, its direction, and fits a phone`, async ({ page }) => {
    const landing = landingPage(page);
    await landing.open();
    await landing.fill({ idea, audience, name, style: "Minimal" });
    await expect(landing.idea).toHaveCSS("direction", direction);
    expect(await textFaults(page)).toEqual([]);
    const jobId = await landing.submit();
    await progressPage(page).becomesBoard();
    const { strategy } = await boardPage(page).data(jobId);
    expect(strategy).toMatchObject({ name, language, direction });
    expect(await textFaults(page)).toEqual([]);
  });
}
