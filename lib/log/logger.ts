import { type DestinationStream, type Logger, pino } from "pino";
import { env } from "@/lib/env";
import { SECRET_PATHS, withoutSecrets } from "./without-secrets";

let instance: Logger | undefined;

/**
 * JSON log to standard error. Give request and job ids as fields (`logger().info({ jobId }, "…")`).
 * Never log secrets, cookies or, at info and above, the text of an idea. What is logged by mistake is blackened, by the
 * name of its field and by its form.
 */
export function logger(): Logger {
  instance ??= createLogger(pino.destination({ fd: 2, sync: true }));
  return instance;
}

/** A logger that writes elsewhere. */
export function createLogger(destination: DestinationStream): Logger {
  return pino(
    {
      level: env().LOG_LEVEL,
      base: { service: "marque", pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: SECRET_PATHS, censor: "[redacted]" },
      hooks: { streamWrite: withoutSecrets },
    },
    destination,
  );
}
