import { execFile } from "node:child_process";
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import react from "@vitejs/plugin-react";
import vue from "@vitejs/plugin-vue";
import { build } from "vite";
import { designVariant } from "@/lib/experiments/design-variant";
import { newExperimentKey } from "@/lib/experiments/experiment-key";
import { testingCode } from "@/lib/experiments/testing-code";
import type { DesignBrief } from "@/lib/model/brief.schema";
import type { GeneratedFile } from "@/lib/model/generated-file";
import { makeBrandHere } from "@/lib/render/engine-here";
import { closeRenderPool } from "@/lib/render/render-pool";
import { variantFiles } from "@/lib/render/variant-files";
import { ARMS, type Axis, WEIGHTS } from "@/lib/variants/axes";
import { comparisonFiles } from "@/lib/variants/comparison/comparison-files";
import { armOf } from "@/lib/variants/templates/shared/assign";
import type { DrawnVariant } from "@/lib/variants/variants.schema";
import { drawSeed } from "@/test-support/draw-seed";
import { openChromium } from "@/test-support/open-chromium";
import { temporaryFolder } from "@/test-support/temporary-folder";
import { serveFolder } from "./kit-project";
import { report } from "./report";

/**
 * The testing code as customers get it, for a fresh brand: it compiles strictly, and in Chromium nothing moves, on a fast line
 * and a slow one; each visitor sees the design that the hash says, also after reloads, in two experiments at once; and what is
 * sent to the collector says the same. A page that puts its design in late shows that the measure would notice.
 */
const VISITORS = 8;
const RELOADS = 2;
const WIDTHS = [390, 1440] as const;
/** A phone in a train: 1.6 Mbit/s, 150 ms. */
const SLOW = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000, offline: false };

const run = promisify(execFile);
const seed = drawSeed();
const problems: string[] = [];
const root = temporaryFolder();

// --- a brand, its designs, the code
const brief: DesignBrief = {
  businessIdea: "A bakery that delivers sourdough bread by bicycle",
  targetAudience: "Families in the old town",
  style: (["modern", "classic", "bold", "minimal"] as const)[seed % 4]!,
  techStack: "react",
  features: [],
};
const { outputs } = await makeBrandHere(
  { brief, seed, until: ["strategy", "palette", "typography", "logos"] },
  { files: false },
);
const { strategy, palette, typography, logos: logo } = outputs;
const control = { brief, seed, strategy, palette, typography, logo };
const axes: (Axis | null)[] = [null, "color", "type", "mark"];
const variants: Omit<DrawnVariant, "files">[] = [];
for (const [at, arm] of ARMS.entries()) {
  const axis = axes[at]!;
  const { dress, from, to } = axis
    ? await designVariant(control, axis)
    : { dress: { strategy, palette, typography, logo }, from: "", to: "" };
  const { files, facts } = await variantFiles({ ...dress, text: brief.businessIdea });
  write(files, arm);
  variants.push({ arm, axis, from, to, facts });
}
await closeRenderPool();
const { name, language, direction } = strategy;
write(comparisonFiles({ name, language, variants }), "");

interface Event {
  visitor: string;
  arm: string;
  event: string;
  key: string;
}
const events: Event[] = [];
const collector = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk) => (body += chunk));
  request.on("end", () => {
    events.push({ ...JSON.parse(body), key: path.basename(request.url ?? "") });
    response.writeHead(204, { "Access-Control-Allow-Origin": "*" }).end();
  });
});
await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
const collectorUrl = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
const [first, second] = [newExperimentKey(), newExperimentKey()];
const experimentOf = (key: string) => ({
  key,
  arms: [...ARMS],
  weights: [...WEIGHTS],
  collector: `${collectorUrl}/${key}`,
});
const code = testingCode({ experimentKey: first, name, language, direction, variants }).map((file) => ({
  ...file,
  // The collector of this bar; everything else is as customers get it.
  bytes: new TextEncoder().encode(
    new TextDecoder().decode(file.bytes).replaceAll(/https?:\/\/[^"`\s]+\/api\/experiments/g, collectorUrl),
  ),
}));
write(code, "");
writeFileSync(
  path.join(root, "testing/html/second.js"),
  `marqueVariants.start(${JSON.stringify(experimentOf(second))});\n`,
);

// --- it compiles
symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"));
const strict = {
  strict: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  target: "ES2022",
  lib: ["ES2023", "DOM", "DOM.Iterable"],
  module: "ESNext",
  moduleResolution: "bundler",
  jsx: "react-jsx",
  skipLibCheck: true,
  noEmit: true,
  types: [] as string[],
};
// vue-tsc needs TypeScript's JavaScript API, which version 7 does not have.
writeFileSync(
  path.join(root, "vue-tsc.cjs"),
  'const here = require("node:module").createRequire(__filename); here("vue-tsc").run(here.resolve("typescript-5/lib/tsc"));',
);
for (const [stack, program, include] of [
  ["react", "typescript-5/bin/tsc", ["testing/shared", "testing/react"]],
  ["vue", "", ["testing/shared", "testing/vue"]],
] as const) {
  const config = path.join(root, `tsconfig.${stack}.json`);
  writeFileSync(config, JSON.stringify({ compilerOptions: strict, include }));
  const file = program ? path.resolve("node_modules", program) : path.join(root, "vue-tsc.cjs");
  const outcome = await run(process.execPath, [file, "-p", config], {
    timeout: 150_000,
  }).then(
    () => "",
    (error) => String(error.stdout || error),
  );
  if (outcome) problems.push(`${stack} does not compile: ${outcome.slice(0, 600)}`);
  console.log(`${stack}: ${outcome ? "does not compile" : "compiles strictly"}`);
}

// --- it is built as the guide says
for (const stack of ["react", "vue"] as const) {
  const site = path.join(root, `site-${stack}`);
  const source = path.join(site, "source");
  cpSync(path.join(root, "testing", stack), source, { recursive: true });
  cpSync(path.join(root, "testing/shared"), path.join(site, "shared"), { recursive: true });
  for (const arm of ARMS)
    cpSync(path.join(root, arm), path.join(source, "public/designs", arm), { recursive: true });
  cpSync(path.join(root, "testing/html"), path.join(source, "public/testing"), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(site, "node_modules"));
  await build({
    root: source,
    configFile: false,
    logLevel: "error",
    plugins: [stack === "react" ? react() : vue()],
    build: { outDir: path.join(root, `built-${stack}`), emptyOutDir: true },
  });
}
// A page as people write it who assign too late.
mkdirSync(path.join(root, "late"));
writeFileSync(
  path.join(root, "late/index.html"),
  `<!doctype html><link rel="stylesheet" href="../a/tokens/brand.css"><link rel="stylesheet" href="../a/landing.css"><main class="hero"><div class="hero-words"><p class="hero-tagline">Bread</p><p class="hero-line">By bicycle</p></div></main>
<script>setTimeout(() => { document.querySelector(".hero-tagline").textContent = "Bread for every table of the old town, every morning, by bicycle"; }, 400);</script>`,
);

// --- in a browser
const browser = await openChromium(["--disable-blink-features=AutomationControlled"]);
const site = await serveFolder(root);
const sites = {
  html: { url: `${site.url}testing/html/index.html`, close: () => undefined },
  react: await serveFolder(path.join(root, "built-react")),
  vue: await serveFolder(path.join(root, "built-vue")),
};

/** Opens a page in a context of its own or a given one; how much has moved, and which design is seen. */
async function look(context: Awaited<ReturnType<typeof browser.newContext>>, url: string, isSlow: boolean) {
  const page = await context.newPage();
  if (isSlow) {
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", SLOW);
  }
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready.then(() => new Promise((done) => setTimeout(done, 600))));
  const seen = await page.evaluate(() => {
    const logo = [...document.querySelectorAll("img")].find((image) => image.getClientRects().length > 0);
    return {
      shift: (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
      design: document.documentElement.dataset.variant,
      logo: new URL(logo?.src ?? "about:blank").pathname,
      shownLogos: [...document.querySelectorAll("img")].filter((image) => image.getClientRects().length > 0)
        .length,
      color: getComputedStyle(document.documentElement).getPropertyValue("--color-solid-primary").trim(),
      cookie: document.cookie,
    };
  });
  return { page, ...seen };
}

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
      } = await look(context, url, isSlow && load === 0);
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
        const own = events.filter((event) => event.visitor === id);
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
const late = await look(lateContext, `${site.url}late/index.html`, false);
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

function write(files: readonly GeneratedFile[], folder: string): void {
  for (const { path: file, bytes } of files) {
    const target = path.join(root, folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  }
}
