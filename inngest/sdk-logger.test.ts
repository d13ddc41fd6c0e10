import { NonRetriableError } from "inngest";
import { afterEach, expect, test, vi } from "vitest";
import { logger } from "@/lib/log/logger";
import { JobEnded } from "./job-ended";
import { sdkLogger } from "./sdk-logger";

afterEach(() => void vi.restoreAllMocks());

test("that a job has ended is no fault; every other error of a step is", () => {
  const at = (level: string) => (_fields: unknown, message?: string) =>
    void lines.push(`${level}: ${message}`);
  const lines: string[] = [];
  const child = { info: at("info"), warn: at("warn"), error: at("error"), debug: at("debug") };
  vi.spyOn(logger(), "child").mockReturnValue(child as never);
  const log = sdkLogger();
  log.error({ err: new JobEnded() }, "cancelled");
  log.error({ err: new NonRetriableError("the job has ended") }, "told by another");
  log.error({ err: new Error("no space left") }, "broken");
  log.warn("a word alone");
  expect(lines).toEqual(["debug: cancelled", "error: told by another", "error: broken", "warn: undefined"]);
});
