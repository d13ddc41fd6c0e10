import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * A text that names one process for good: its id and its start time, so that a later process with the same id is
 * told apart. Undefined when no such process runs (a zombie counts as gone).
 */
export function processIdentity(pid: number): string | undefined {
  const started = process.platform === "linux" ? linuxStartTime(pid) : otherStartTime(pid);
  return started === undefined ? undefined : `${pid}-${started}`;
}

/** True while the process that `processIdentity` named is still the one with that id. */
export function isAlive(identity: string): boolean {
  const pid = Number(identity.split("-", 1)[0]);
  return Number.isInteger(pid) && pid > 0 && processIdentity(pid) === identity;
}

/** Field 22 of /proc/<pid>/stat, in clock ticks since boot. The name in field 2 may hold spaces and brackets. */
function linuxStartTime(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return fields[0] === "Z" ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

function otherStartTime(pid: number): string | undefined {
  try {
    const line = execFileSync("ps", ["-o", "stat=,lstart=", "-p", String(pid)], {
      encoding: "utf8",
      env: { LC_ALL: "C", TZ: "UTC" } as unknown as NodeJS.ProcessEnv,
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
    if (line === "" || line.startsWith("Z")) return undefined;
    return line.replace(/^\S+\s+/, "").replace(/[^0-9A-Za-z]+/g, "");
  } catch {
    return undefined;
  }
}
