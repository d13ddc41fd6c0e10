/** What `npm run bench -- --json` prints. */
export interface Bench {
  machine: { cpu: string; cores: number; memoryGb: number; node: string; platform: string };
  engineVersion: string;
  /** Medians of `jobs` jobs, one after the other, in seconds. */
  seconds: { jobs: number; stages: Record<string, number>; total: number };
  /** With eight jobs handed in at once. */
  jobsPerMinute: number;
  /** Milliseconds. */
  latency: Record<"idle" | "twoJobsRunning", Record<"generate" | "status" | "socket", Percentiles>>;
  /** Largest resident set of the server; null where the system does not tell it. */
  peakMemoryMib: number | null;
  package: { bytes: number; files: number };
}

export interface Percentiles {
  p50: number;
  p95: number;
  p99: number;
  samples: number;
}
