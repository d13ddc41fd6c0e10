import { env } from "@/lib/env";

/** Ways to sign in beside password and wallet, as far as they are set up. */
export function providersSetUp(): ("github" | "google")[] {
  const { GITHUB_CLIENT_ID, GOOGLE_CLIENT_ID } = env();
  return [...(GITHUB_CLIENT_ID ? ["github" as const] : []), ...(GOOGLE_CLIENT_ID ? ["google" as const] : [])];
}
