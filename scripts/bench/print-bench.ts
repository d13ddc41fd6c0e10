import { STAGES } from "@/lib/pipeline/graph";
import type { Bench } from "./bench.schema";

const LATENCIES = [
  ["generate", "POST /api/generate"],
  ["status", "GET /api/status"],
  ["socket", "socket message"],
] as const;
const SITUATIONS = [
  ["idle", "idle"],
  ["twoJobsRunning", "two jobs running"],
] as const;

/** The figures as tables for people. */
export function printBench(bench: Bench): void {
  const { machine, seconds, latency } = bench;
  const lines = [
    `Marque ${bench.engineVersion} on ${machine.cores} × ${machine.cpu}, ${machine.memoryGb} GB, Node ${machine.node}`,
    "",
    `Seconds, median of ${seconds.jobs} jobs`,
    ...STAGES.filter(({ id }) => id in seconds.stages).map(({ id, label }) =>
      row(label, seconds.stages[id]!.toFixed(3)),
    ),
    row("From request to delivery", seconds.total.toFixed(3)),
    "",
    "Milliseconds".padEnd(40) + ["p50", "p95", "p99", "samples"].map((head) => head.padStart(9)).join(""),
    ...SITUATIONS.flatMap(([situation, words]) =>
      LATENCIES.map(([kind, label]) => {
        const { p50, p95, p99, samples } = latency[situation][kind];
        const cells = [p50.toFixed(1), p95.toFixed(1), p99.toFixed(1), String(samples)];
        return row(`${label}, ${words}`, ...cells);
      }),
    ),
    "",
    row("Jobs per minute, 8 queued", bench.jobsPerMinute.toFixed(1)),
    row("Peak memory of the server, MiB", String(bench.peakMemoryMib ?? "not known")),
    row("Package, kB", (bench.package.bytes / 1000).toFixed(0)),
    row("Package, files", String(bench.package.files)),
  ];
  console.log(lines.join("\n"));
}

const row = (label: string, ...cells: string[]) =>
  `  ${label.padEnd(38)}${cells.map((cell) => cell.padStart(9)).join("")}`;
