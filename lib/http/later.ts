import { logger } from "@/lib/log/logger";

/**
 * Does something after the answer, whose time must not depend on it: how long a mail takes would tell whether there is
 * an account. A failure is logged.
 */
export function later(what: string, work: () => Promise<unknown>): void {
  setImmediate(() => {
    work().catch((error: unknown) => logger().error({ err: error }, `${what} failed`));
  });
}
