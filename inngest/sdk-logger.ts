import { logger } from "@/lib/log/logger";
import { JobEnded } from "./job-ended";

type Log = (...line: [fields: unknown, message?: string]) => void;

/** What Inngest's SDK logs with. It calls each error of a step a fault; that a job has ended meanwhile is told at debug. */
export function sdkLogger(): { info: Log; warn: Log; error: Log; debug: Log } {
  const log = logger().child({ part: "pipeline" });
  const at =
    (level: "info" | "warn" | "error" | "debug"): Log =>
    (fields, message) =>
      log[isJobEnded(fields) ? "debug" : level](fields, message);
  return { info: at("info"), warn: at("warn"), error: at("error"), debug: at("debug") };
}

function isJobEnded(fields: unknown): boolean {
  return typeof fields === "object" && fields !== null && "err" in fields && fields.err instanceof JobEnded;
}
