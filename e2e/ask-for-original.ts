import type { FullConfig } from "@playwright/test";
import { requestOriginal } from "@/test-support/copied-brand";

/** The brand that specs copy is being made while the first of them run. */
export default async function setup({ projects }: FullConfig): Promise<void> {
  process.env.E2E_ORIGINAL = await requestOriginal({ url: projects[0]!.use.baseURL! });
}
