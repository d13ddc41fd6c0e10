import { spawn } from "node:child_process";
import type { Counts } from "./count-results";

/** A registry that does not answer within this is taken as none. */
const TIMEOUT_MS = 30_000;

/**
 * Asks the registry for known weaknesses in what the product runs on; high and critical ones fail. Without network, or
 * with a registry that keeps no advisories, nothing is counted, and it says so.
 */
export async function auditDependencies(): Promise<Counts> {
  const audit = readAudit(await npmAudit());
  if (audit.kind === "unanswered") {
    console.log(`Not audited: ${audit.reason}`);
    return { passed: 0, failed: 0 };
  }
  for (const weakness of audit.weaknesses) console.error(weakness);
  return audit.weaknesses.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

export type Audit = { kind: "unanswered"; reason: string } | { kind: "answered"; weaknesses: string[] };

/** What `npm audit --json` says. */
export function readAudit(output: string): Audit {
  const parsed = parse(output);
  if (!parsed || parsed.error || typeof parsed.vulnerabilities !== "object") {
    return { kind: "unanswered", reason: parsed?.message ?? "the registry did not answer" };
  }
  const grave = Object.values(parsed.vulnerabilities).filter(({ severity }) =>
    /^(high|critical)$/.test(severity),
  );
  return {
    kind: "answered",
    weaknesses: grave.map(({ name, severity, range }) => `${severity}: ${name} ${range}`),
  };
}

interface Output {
  error?: unknown;
  message?: string;
  vulnerabilities?: Record<string, { name: string; severity: string; range: string }>;
}

function parse(output: string): Output | null {
  try {
    return JSON.parse(output) as Output;
  } catch {
    return null;
  }
}

function npmAudit(): Promise<string> {
  const script = process.env.npm_execpath ?? "";
  const [command, ...before] = script.endsWith("npm-cli.js") ? [process.execPath, script] : ["npm"];
  const options = ["audit", "--omit=dev", "--json", "--fetch-retries=0", `--fetch-timeout=${TIMEOUT_MS}`];
  const child = spawn(command!, [...before, ...options], {
    stdio: ["ignore", "pipe", "ignore"],
    timeout: TIMEOUT_MS,
  });
  let output = "";
  child.stdout.on("data", (text) => (output += text));
  return new Promise((resolve) => {
    child.once("error", () => resolve(""));
    child.once("close", () => resolve(output));
  });
}
