import { logger } from "@/lib/log/logger";
import { checkComponents } from "./check-components";
import { COMPONENTS } from "./components";
import { listIncidents } from "./incidents";
import { readUptime } from "./read-uptime";
import type { ServiceStatus } from "./status.schema";

/** How the service is, asked now. It says so also when the database does not answer: then without history. */
export async function readStatus(selfUrl: string, host?: string): Promise<ServiceStatus> {
  const [checks, uptimes, incidents] = await Promise.all([
    checkComponents(selfUrl, host),
    orNull(readUptime()),
    orNull(listIncidents()),
  ]);
  const failed = checks.filter(({ ok }) => !ok).length;
  return {
    checkedAt: new Date().toISOString(),
    level: failed === 0 ? "working" : failed === checks.length ? "down" : "partly",
    components: COMPONENTS.map((component, index) => ({
      ...component,
      ok: checks[index]!.ok,
      ms: checks[index]!.ms,
      detail: checks[index]!.detail,
      history: uptimes?.[component.id] ?? null,
    })),
    incidents,
  };
}

async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    logger().warn({ err: error }, "the status page goes without its history");
    return null;
  }
}
