import { runQuietly } from "../setup/run-quietly.mjs";
import { provideTool } from "../setup/toolchain.mjs";
import type { Counts } from "./count-results";

/** A registry that does not answer within this is taken as none. */
const TIMEOUT_MS = 30_000;

/**
 * Asks the registry for known weaknesses in what the product runs on; high and critical ones fail. Without network, or
 * with a registry that keeps no advisories, nothing is counted, and it says so.
 */
export async function auditDependencies(env: NodeJS.ProcessEnv = process.env): Promise<Counts> {
  const audit = readAudit(await bunAudit(env));
  if (audit.kind === "unanswered") {
    console.log(`Not audited: ${audit.reason}`);
    return { passed: 0, failed: 0 };
  }
  for (const weakness of audit.weaknesses) console.error(weakness);
  return audit.weaknesses.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

export type Audit = { kind: "unanswered"; reason: string } | { kind: "answered"; weaknesses: string[] };

/** What `bun audit --json` prints: the registry's advisories by package, or why there are none. */
export function readAudit(output: string): Audit {
  const advisories = parse(output);
  if (!advisories) {
    return { kind: "unanswered", reason: output.trim().split("\n").at(-1) || "the registry did not answer" };
  }
  const weaknesses = Object.entries(advisories).flatMap(([name, own]) =>
    own
      .filter(({ severity }) => /^(high|critical)$/.test(severity))
      .map((found) => `${found.severity}: ${name} ${found.vulnerable_versions}, ${found.title}`),
  );
  return { kind: "answered", weaknesses };
}

interface Advisory {
  readonly severity: string;
  readonly title: string;
  readonly vulnerable_versions: string;
}

function parse(output: string): Record<string, Advisory[]> | null {
  try {
    return JSON.parse(output) as Record<string, Advisory[]>;
  } catch {
    return null;
  }
}

async function bunAudit(env: NodeJS.ProcessEnv): Promise<string> {
  const bun = await provideTool("bun");
  const options = { timeout: TIMEOUT_MS, env };
  return (await runQuietly(bun, ["audit", "--production", "--json"], options)).output;
}
