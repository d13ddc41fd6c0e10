import { headers } from "next/headers";
import { cache } from "react";
import type { SessionAccount } from "./account.schema";
import { readSession } from "./session-token";

/** For server components: who is signed in, or null. Read once a request. */
export const currentAccount = cache(async (): Promise<SessionAccount | null> => {
  return readSession((await headers()).get("cookie"));
});
