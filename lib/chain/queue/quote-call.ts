import { db } from "@/lib/db/client";
import { type Refusal, refusalOf } from "../certificate-contract";
import { nodeAnswer } from "../chain-failure";
import { type Fees, suggestFees } from "../fees";
import type { OpenChain } from "../open-chain";
import type { Call } from "./sign-call";

/** What a call takes at the moment. */
export interface Quote {
  gas: bigint;
  fees: Fees;
  /** The first nonce that the chain knows nothing of. */
  chainNonce: number;
}

export type QuoteOutcome =
  | ({ kind: "fine" } & Quote)
  /** The contract would revert: nothing is sent, and no gas is lost. */
  | { kind: "refused"; refusal: Refusal }
  /** The signer cannot pay for it, beside what is already on its way. */
  | { kind: "no-funds" };

/** A state that others change meanwhile may cost a storage slot more than the one that was estimated on. */
const MARGIN_PERCENT = 125n;

/**
 * Tries a call on the node without sending it, and asks what it costs.
 * @throws viem's error when the node does not answer
 */
export async function quoteCall(
  open: OpenChain,
  { to, data }: Pick<Call, "to" | "data">,
): Promise<QuoteOutcome> {
  const { client, signer } = open;
  const [chainNonce, balance, fees, estimate, reserved] = await Promise.all([
    client.getTransactionCount({ address: signer.address, blockTag: "pending" }),
    client.getBalance({ address: signer.address }),
    suggestFees(client),
    estimateGas(open, { to, data }),
    reservedWei(open),
  ]);
  if (estimate.kind !== "fine") return estimate;
  const gas = (estimate.gas * MARGIN_PERCENT) / 100n;
  if (balance < reserved + gas * fees.maxFeePerGas) return { kind: "no-funds" };
  return { kind: "fine", gas, fees, chainNonce };
}

async function estimateGas({ client, signer }: OpenChain, call: Pick<Call, "to" | "data">) {
  try {
    const gas = await client.estimateGas({ account: signer.address, ...call });
    return { kind: "fine" as const, gas };
  } catch (error) {
    const answer = nodeAnswer(error);
    if (answer === "no-funds") return { kind: "no-funds" as const };
    const refusal = answer === "unreachable" ? null : refusalOf(error);
    if (refusal) return { kind: "refused" as const, refusal };
    throw error;
  }
}

/** What the transactions on their way may cost at most. */
async function reservedWei({ chainId, signer }: OpenChain): Promise<bigint> {
  const [row] = await db().$queryRaw<{ wei: string }[]>`
    SELECT coalesce(sum(known.gas::numeric * signed.fee), 0)::text AS wei
    FROM chain_transactions AS known
    JOIN LATERAL (
      SELECT max(max_fee_per_gas)::numeric AS fee FROM signed_transactions WHERE transaction_id = known.id
    ) AS signed ON true
    WHERE known.chain_id = ${chainId} AND known.signer = ${signer.address} AND known.status = 'submitted'`;
  return BigInt(row!.wei);
}
