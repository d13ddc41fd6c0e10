import { Method, z } from "mppx";
import type { Address, Hex } from "viem";

/** The field that carries the payment, so that `Authorization` stays free for the API key. */
export const CREDENTIAL_HEADER = "Payment-Authorization";

/**
 * A payment method of the Payment HTTP authentication scheme (mppx): a plain transfer of the network's own token, whose data is
 * the challenge's id, and a signature of the wallet that sent it.
 */
export const nativeCharge = Method.from({
  name: "native",
  intent: "charge",
  schema: {
    credential: {
      payload: z.object({ type: z.literal("transaction"), hash: z.hash(), signature: z.signature() }),
    },
    request: z.object({
      /** Wei. */
      amount: z.string().check(z.regex(/^[1-9]\d{0,77}$/)),
      /** Symbol of the token, for people. */
      currency: z.string(),
      recipient: z.address(),
      methodDetails: z.object({
        chainId: z.int().check(z.positive()),
        decimals: z.literal(18),
        /** Blocks, the transfer's own one included, after which it is taken. */
        confirmations: z.int().check(z.positive()),
      }),
    }),
  },
});

/** Data of the transfer: the 32 bytes of the challenge's id. @throws an Error for an id of another length */
export function transferData(challengeId: string): Hex {
  const bytes = Uint8Array.from(atob(challengeId.replaceAll("-", "+").replaceAll("_", "/")), (char) =>
    char.charCodeAt(0),
  );
  if (bytes.length !== 32) throw new Error("The id of a challenge must be 32 bytes in base64url.");
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

export interface Proof {
  chainId: number;
  challengeId: string;
  /** Of the transfer. */
  hash: Hex;
}

/** What the wallet that sent the transfer signs (EIP-712), so that nobody presents another's. */
export function proofToSign({ chainId, challengeId, hash }: Proof) {
  return {
    domain: { name: "Native token payment", version: "1", chainId },
    types: {
      Payment: [
        { name: "challenge", type: "bytes32" },
        { name: "transaction", type: "bytes32" },
      ],
    },
    primaryType: "Payment",
    message: { challenge: transferData(challengeId), transaction: hash },
  } as const;
}

/** Names a wallet on a network (CAIP-10 as a DID). */
export const payerSource = (chainId: number, address: Address): string =>
  `did:pkh:eip155:${chainId}:${address}`;
