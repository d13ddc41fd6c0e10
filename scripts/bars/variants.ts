import { writeFileSync } from "node:fs";
import path from "node:path";
import { newExperimentKey } from "@/lib/experiments/experiment-key";
import { ARMS, WEIGHTS } from "@/lib/variants/axes";
import { armOf } from "@/lib/variants/templates/shared/assign";
import { drawSeed } from "@/test-support/draw-seed";
import { openChromium } from "@/test-support/open-chromium";
import { temporaryFolder } from "@/test-support/temporary-folder";
import { serveFolder } from "./kit-project";
import { report } from "./report";
import { compileStrictly } from "./variants/compile-strictly";
import { buildSites, writeCustomerFiles, writeLatePage } from "./variants/customer-site";
import { startCollector } from "./variants/event-collector";
import { lookAt } from "./variants/look-at";

/**
 * The testing code as customers get it, for a fresh brand: it compiles strictly, and in Chromium nothing moves, on a fast line
 * and a slow one; each visitor sees the design that the hash says, also after reloads, in two experiments at once; and what is
 * sent to the collector says the same. A page that puts its design in late shows that the measure would notice.
 */
const VISITORS = 8;
const RELOADS = 2;
const WIDTHS = [390, 1440] as const;

const seed = drawSeed();
const root = temporaryFolder();
const collector = await startCollector();
const [first, second] = [newExperimentKey(), newExperimentKey()];
await writeCustomerFiles({ root, seed, experimentKey: first, collectorUrl: collector.url });
const experimentOf = (key: string) => ({
  key,
  arms: [...ARMS],
  weights: [...WEIGHTS],
  collector: `${collector.url}/${key}`,
});
writeFileSync(
  path.join(root, "testing/html/second.js"),
  `marqueVariants.start(${JSON.stringify(experimentOf(second))});\n`,
);

const problems = await compileStrictly(root);
await buildSites(root);
writeLatePage(root);

// --- in a browser
const browser = await openChromium(["--disable-blink-features=AutomationControlled"]);
const site = await serveFolder(root);
const sites = {
  html: { url: `${site.url}testing/html/index.html`, close: () => undefined },
  react: await serveFolder(path.join(root, "built-react")),
  vue: await serveFolder(path.join(root, "built-vue")),
};

let moved = 0;
let views = 0;
let unsteady = 0;
const pairs = new Set<string>();
for (const [stack, { url }] of Object.entries(sites)) {
  let worst = 0;
  const designs = new Map<string, number>();
  for (let visitor = 0; visitor < VISITORS; visitor++) {
    const context = await browser.newContext({
      viewport: { width: WIDTHS[visitor % 2]!, height: 900 },
      userAgent:
        "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
    });
    const isSlow = visitor >= VISITORS / 2;
    let known: string | undefined;
    for (let load = 0; load <= RELOADS; load++) {
      const {
        page,
        shift,
        design,
        logo: shown,
        shownLogos,
        cookie,
      } = await lookAt(context, url, isSlow && load === 0);
      const id = /marque_visitor=([0-9a-f]{32})/.exec(cookie)?.[1] ?? "";
      const wanted = ARMS[armOf({ key: first, weights: WEIGHTS }, id)];
      views += 1;
      worst = Math.max(worst, shift);
      if (shift > 0) moved += 1;
      if (
        design !== wanted ||
        !shown.includes(`/${wanted}/logos/`) ||
        shownLogos !== 1 ||
        (known && known !== `${id} ${design}`)
      ) {
        unsteady += 1;
        problems.push(
          `${stack}: visitor ${id} should see ${wanted}, saw ${design}, logo ${shown}, before ${known}`,
        );
      }
      known = `${id} ${design}`;
      if (load === 0) designs.set(design ?? "none", (designs.get(design ?? "none") ?? 0) + 1);
      if (load === RELOADS) {
        await page.locator(".action").first().click();
        await page.waitForTimeout(200);
        const own = collector.events.filter((event) => event.visitor === id);
        if (!own.some(({ event }) => event === "exposure") || !own.some(({ event }) => event === "goal")) {
          problems.push(
            `${stack}: of visitor ${id} came ${own.map(({ event }) => event).join(", ") || "nothing"}`,
          );
        }
        if (own.some(({ arm }) => arm !== wanted))
          problems.push(`${stack}: another design was told of ${id}`);
      }
      await page.close();
    }
    await context.close();
  }
  console.log(
    `${stack.padEnd(6)} ${VISITORS} visitors, ${RELOADS} reloads each: layout shift at most ${worst.toFixed(4)}; designs ${[...designs].map(([arm, count]) => `${arm} ${count}`).join(", ")}`,
  );
}

// --- two experiments at once
const both = await browser.newContext();
await both.route("**/testing/html/index.html", async (route) => {
  const answer = await route.fetch();
  const text = (await answer.text()).replace("</head>", '<script src="second.js"></script></head>');
  await route.fulfill({ response: answer, body: text });
});
let crossed = 0;
for (let visitor = 0; visitor < 40; visitor++) {
  await both.clearCookies();
  const page = await both.newPage();
  await page.goto(sites.html.url);
  const read = () =>
    page.evaluate(
      ([one, other]) => [one, other].map((key) => document.documentElement.getAttribute(`data-${key}`)),
      [first, second] as const,
    );
  const before = await read();
  await page.reload();
  const after = await read();
  if (before.join() !== after.join() || before.includes(null)) crossed += 1;
  pairs.add(before.join());
  await page.evaluate(() => localStorage.clear());
  await page.close();
}
await both.close();
console.log(
  `two experiments: ${40 - crossed} of 40 visitors see the same two designs after a reload; ${pairs.size} of 16 pairs were seen`,
);

// --- the measure notices
const lateContext = await browser.newContext({ viewport: { width: 1440, height: 900 } });
const late = await lookAt(lateContext, `${site.url}late/index.html`, false);
console.log(`a page that puts its words in late: layout shift ${late.shift.toFixed(4)} (it must be above 0)`);

await browser.close();
for (const { close } of [site, ...Object.values(sites)]) close();
collector.close();
for (const problem of problems.slice(0, 12)) console.log(`  ${problem}`);
report(
  problems.length === 0 &&
    moved === 0 &&
    unsteady === 0 &&
    crossed === 0 &&
    pairs.size >= 8 &&
    late.shift > 0,
  "variants",
  `layout shift 0 in ${views - moved} of ${views} views, ${unsteady} unsteady, ${crossed} of 40 visitors crossed between two experiments, ${problems.length} problems`,
);
