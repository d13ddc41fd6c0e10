import { pauseCall } from "@/lib/chain/certificate-contract";
import { marqueCertificateAbi as abi } from "@/lib/chain/generated/marque-certificate";
import { type OpenChain, openChain } from "@/lib/chain/open-chain";
import { followTransaction } from "@/lib/chain/queue/follow-transaction";
import { quoteCall } from "@/lib/chain/queue/quote-call";
import { type Call, signCall } from "@/lib/chain/queue/sign-call";
import { db, type Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { logger } from "@/lib/log/logger";
import type { ClaimsState } from "./claims-state.schema";

const LOCK = "marque.pause-claims";

/** Whether claims by wallets are paused, and what is on its way to change that. */
export async function readClaimsState(open: OpenChain): Promise<ClaimsState> {
  const { client, contractAddress: address } = open;
  const [isPaused, onItsWay] = await Promise.all([
    client.readContract({ abi, address, functionName: "paused" }),
    changeOnItsWay(open),
  ]);
  return { isPaused, changing: onItsWay };
}

/**
 * Stops claims by wallets, or lets them go on: a transaction of the signer, in the queue of all others. Mints at our cost are
 * not touched. What is so already is left alone.
 * @param accountId who wants it, for the log
 * @throws AppError CONFLICT while such a change is on its way, SERVICE_UNAVAILABLE when the contract or its network does not
 * let us
 */
export async function setClaimsPaused(isToBePaused: boolean, accountId: string): Promise<ClaimsState> {
  const open = await openChain();
  const before = await readClaimsState(open);
  if (before.changing) throw onItsWay();
  if (before.isPaused === isToBePaused) return before;
  const call: Call = {
    purpose: isToBePaused ? "pause" : "resume",
    brandId: null,
    to: open.contractAddress,
    data: pauseCall(isToBePaused),
  };
  const quote = await quoteCall(open, call);
  if (quote.kind === "no-funds") throw refused("The service’s wallet cannot pay the network’s fee.");
  if (quote.kind === "refused") throw refused(`The contract refuses it: ${quote.refusal.name}.`);
  const transactionId = await db().$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${LOCK}, 0))`;
    if (await changeOnItsWay(open, tx)) throw onItsWay();
    return signCall(tx, open, call, quote);
  });
  logger().warn({ accountId, purpose: call.purpose, transactionId }, "claims by wallets are changed");
  await followTransaction(open, transactionId);
  return readClaimsState(open);
}

async function changeOnItsWay(
  { chainId, contractAddress }: OpenChain,
  client: Tx = db(),
): Promise<ClaimsState["changing"]> {
  const found = await client.chainTransaction.findFirst({
    where: { chainId, to: contractAddress, purpose: { in: ["pause", "resume"] }, status: "submitted" },
    select: { purpose: true },
  });
  return (found?.purpose as "pause" | "resume" | undefined) ?? null;
}

const onItsWay = () =>
  new AppError("CONFLICT", "A change of this is on its way to the network.", { retryAfterSeconds: 10 });
const refused = (why: string) =>
  new AppError("SERVICE_UNAVAILABLE", `Claims stay as they are. ${why}`, { retryAfterSeconds: 60 });
