import { createHmac, timingSafeEqual } from "node:crypto";
import { sessionSecret } from "@/lib/accounts/server-secret";

/** A pass holds for this long at least, and at most for twice as long. */
const PERIOD_MS = 6 * 3_600_000;

/**
 * What stands in the address of a private brand's own documents. They have no origin, so that browsers send no cookie
 * with what they load; their relative addresses carry the pass instead.
 */
export async function filePass(jobId: string, now = Date.now()): Promise<string> {
  return passOf(jobId, Math.floor(now / PERIOD_MS), await sessionSecret());
}

/** True for a pass that was given out for this job and has not run out. */
export async function isFilePass(jobId: string, pass: string, now = Date.now()): Promise<boolean> {
  const secret = await sessionSecret();
  const period = Math.floor(now / PERIOD_MS);
  const given = Buffer.from(pass);
  return [period, period - 1].some((valid) => {
    const wanted = Buffer.from(passOf(jobId, valid, secret));
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}

const passOf = (jobId: string, period: number, secret: string) =>
  createHmac("sha256", secret).update(`file-pass ${jobId} ${period}`).digest("base64url");
