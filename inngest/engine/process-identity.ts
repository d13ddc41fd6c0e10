import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

export interface ProcessIdentity {
  /** Machine, boot and process namespace: two processes with the same host can see each other's pids. */
  host: string;
  pid: number;
  /** The kernel's start time of the process, "" where it can't be read. */
  bootTicks: string;
}

/** Who this process is, for others that want to know whether it is still alive. */
export function processIdentity(): ProcessIdentity {
  const boot = read(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim());
  const namespace = read(() => readlinkSync("/proc/self/ns/pid"));
  return {
    host: [hostname(), boot, namespace].join("|").slice(0, 200),
    pid: process.pid,
    bootTicks: startTicks(process.pid),
  };
}

/** False only when that process certainly ended; true for processes of other hosts. */
export function mayBeAlive(other: ProcessIdentity, self: ProcessIdentity): boolean {
  if (other.host !== self.host) return true;
  try {
    process.kill(other.pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
  return other.bootTicks === "" || other.bootTicks === startTicks(other.pid);
}

function startTicks(pid: number): string {
  // Field 22 of stat, counted after the command name, which may hold spaces and brackets itself.
  const stat = read(() => readFileSync(`/proc/${pid}/stat`, "utf8"));
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
}

function read(attempt: () => string): string {
  try {
    return attempt();
  } catch {
    return "";
  }
}
