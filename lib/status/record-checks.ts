import { db } from "@/lib/db/client";
import { checkComponents } from "./check-components";

/** Days that the history reaches back. */
export const HISTORY_DAYS = 90;

/** Checks every component and remembers the outcome under this minute; forgets what is older than the history. */
export async function recordChecks(selfUrl: string, host?: string): Promise<{ failed: string[] }> {
  const checks = await checkComponents(selfUrl, host);
  const at = new Date(Math.floor(Date.now() / 60_000) * 60_000);
  await db().statusCheck.createMany({
    data: checks.map((check) => ({ ...check, at })),
    // Another process was quicker with this minute.
    skipDuplicates: true,
  });
  await db()
    .$executeRaw`DELETE FROM status_checks WHERE at < now() - make_interval(days => ${HISTORY_DAYS + 1})`;
  return { failed: checks.filter(({ ok }) => !ok).map(({ component }) => component) };
}
