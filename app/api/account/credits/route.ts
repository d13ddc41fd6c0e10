import { z } from "zod";
import { signedIn } from "@/lib/auth/signed-in";
import { readLedger } from "@/lib/credits/read-ledger";
import { endpoint } from "@/lib/http/endpoint";

export const dynamic = "force-dynamic";

/** How many credits the account has now. */
export const GET = endpoint({
  authenticate: signedIn,
  output: z.object({ credits: z.int() }),
  handle: async ({ principal }) => {
    const { balance } = await readLedger(principal.accountId, { limit: 1 });
    return { credits: balance };
  },
});
