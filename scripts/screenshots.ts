import { mkdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Browser, Page } from "@playwright/test";
import { type LogoFile, readLogoPath } from "@/lib/logo/logo-path.schema";
import { openChromium, openContext, type Theme } from "@/test-support/open-chromium";
import { boardPage } from "@/test-support/pages/board-page";
import { progressPage } from "@/test-support/pages/progress-page";
import { completedJob, requestJob } from "@/test-support/request-job";
import { type RunningServer, startServer } from "@/test-support/start-server";
import { temporaryFolder } from "@/test-support/temporary-folder";
import { unpackJob } from "./bars/unpacked";

/** Makes the pictures of the README from the running product: the same briefs and seeds give the same brands. */
const FOLDER = path.resolve("docs", "pictures");
const LIMIT_BYTES = 300_000;
const BAKERY = {
  businessIdea:
    "A bakery that opens at nine in the evening and bakes sourdough and cinnamon rolls for people on night shifts.",
  targetAudience: "Nurses, drivers and students who are awake when everyone else sleeps",
  style: "bold",
  techStack: "react",
  features: ["Opening hours", "Pre-order"],
  seed: 7,
};
const WATCHES = {
  businessIdea:
    "A workshop that restores mechanical wristwatches by post, with a film of every repair and a two-year guarantee.",
  targetAudience: "People who inherited a watch and collectors who want it kept original",
  style: "classic",
  techStack: "html",
  features: ["Repair tracking", "Price list"],
  seed: 11,
};
const SHEET_BRIEFS = ["modern", "classic", "bold", "minimal"].flatMap((style, row) =>
  [BAKERY.businessIdea, WATCHES.businessIdea, "An indoor climbing school for children and grandparents"].map(
    (businessIdea, column) => ({ ...BAKERY, businessIdea, style, seed: 20 + row * 3 + column }),
  ),
);

const PICTURES: Record<string, (context: { browser: Browser; server: RunningServer }) => Promise<void>> = {
  "landing-light": (context) => landing(context, "light"),
  "landing-dark": (context) => landing(context, "dark"),
  progress,
  "board-1440": (context) => board(context, 1440),
  "board-390": (context) => board(context, 390),
  logos,
  gallery,
};

const only = process.argv.slice(2);
mkdirSync(FOLDER, { recursive: true });
const server = await startServer({ env: { ANONYMOUS_TIER: "enterprise", LOG_LEVEL: "error" } });
const browser = await openChromium();
try {
  // Threads that are warm, so that no picture shows an unusual time.
  await completedJob(server, (await requestJob(server, WATCHES)).jobId);
  for (const [name, take] of Object.entries(PICTURES)) {
    if (only.length === 0 || only.includes(name)) await take({ browser, server });
  }
} finally {
  await browser.close();
  await server.stop();
}

async function landing({ browser, server }: { browser: Browser; server: RunningServer }, theme: Theme) {
  const page = await (await openContext(browser, server.url, { theme })).newPage();
  await page.goto("/");
  await page.getByRole("button", { name: "Night bakery" }).click();
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    (document.activeElement as HTMLElement).blur();
    scrollTo(0, 0);
  });
  await save(page, `landing-${theme}`);
}

/** The server is held still in the middle of a job, which is over sooner than a picture is taken. */
async function progress({ browser, server }: { browser: Browser; server: RunningServer }) {
  const page = await (await openContext(browser, server.url, {})).newPage();
  const { jobId } = await requestJob(server, BAKERY);
  await page.goto(`/jobs/${jobId}`);
  const { mark, palette } = progressPage(page);
  await palette.waitFor();
  await mark.waitFor();
  process.kill(server.pid, "SIGSTOP");
  try {
    await save(page, "progress");
  } finally {
    process.kill(server.pid, "SIGCONT");
  }
  await completedJob(server, jobId);
}

async function board({ browser, server }: { browser: Browser; server: RunningServer }, width: number) {
  const page = await (await openContext(browser, server.url, { width })).newPage();
  const { jobId } = await requestJob(server, BAKERY);
  await completedJob(server, jobId);
  await boardPage(page).open(jobId);
  await save(page, `board-${width}`, width < 800 ? 1_900 : 2_200);
}

/** Twelve brands' lockups, drawn from their own files. */
async function logos({ browser, server }: { browser: Browser; server: RunningServer }) {
  const tiles = await Promise.all(
    SHEET_BRIEFS.map(async (brief) => {
      const { jobId } = await requestJob(server, brief);
      await completedJob(server, jobId);
      const folder = temporaryFolder();
      const files = await unpackJob(server, jobId, folder);
      const wanted: LogoFile = {
        variation: "combination",
        version: "color",
        format: "svg",
        sizePx: undefined,
      };
      const lockup = files.find((file) => isDeepStrictEqual(readLogoPath(file), wanted));
      if (!lockup) throw new Error(`The package of job ${jobId} has no logo in color.`);
      const svg = readFileSync(path.join(folder, lockup), "utf8");
      rmSync(folder, { recursive: true });
      return `<div>${svg}</div>`;
    }),
  );
  const page = await (await openContext(browser, server.url, { width: 1440 })).newPage();
  await page.setContent(
    `<style>body{margin:0;display:grid;grid-template-columns:repeat(3,1fr);background:#fff}
     div{display:grid;place-items:center;height:200px;border:.5px solid #d8ded9}
     svg{max-width:70%;max-height:90px;width:auto;height:auto}</style>${tiles.join("")}`,
  );
  await save(page, "logos", 800);
}

/** The brands that the engine keeps in its gallery, from its own page. */
async function gallery({ browser, server }: { browser: Browser; server: RunningServer }) {
  const page = await (await openContext(browser, server.url, { width: 1440 })).newPage();
  await page.goto("/gallery");
  await page.getByRole("article").nth(11).waitFor();
  await save(page, "gallery", 1_700);
}

async function save(page: Page, name: string, height?: number) {
  const file = path.join(FOLDER, `${name}.png`);
  if (height) await page.setViewportSize({ width: page.viewportSize()!.width, height });
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await page.screenshot({ path: file, animations: "disabled" });
  await page.context().close();
  const { size } = statSync(file);
  console.log(`  docs/pictures/${name}.png  ${(size / 1000).toFixed(0)} kB`);
  if (size > LIMIT_BYTES) throw new Error(`${name}.png is larger than ${LIMIT_BYTES / 1000} kB`);
}
