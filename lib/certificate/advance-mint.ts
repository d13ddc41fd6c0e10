import { setTimeout as sleep } from "node:timers/promises";
import { isUnreachable, wordsOf } from "@/lib/chain/chain-failure";
import { type OpenChain, openChain } from "@/lib/chain/open-chain";
import { followTransaction } from "@/lib/chain/queue/follow-transaction";
import { db } from "@/lib/db/client";
import type { Certificate } from "@/lib/db/generated/client";
import { isAppError } from "@/lib/errors";
import { logger } from "@/lib/log/logger";
import { type CertificateStatus, isUnderWay } from "./certificate.schema";
import { failMint } from "./fail-mint";
import type { MintRequested } from "./mint-events";
import { settleMint } from "./settle-mint";
import { signMint } from "./sign-mint";
import { tendMints } from "./tend-mints";

/** When to look again, in milliseconds. null: there is nothing left to do in this round. */
export interface MintOutlook {
  pauseMs: number | null;
}

const OVER: MintOutlook = { pauseMs: null };
/**
 * A network that mines at once has the transaction in a block while we look, for more than half a second, at pauses that grow by
 * half: the node of a busy machine takes its time, and the next round is a second away. Others are asked again later.
 */
const LOOKS = 7;
const FIRST_LOOK_MS = 30;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** Of a network that does not answer, before anything was signed for it. */
const SILENCE_MS = 15 * 60_000;
/** What waits for so long may wait for a transaction before it. */
const HELD_UP_MS = 4_000;

/**
 * Does the next thing for a certificate: signs and sends its transaction, or looks what became of it. Where it stands is in the
 * database alone, so that it can be called at any time, by any process.
 * @param look of this round, from 1: pauses grow with it
 * @throws what the engine should try again for
 */
export async function advanceMint(ref: MintRequested, look: number): Promise<MintOutlook> {
  try {
    return await advance(ref, look);
  } catch (error) {
    const isOff = isAppError(error) && error.code === "SERVICE_UNAVAILABLE";
    if (!isOff && !isUnreachable(error)) throw error;
    logger().warn({ brandId: ref.certificate, words: wordsOf(error) }, "no network to mint on");
    return withoutNetwork(ref, look, isOff);
  }
}

async function advance(ref: MintRequested, look: number): Promise<MintOutlook> {
  const before = await readRound(ref);
  if (!before) return OVER;
  const open = await openChain();
  if (before.status === "queued") {
    const signed = await signMint(open, before);
    if (signed !== "signed") return signed === "later" ? { pauseMs: pauseOf(open.blockMs, look) } : OVER;
  }
  for (let again = 0; again < LOOKS; again++) {
    if (again > 0) await sleep(FIRST_LOOK_MS * 1.5 ** (again - 1));
    const now = await follow(open, ref);
    if (!now) return OVER;
    // Its nonce is somebody else's: it is signed with another one.
    if (now.status === "queued") return { pauseMs: FIRST_PAUSE_MS };
    if (open.blockMs > FIRST_PAUSE_MS) break;
  }
  if (Date.now() - before.requestedAt.getTime() > HELD_UP_MS) await tendMints(open);
  return { pauseMs: pauseOf(open.blockMs, look) };
}

/** Looks once. Resolves to the certificate as it is now; null when its round is over. */
async function follow(open: OpenChain, ref: MintRequested): Promise<Certificate | null> {
  const certificate = await readRound(ref);
  if (!certificate?.transactionId) return certificate;
  await settleMint(open, certificate.brandId, await followTransaction(open, certificate.transactionId));
  return readRound(ref);
}

/** The certificate, while there is something to do for this round of it. */
async function readRound({ certificate: brandId, round }: MintRequested): Promise<Certificate | null> {
  const row = await db().certificate.findUnique({ where: { brandId } });
  return row?.round === round && isUnderWay(row.status as CertificateStatus) ? row : null;
}

/** Nothing was signed yet: it fails when that lasts. What was signed may be on its way, so that it is waited for. */
async function withoutNetwork(ref: MintRequested, look: number, isOff: boolean): Promise<MintOutlook> {
  const certificate = await readRound(ref);
  if (!certificate) return OVER;
  const silentMs = Date.now() - certificate.requestedAt.getTime();
  if (certificate.status === "queued" && (isOff || silentMs > SILENCE_MS)) {
    await failMint(ref, isOff ? "CERTIFICATES_OFF" : "NETWORK_SILENT");
    return OVER;
  }
  return { pauseMs: pauseOf(FIRST_PAUSE_MS, look) };
}

/** About a block at first, then more and more. */
function pauseOf(blockMs: number, look: number): number {
  const growing = Math.max(FIRST_PAUSE_MS, blockMs / 2) * 1.2 ** (look - 1);
  return Math.round(Math.min(LONGEST_PAUSE_MS, growing));
}
