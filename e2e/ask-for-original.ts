import path from "node:path";
import type { FullConfig } from "@playwright/test";
import { onDatabase, requestOriginal } from "@/test-support/copied-brand";

/** The brand that specs copy is being made while the first of them run. What an earlier run asked for counts no more. */
export default async function setup({ projects }: FullConfig): Promise<void> {
  await onDatabase({ dataDir: path.resolve(".data", "e2e") }, (client) =>
    client.query("DELETE FROM rate_limits"),
  );
  process.env.E2E_ORIGINAL = await requestOriginal({ url: projects[0]!.use.baseURL! });
}
