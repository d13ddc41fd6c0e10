import { pino } from "pino";
import { env } from "@/lib/env";

let instance: ReturnType<typeof pino> | undefined;

/**
 * JSON log to standard error. Give request and job ids as fields (`logger().info({ jobId }, "…")`).
 * Never log secrets, cookies or, at info and above, the text of an idea.
 */
export function logger() {
  instance ??= pino(
    {
      level: env().LOG_LEVEL,
      base: { service: "marque", pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: ["*.authorization", "*.cookie", "*.password", "*.secret", "*.businessIdea", "*.token"],
        censor: "[redacted]",
      },
    },
    pino.destination({ fd: 2, sync: true }),
  );
  return instance;
}
