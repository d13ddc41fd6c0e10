import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { inflateSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { type FontCollection, create as openFont } from "fontkit";
import { type LogoFile, readLogoPath } from "@/lib/logo/logo-path.schema";
import { openChromium, openContext, WIDTHS } from "@/test-support/open-chromium";
import { boardPage } from "@/test-support/pages/board-page";
import { landingPage } from "@/test-support/pages/landing-page";
import { progressPage } from "@/test-support/pages/progress-page";
import { textFaults } from "@/test-support/pages/text-faults";
import { completedJob } from "@/test-support/request-job";
import { startServer } from "@/test-support/start-server";
import { temporaryFolder } from "@/test-support/temporary-folder";
import { report } from "./report";
import { unpackJob } from "./unpacked";

/**
 * Name, tagline and idea in Arabic, Japanese and German, with emoji: on every page, in the pictures, the documents and
 * the documentation, each letter has a glyph, nothing overflows, and everything runs in its direction.
 */
const BRIEFS = [
  {
    language: "ar",
    direction: "rtl",
    name: "فرن الصباح",
    idea: "مخبز صغير يوصل الخبز الطازج بالدراجة إلى الجيران كل صباح قبل السابعة 🥖🚲",
    audience: "العائلات التي تسكن في المدينة القديمة",
  },
  {
    language: "ja",
    direction: "ltr",
    name: "あさひ茶房",
    idea: "静岡の一つの谷で摘んだお茶を、摘んだ週のうちに全国へ届ける小さなお茶屋さんです 🍵✨",
    audience: "お茶が好きで、産地を大切にする人たち",
  },
  {
    language: "de",
    direction: "ltr",
    name: "Größenwahn & Söhne",
    idea: "Eine Fahrradwerkstatt für Übergrößen, die Lastenräder noch am selben Tag repariert und zurückbringt 🔧🚲",
    audience: "Familien und Gewerbetreibende in Großstädten, die ohne Auto auskommen",
  },
] as const;

const faults: string[] = [];
const note = (place: string, found: readonly string[]) => {
  console.log(`  ${found.length === 0 ? "well" : "FAULTY"}: ${place}`);
  faults.push(...found.map((fault) => `${place}: ${fault}`));
};
const server = await startServer({ env: { ANONYMOUS_TIER: "enterprise", LOG_LEVEL: "error" } });
const browser = await openChromium();
const folder = temporaryFolder();
try {
  for (const brief of BRIEFS) {
    const page = await (await openContext(browser, server.url, { width: 390 })).newPage();
    const jobId = await makeByForm(page, brief);
    await lookAtBoard(page, jobId, brief);
    await lookAtPackage(page, jobId, brief);
    await page.context().close();
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
for (const fault of faults) console.log(`  ${fault}`);
report(faults.length === 0, "languages", `${faults.length} faults in ${BRIEFS.length} languages`);

type Brief = (typeof BRIEFS)[number];

async function makeByForm(page: Page, { language, direction, name, idea, audience }: Brief): Promise<string> {
  const landing = landingPage(page);
  await landing.open();
  await landing.fill({ idea, audience, style: "Modern", features: [audience.slice(0, 12).trim()], name });
  for (const field of [landing.idea, landing.name]) {
    const shown = await field.evaluate((element) => getComputedStyle(element).direction);
    if (shown !== direction) note(`${language}, form`, [`a field runs ${shown}`]);
  }
  note(`${language}, form`, await textFaults(page));
  const jobId = await landing.submit();
  await progressPage(page).palette.waitFor();
  process.kill(server.pid, "SIGSTOP");
  try {
    note(`${language}, progress`, await textFaults(page));
  } finally {
    process.kill(server.pid, "SIGCONT");
  }
  await completedJob(server, jobId);
  await landing.open();
  await landing.recent.getByRole("link", { name }).waitFor();
  note(`${language}, recent brands`, await textFaults(page));
  return jobId;
}

async function lookAtBoard(page: Page, jobId: string, { language, direction }: Brief): Promise<void> {
  const board = boardPage(page);
  const { strategy } = await board.data(jobId);
  note(`${language}, strategy`, [
    ...(strategy.language === language ? [] : [`the language is "${strategy.language}"`]),
    ...(strategy.direction === direction ? [] : [`the direction is "${strategy.direction}"`]),
  ]);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await board.open(jobId);
    await board.unfold();
    note(`${language}, board at ${width} px`, await textFaults(page));
  }
  const tagline = page.getByText(strategy.tagline, { exact: true }).first();
  const set = await tagline.evaluate((element) => ({
    lang: element.closest("[lang]")?.getAttribute("lang"),
    direction: getComputedStyle(element).direction,
  }));
  const isSet = set.lang === language && set.direction === direction;
  note(`${language}, tagline`, isSet ? [] : [`lang "${set.lang}", direction ${set.direction}`]);
}

async function lookAtPackage(page: Page, jobId: string, { language, name }: Brief): Promise<void> {
  const home = path.join(folder, language);
  const files = await unpackJob(server, jobId, home);
  const at = (file: string) => path.join(home, file);

  const fonts = files
    .filter((file) => /\.(?:ttf|otf|woff2)$/.test(file))
    .map((file) => readFileSync(at(file)));
  const covered = new Set(
    fonts.flatMap(
      (bytes) => (openFont(bytes) as Exclude<ReturnType<typeof openFont>, FontCollection>).characterSet,
    ),
  );
  const bare = [...name].filter((letter) => letter.trim() && !covered.has(letter.codePointAt(0)!));
  note(
    `${language}, package fonts`,
    bare.map((letter) => `none has "${letter}"`),
  );

  const difference = await pictureDifference(
    page,
    at(wordmark(files, "svg")),
    at(wordmark(files, "png", 1024)),
  );
  note(
    `${language}, PNG`,
    difference < 0.02 ? [] : [`differs from its SVG by ${(difference * 100).toFixed(1)} %`],
  );

  for (const file of files.filter((file) => file.endsWith(".pdf"))) {
    const missing = missingGlyphs(readFileSync(at(file)));
    if (missing > 0 || file.startsWith("guidelines/")) {
      note(`${language}, ${file}`, missing > 0 ? [`${missing} glyphs that no font has`] : []);
    }
  }

  const pages = files.filter((file) => file.endsWith(".html") && !file.startsWith("components/"));
  await page.setViewportSize({ width: 390, height: 844 });
  for (const file of pages) {
    await page.goto(pathToFileURL(at(file)).href);
    // Mail programs load no fonts: a signature is set in the reader's own.
    note(
      `${language}, ${file}`,
      await textFaults(page, { bringsFonts: !file.endsWith("email-signature.html") }),
    );
  }
}

function wordmark(files: readonly string[], format: LogoFile["format"], sizePx?: number): string {
  const wanted = { variation: "wordmark", version: "color", format, sizePx };
  const found = files.find((file) => isDeepStrictEqual(readLogoPath(file), wanted));
  if (!found)
    throw new Error(`The package has no ${format} of the wordmark in color among ${files.length} files.`);
  return found;
}

/** Mean difference of the covered area of two pictures, 0 to 1, drawn at the second one's size. */
async function pictureDifference(page: Page, svg: string, png: string): Promise<number> {
  const sources = [
    `data:image/svg+xml;base64,${readFileSync(svg).toString("base64")}`,
    `data:image/png;base64,${readFileSync(png).toString("base64")}`,
  ];
  return page.evaluate(async (urls) => {
    const images = await Promise.all(
      urls.map(async (url) => {
        const image = Object.assign(new Image(), { src: url });
        await image.decode();
        return image;
      }),
    );
    const { naturalWidth: width, naturalHeight: height } = images[1]!;
    const [one, other] = images.map((image) => {
      const canvas = Object.assign(document.createElement("canvas"), { width, height });
      const context = canvas.getContext("2d")!;
      context.drawImage(image, 0, 0, width, height);
      return context.getImageData(0, 0, width, height).data.filter((_, index) => index % 4 === 3);
    }) as [Uint8ClampedArray, Uint8ClampedArray];
    const ink = one.reduce((sum, alpha) => sum + alpha, 0);
    if (ink === 0) return 1;
    return one.reduce((sum, alpha, index) => sum + Math.abs(alpha - other[index]!), 0) / ink;
  }, sources);
}

/** Glyph 0 in the text of a PDF whose fonts are addressed by two-byte glyph numbers, as ours are. */
function missingGlyphs(pdf: Buffer): number {
  let missing = 0;
  const text = pdf.toString("latin1");
  for (const match of text.matchAll(/stream\r?\n/g)) {
    const start = match.index + match[0].length;
    const end = text.indexOf("endstream", start);
    const content = inflated(pdf.subarray(start, end));
    for (const [shown] of content.matchAll(/\[(?:<[0-9a-f]*>|[-\d.\s])*\]\s*TJ/gi)) {
      for (const [, hex] of shown.matchAll(/<([0-9a-f]*)>/gi)) {
        missing += (hex!.match(/.{4}/g) ?? []).filter((glyph) => glyph === "0000").length;
      }
    }
  }
  return missing;
}

/** Empty for streams that are not compressed text. */
function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString("latin1");
  } catch {
    return "";
  }
}
