import type { Page } from "@playwright/test";
import { closeDb } from "@/lib/db/client";
import { PREMIUM_FEATURES } from "@/lib/payments/premium-feature.schema";
import { buyFor } from "@/lib/payments/purchase-fixture";
import { type AxeTotals, examine, LOOKS } from "@/test-support/axe-examination";
import { drawSeed } from "@/test-support/draw-seed";
import { openChromium, openContext, WIDTHS } from "@/test-support/open-chromium";
import { settled } from "@/test-support/pages/settled";
import { makeBrandOn, openAccount } from "@/test-support/pages/signed-in-context";
import { sampleBrief } from "@/test-support/sample-brief";
import { startServer } from "@/test-support/start-server";
import { openDatabaseOf } from "./api-caller";
import { report } from "./report";

/**
 * The pages of what is bought, to an administrator with a brand: before it is bought and after, deck and domain also with what
 * was made; payments and their administration. axe finds nothing in light, dark and forced colors at both widths, and what the first load brings stays small.
 */
const FIRST_LOAD_LIMIT = 300_000;
const ADMIN = "premium@example.com";

const totals: AxeTotals = { runs: 0, violations: [], undecided: new Map() };
const loads: { state: string; bytes: number }[] = [];
const server = await startServer({
  env: { ANONYMOUS_TIER: "enterprise", LOG_LEVEL: "error", ADMIN_EMAILS: ADMIN, SMTP_URL: "" },
});
const browser = await openChromium();
try {
  await openDatabaseOf(server);
  const context = await openContext(browser, server.url);
  await openAccount(context.request, server, ADMIN);
  const jobId = await makeBrandOn(context.request, server, sampleBrief(drawSeed()));
  const board = await context.request.get(`${server.url}/api/jobs/${jobId}/board`);
  const { brandId } = (await board.json()) as { brandId: string };
  const look = async (address: string, state: string) => {
    // A context of its own for each load: nothing comes from the cache.
    const page = await (await openContext(browser, server.url)).newPage();
    await page.context().addCookies(await context.cookies());
    loads.push({ state, bytes: await firstLoad(page, address) });
    await examine(page, state, totals);
    await page.context().close();
  };
  const pages = PREMIUM_FEATURES.map((feature) => ({
    feature,
    address: `/dashboard/brands/${brandId}/${feature}`,
  }));
  for (const { feature, address } of pages) await look(address, `${feature}, not bought`);
  for (const { feature } of pages) await buyFor(brandId, feature);
  for (const { feature, address } of pages) await look(address, `${feature}, bought`);
  const made = await context.request.post(`${server.url}/api/brands/${brandId}/deck`, { data: {} });
  if (!made.ok()) throw new Error(`the deck cannot be made: ${made.status()} ${await made.text()}`);
  const host = await context.request.post(`${server.url}/api/brands/${brandId}/domains`, {
    data: { name: "premium-pages" },
  });
  if (!host.ok()) throw new Error(`the host cannot be had: ${host.status()} ${await host.text()}`);
  await look(`/dashboard/brands/${brandId}/deck`, "deck, made");
  await look(`/dashboard/brands/${brandId}/domain`, "domain, with a host");
  await look("/settings/payments", "payments");
  await look("/admin/payments", "payments, to an administrator");
} finally {
  await closeDb();
  await browser.close();
  await server.stop();
}
for (const violation of totals.violations) console.log(`  ${violation}`);
const [largest] = loads.toSorted((a, b) => b.bytes - a.bytes);
for (const { state, bytes } of loads) console.log(`  ${(bytes / 1_000).toFixed(0).padStart(4)} kB: ${state}`);
report(
  totals.violations.length === 0 && totals.runs > 0 && largest!.bytes <= FIRST_LOAD_LIMIT,
  "premium-pages",
  `${totals.violations.length} violations in ${totals.runs} examinations (${LOOKS.join(", ")}; ${WIDTHS.join(", ")} px); largest first load ${(largest!.bytes / 1_000).toFixed(0)} kB (${largest!.state}), limit ${FIRST_LOAD_LIMIT / 1_000} kB`,
);

/**
 * Opens the page and counts what it brought over the wire until it was at rest, compressed as it was sent: document, scripts,
 * styles and fonts. The customer's own pictures, such as ten slides, are not counted.
 */
async function firstLoad(page: Page, address: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  let bytes = 0;
  const pictures = new Set<string>();
  session.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Image") pictures.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (!pictures.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(address);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await settled(page);
  return bytes;
}
