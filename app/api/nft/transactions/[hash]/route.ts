import { z } from "zod";
import { anyone } from "@/lib/auth/anyone";
import { openChain } from "@/lib/chain/open-chain";
import { readTransactionState } from "@/lib/chain/read-transaction";
import { transactionStateSchema } from "@/lib/chain/transaction-state.schema";
import { refuseHastyChainReader } from "@/lib/http/chain-page-limit";
import { endpoint } from "@/lib/http/endpoint";

export const dynamic = "force-dynamic";

const TransactionParams = z.object({
  hash: z
    .string()
    .max(66)
    .regex(/^0x[0-9a-f]{64}$/),
});

/** How far a transaction has come that a wallet sent. */
export const GET = endpoint({
  authenticate: anyone,
  params: TransactionParams,
  output: transactionStateSchema,
  handle: async ({ request, params }) => {
    refuseHastyChainReader(request.headers);
    return readTransactionState(await openChain(), params.hash as `0x${string}`);
  },
});
