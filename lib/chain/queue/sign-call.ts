import { type Address, type Hex, keccak256 } from "viem";
import type { Tx } from "@/lib/db/client";
import { newId } from "@/lib/ids";
import type { Fees } from "../fees";
import type { OpenChain } from "../open-chain";
import type { Quote } from "./quote-call";

/** What a transaction is for. `fill` does nothing: it uses up a nonce that nothing else can. */
export type Purpose = "mint" | "renewal" | "pause" | "resume" | "fill";

/** A call that the signer is to send. */
export interface Call {
  purpose: Purpose;
  /** Whose certificate it is about; null for none. */
  brandId: string | null;
  to: Address;
  data: Hex;
}

/** Gas of a transaction that does nothing. */
export const FILL_GAS = 21_000n;

/** The call that does nothing. */
export function fillCall({ signer }: Pick<OpenChain, "signer">): Call {
  return { purpose: "fill", brandId: null, to: signer.address, data: "0x" };
}

/**
 * Gives a call the next nonce and writes down the signed bytes, in the caller's transaction: with it the nonce is taken, or
 * without it is not. What is written down is sent by `followTransaction`, sooner or later. Resolves to the transaction's id.
 *
 * The signer's row is locked until the transaction ends, so that nonces follow each other without a gap whatever fails. A
 * nonce that somebody else used with the same key is left out.
 */
export async function signCall(tx: Tx, open: OpenChain, call: Call, quote: Quote): Promise<string> {
  const [row] = await tx.$queryRaw<{ nonce: number }[]>`
    INSERT INTO chain_signers AS known (chain_id, address, next_nonce)
    VALUES (${open.chainId}, ${open.signer.address}, ${quote.chainNonce + 1})
    ON CONFLICT (chain_id, address) DO UPDATE
      SET next_nonce = greatest(known.next_nonce, ${quote.chainNonce}) + 1
    RETURNING next_nonce - 1 AS nonce`;
  return storeCall(tx, open, call, { ...quote, nonce: row!.nonce });
}

/** Writes a call with a nonce down, signed. */
export async function storeCall(
  tx: Tx,
  open: OpenChain,
  { purpose, brandId, to, data }: Call,
  { nonce, gas, fees }: Pick<Quote, "gas" | "fees"> & { nonce: number },
): Promise<string> {
  const id = newId();
  const { chainId, signer } = open;
  await tx.chainTransaction.create({
    data: { id, chainId, signer: signer.address, nonce, purpose, brandId, to, data, gas },
  });
  await storeSigned(tx, open, { id, nonce, to, data, gas }, fees);
  return id;
}

/** A transaction as far as its bytes go. */
export interface Signable {
  id: string;
  nonce: number;
  to: string;
  data: string;
  gas: bigint;
}

/** Writes down the bytes of a transaction at certain fees, beside those that it has already. */
export async function storeSigned(
  tx: Tx,
  { chainId, signer }: OpenChain,
  { id, nonce, to, data, gas }: Signable,
  fees: Fees,
): Promise<void> {
  const raw = await signer.signTransaction({
    type: "eip1559",
    chainId,
    nonce,
    to: to as Address,
    data: data as Hex,
    gas,
    ...fees,
  });
  await tx.signedTransaction.create({ data: { hash: keccak256(raw), transactionId: id, raw, ...fees } });
}
