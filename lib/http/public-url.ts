import { appUrl, env } from "@/lib/env";

/** Where people and programs reach the application, and which of its worlds that is: for pages that write it down. */
export function publicAddress(): { serverUrl: string; environment: string } {
  return { serverUrl: appUrl(), environment: env().MARQUE_ENV };
}
