import { rmSync } from "node:fs";
import path from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { kitCatalog } from "@/lib/kit/catalog";
import { STYLES, TECH_STACKS } from "@/lib/model/brief.schema";
import { seededRandom } from "@/lib/model/random";
import { drawSeed } from "@/test-support/draw-seed";
import { openChromium } from "@/test-support/open-chromium";
import { recombinedBrief, SCRIPTS } from "@/test-support/recombined-briefs";
import { temporaryFolder } from "@/test-support/temporary-folder";
import { linkPackages, openProject } from "./kit-parity/build-projects";
import { tryRow } from "./kit-parity/keyboard-rows";
import { findOpenings, neverOpened, type Opening } from "./kit-parity/openings";
import { writeKitProject } from "./kit-project";
import { report } from "./report";

/**
 * axe, with contrast, on every story of every component in each stack: light, dark and high contrast, for two very
 * different brands whose briefs are drawn anew at each run, one of them from right to left with a color of the customer's.
 * At rest, and with open what the stories' keyboard rows open: dialogs, menus, tooltips, messages.
 * `--only modal,tabs` looks at these alone, `--stack html` at this stack.
 */
const LOOKS = [
  { name: "light", colorScheme: "light", contrast: "no-preference" },
  { name: "dark", colorScheme: "dark", contrast: "no-preference" },
  { name: "high contrast", colorScheme: "light", contrast: "more" },
] as const;
const only = process.argv.find((_, at, all) => all[at - 1] === "--only")?.split(",");
const named = process.argv.find((_, at, all) => all[at - 1] === "--stack");
const components = kitCatalog.filter(({ id }) => only?.includes(id) ?? true);
const stacks = TECH_STACKS.filter((stack) => !named || stack === named);
const random = seededRandom(drawSeed(), "bar/kit-axe");
const rightToLeft = SCRIPTS.flatMap((script, at) => (/^(?:Arabic|Hebrew)$/.test(script) ? [at] : []));
const brands = [
  recombinedBrief(random, random.int(0, SCRIPTS.length * STYLES.length - 1)),
  {
    ...recombinedBrief(random, random.pick(rightToLeft) + SCRIPTS.length * random.int(0, STYLES.length - 1)),
    seedColor: `#${random.int(0, 0xffffff).toString(16).padStart(6, "0")}`,
  },
];

const browser = await openChromium();
const context = await browser.newContext({ reducedMotion: "reduce" });
const violations: string[] = [];
let openings: Opening[] | undefined;
let runs = 0;
try {
  for (const { script, seed, ...brief } of brands) {
    console.log(`${script}: ${JSON.stringify(brief)}`);
    for (const techStack of stacks) {
      const root = temporaryFolder();
      linkPackages(root);
      await writeKitProject(root, { ...brief, features: [...brief.features], techStack }, seed);
      const project = await openProject(root, techStack);
      const page = await context.newPage();
      const where = (what: string) => `${script} ${techStack} ${what}`;
      for (const { id, stories } of components) {
        for (const story of stories) {
          await page.goto(project.storyUrl(id, story.id));
          await examine(page, where(`${id}/${story.id}`));
        }
      }
      await page.close();
      // Its clock is the rows' own from here on.
      const rowsPage = await context.newPage();
      openings ??= await findOpenings(rowsPage, project, components);
      for (const { component, row } of openings) {
        try {
          await tryRow(rowsPage, project.storyUrl(component, row.story), row);
        } catch (error) {
          violations.push(`${where(row.id)}: ${(error as Error).message}`);
        }
        await examine(rowsPage, where(`${component}/${row.story} after ${row.id}`));
      }
      await rowsPage.close();
      project.close();
      rmSync(path.resolve(root), { recursive: true, force: true });
      console.log(`  ${techStack}: ${runs} examinations so far, ${violations.length} violations`);
    }
  }
} finally {
  await browser.close();
}
violations.push(...neverOpened(components, openings ?? []).map((id) => `${id}: no keyboard row opens it`));
const stories = components.reduce((sum, { stories }) => sum + stories.length, 0);
const opened = openings?.length ?? 0;
report(
  violations.length === 0 && runs === (stories + opened) * LOOKS.length * stacks.length * brands.length,
  "kit-axe",
  `${components.length} components, (${stories} stories at rest + ${opened} opened) × ${LOOKS.length} looks × ${stacks.length} stacks × ${brands.length} brands = ${runs} examinations, ${violations.length} violations`,
);

/** Looks at the page as it stands in every look. */
async function examine(page: Page, where: string): Promise<void> {
  for (const { name, ...media } of LOOKS) {
    await page.emulateMedia(media);
    // Colors that fade from one look to the next are there at once. The page's clock may stand still, so nothing is waited for.
    await page.evaluate(() => {
      for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
    });
    // Its other mode gathers the results in a page of its own, for the sake of frames, which no story has.
    const { violations: found } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    runs += 1;
    for (const { id: rule, nodes } of found) {
      const [first] = nodes;
      violations.push(
        `${where}, ${name}: ${rule} on ${nodes.length}, first ${first?.target.join(" ")}: ${first?.any[0]?.message ?? first?.failureSummary ?? ""}`,
      );
      console.log(`  ${violations.at(-1)}`);
    }
  }
}
