import lighthouse, { type RunnerResult } from "lighthouse";
import { freePort } from "@/lib/process/free-port";
import { openChromium } from "./open-chromium";

/** Lighthouse's own word for a trace that lost the moment of navigation, and for what to do: run again. */
const LOST_TRACE = /NO_NAVSTART/;
const TRIES = 4;

/** Lighthouse as it measures mobile phones, in a fresh browser, so that nothing is cached. */
export async function runLighthouse(url: string, tries = TRIES): Promise<RunnerResult["lhr"]> {
  const port = await freePort();
  const browser = await openChromium([`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: "error",
      onlyCategories: ["performance", "accessibility"],
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
    if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message);
    return result.lhr;
  } catch (error) {
    if (tries <= 1 || !LOST_TRACE.test(String(error))) throw error;
  } finally {
    await browser.close();
  }
  return runLighthouse(url, tries - 1);
}

/** A category's score, of 100. */
export function scoreOf(lhr: RunnerResult["lhr"], category: "performance" | "accessibility"): number {
  return Math.round((lhr.categories[category]?.score ?? 0) * 100);
}
