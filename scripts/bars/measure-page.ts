import { get } from "node:http";
import type { RunnerResult } from "lighthouse";
import { median } from "@/test-support/percentile";
import { runLighthouse, scoreOf } from "@/test-support/run-lighthouse";

/** A page as Lighthouse measures it on a mobile phone. */
export interface MeasuredPage {
  performance: number;
  accessibility: number;
  cls: number;
  lcpMs: number;
  /** The bodies of the scripts of the first load, as the server compresses them for a browser. */
  scriptBytes: number;
}

/** The median of several loads, each figure by itself. */
export async function measurePage(url: string, runs: number): Promise<MeasuredPage> {
  const measured: MeasuredPage[] = [];
  for (let run = 0; run < runs; run++) measured.push(await figures(await runLighthouse(url)));
  const middle = (pick: (page: MeasuredPage) => number) => median(measured.map(pick));
  return {
    performance: middle((page) => page.performance),
    accessibility: middle((page) => page.accessibility),
    cls: middle((page) => page.cls),
    lcpMs: middle((page) => page.lcpMs),
    scriptBytes: middle((page) => page.scriptBytes),
  };
}

async function figures(lhr: RunnerResult["lhr"]): Promise<MeasuredPage> {
  const { audits } = lhr;
  const requests = audits["network-requests"]?.details as unknown as {
    items: { resourceType?: string; url: string }[];
  };
  const scripts = requests.items.filter(({ resourceType }) => resourceType === "Script");
  const sizes = await Promise.all(scripts.map(({ url }) => compressedBytes(url)));
  return {
    performance: scoreOf(lhr, "performance"),
    accessibility: scoreOf(lhr, "accessibility"),
    cls: audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
    lcpMs: audits["largest-contentful-paint"]?.numericValue ?? Number.NaN,
    scriptBytes: sizes.reduce((sum, bytes) => sum + bytes, 0),
  };
}

/** `fetch` would unpack the body. */
function compressedBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { "accept-encoding": "gzip" } }, async (response) => {
      let bytes = 0;
      for await (const chunk of response) bytes += (chunk as Buffer).length;
      resolve(bytes);
    });
    request.on("error", reject);
  });
}
