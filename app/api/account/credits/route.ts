import { z } from "zod";
import { readLedger } from "@/lib/credits/read-ledger";
import { endpoint } from "@/lib/http/endpoint";
import { signedIn } from "@/lib/http/signed-in";

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
