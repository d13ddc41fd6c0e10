import { Method } from "mppx";
import { type Hex, recoverTypedDataAddress } from "viem";
import { isAddressEqual } from "viem/utils";
import { nativeCharge, proofToSign } from "./native-charge";
import { refusePayment } from "./refuse-payment";
import type { Transfer } from "./verify-transfer";

/** Of a challenge that has been recognised as ours, and of the proof that came with it. */
export interface PaidChallenge {
  id: string;
  chainId: number;
  hash: Hex;
}

export interface NativeChargeServerOptions {
  /** Says what the transfer is. @throws what refuses it */
  findTransfer(paid: PaidChallenge): Promise<Transfer>;
}

/** The method `native` for a server: the proof must be signed by whoever sent the transfer. */
export function nativeChargeServer({ findTransfer }: NativeChargeServerOptions) {
  return Method.toServer(nativeCharge, {
    async verify({ credential: { challenge, payload } }) {
      const { chainId } = challenge.request.methodDetails;
      const { hash, signature } = payload as { hash: Hex; signature: Hex };
      const signer = await signerOfProof({ chainId, challengeId: challenge.id, hash }, signature);
      const transfer = await findTransfer({ id: challenge.id, chainId, hash });
      if (!isAddressEqual(signer, transfer.payer)) {
        throw refusePayment(
          "other-payer",
          `The transaction ${hash} was sent by ${transfer.payer}, and the proof is signed by ${signer}: only who paid can present a payment.`,
        );
      }
      return {
        method: nativeCharge.name,
        status: "success" as const,
        reference: hash,
        timestamp: new Date().toISOString(),
      };
    },
  });
}

async function signerOfProof(proof: Parameters<typeof proofToSign>[0], signature: Hex) {
  try {
    return await recoverTypedDataAddress({ ...proofToSign(proof), signature });
  } catch {
    throw refusePayment("bad-signature", "The signature of the proof cannot be read.");
  }
}
