import { readFileSync } from "node:fs";
import path from "node:path";
import { env } from "@/lib/env";

/** File in which the embedded server's owner records its connection URL (mode 0600). */
export function embeddedUrlFile(): string {
  return path.resolve(env().DATA_DIR, "postgres.url");
}

/** Code of the error that there is no database yet. */
export const NO_DATABASE = "NO_DATABASE";

/**
 * DATABASE_URL when it is set, else the running embedded server's.
 * @throws when neither is there: the caller must have acquired the embedded server first.
 */
export function databaseUrl(): string {
  const configured = env().DATABASE_URL;
  if (configured) return configured;
  try {
    return readFileSync(embeddedUrlFile(), "utf8").trim();
  } catch (cause) {
    const error = new Error("No database: set DATABASE_URL, or start Marque with `npm start`.", { cause });
    throw Object.assign(error, { code: NO_DATABASE });
  }
}
