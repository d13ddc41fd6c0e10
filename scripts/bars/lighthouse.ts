import { completedJob, requestJob } from "@/test-support/request-job";
import { sampleBrief } from "@/test-support/sample-brief";
import { startServer } from "@/test-support/start-server";
import { type MeasuredPage, measurePage } from "./measure-page";
import { report } from "./report";

/** Lighthouse as it measures mobile phones, the median of five runs, of the landing page and of a board. */
const RUNS = Number(process.env.RUNS ?? 5);
const LIMITS = { performance: 95, accessibility: 100, cls: 0, lcpMs: 1_500, scriptBytes: 150_000 };

const server = await startServer({ env: { ANONYMOUS_TIER: "enterprise", LOG_LEVEL: "error" } });
const failures: string[] = [];
try {
  const { jobId } = await requestJob(server, sampleBrief(0));
  await completedJob(server, jobId);
  for (const [name, address] of [
    ["landing", "/"],
    ["board", `/brands/${jobId}`],
  ] as const) {
    const result = await measurePage(`${server.url}${address}`, RUNS);
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

function missed({ performance, accessibility, cls, lcpMs, scriptBytes }: MeasuredPage): string[] {
  return [
    performance >= LIMITS.performance ? "" : `performance ${performance} < ${LIMITS.performance}`,
    accessibility >= LIMITS.accessibility ? "" : `accessibility ${accessibility} < ${LIMITS.accessibility}`,
    // A layout shift that rounds to nothing in three places is none.
    cls < LIMITS.cls + 0.0005 ? "" : `CLS ${cls.toFixed(3)} > ${LIMITS.cls}`,
    lcpMs < LIMITS.lcpMs ? "" : `LCP ${Math.round(lcpMs)} ms ≥ ${LIMITS.lcpMs} ms`,
    scriptBytes <= LIMITS.scriptBytes ? "" : `${scriptBytes} bytes of scripts > ${LIMITS.scriptBytes}`,
  ].filter(Boolean);
}
