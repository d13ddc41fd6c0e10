import { get } from "node:http";
import type { RunnerResult } from "lighthouse";
import { median } from "@/test-support/percentile";
import { completedJob, requestJob } from "@/test-support/request-job";
import { runLighthouse, scoreOf } from "@/test-support/run-lighthouse";
import { sampleBrief } from "@/test-support/sample-brief";
import { startServer } from "@/test-support/start-server";
import { report } from "./report";

/** Lighthouse as it measures mobile phones, the median of five runs, of the landing page and of a board. */
const RUNS = Number(process.env.RUNS ?? 5);
const LIMITS = { performance: 95, accessibility: 100, cls: 0, lcpMs: 1_500, scriptBytes: 150_000 };

interface Measured {
  performance: number;
  accessibility: number;
  cls: number;
  lcpMs: number;
  /** The bodies of the scripts of the first load, as the server compresses them for a browser. */
  scriptBytes: number;
}

const server = await startServer({ env: { ANONYMOUS_TIER: "enterprise", LOG_LEVEL: "error" } });
const failures: string[] = [];
try {
  const { jobId } = await requestJob(server, sampleBrief(0));
  await completedJob(server, jobId);
  for (const [name, address] of [
    ["landing", "/"],
    ["board", `/brands/${jobId}`],
  ] as const) {
    const runs: Measured[] = [];
    for (let run = 0; run < RUNS; run++)
      runs.push(await figures(await runLighthouse(`${server.url}${address}`)));
    const middle = (pick: (run: Measured) => number) => median(runs.map(pick));
    const result: Measured = {
      performance: middle((run) => run.performance),
      accessibility: middle((run) => run.accessibility),
      cls: middle((run) => run.cls),
      lcpMs: middle((run) => run.lcpMs),
      scriptBytes: middle((run) => run.scriptBytes),
    };
    console.log(
      `  ${name}: performance ${result.performance}, accessibility ${result.accessibility}, CLS ${result.cls.toFixed(3)}, ` +
        `LCP ${(result.lcpMs / 1000).toFixed(2)} s, scripts ${(result.scriptBytes / 1000).toFixed(1)} KB gzipped`,
    );
    failures.push(...missed(result).map((limit) => `${name}: ${limit}`));
  }
} finally {
  await server.stop();
}
report(failures.length === 0, "lighthouse", failures.join("; ") || `every limit is kept, median of ${RUNS}`);

async function figures(lhr: RunnerResult["lhr"]): Promise<Measured> {
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

function missed({ performance, accessibility, cls, lcpMs, scriptBytes }: Measured): string[] {
  return [
    performance >= LIMITS.performance ? "" : `performance ${performance} < ${LIMITS.performance}`,
    accessibility >= LIMITS.accessibility ? "" : `accessibility ${accessibility} < ${LIMITS.accessibility}`,
    // A layout shift that rounds to nothing in three places is none.
    cls < LIMITS.cls + 0.0005 ? "" : `CLS ${cls.toFixed(3)} > ${LIMITS.cls}`,
    lcpMs < LIMITS.lcpMs ? "" : `LCP ${Math.round(lcpMs)} ms ≥ ${LIMITS.lcpMs} ms`,
    scriptBytes <= LIMITS.scriptBytes ? "" : `${scriptBytes} bytes of scripts > ${LIMITS.scriptBytes}`,
  ].filter(Boolean);
}
