import { Credential, Method } from "mppx";
import type { Account, Chain, Hex, PublicClient, Transport, WalletClient } from "viem";
import { nativeCharge, payerSource, proofToSign, transferData } from "./native-charge";

export interface NativeChargeOptions {
  /** Sends the transfer and signs the proof. */
  wallet: WalletClient<Transport, Chain | undefined, Account>;
  /** Sees the transfer become final. */
  network: Pick<PublicClient, "getChainId" | "waitForTransactionReceipt">;
  /** Wei: more is never paid. */
  maxAmount?: bigint;
  /**
   * Transfers by the id of their challenge, so that none is sent twice. Keep them where they outlive a crash: what was sent for
   * a challenge is then presented, and not paid again.
   */
  sent?: Pick<Map<string, Hex>, "get" | "set" | "delete">;
  /** Told of what happens, for whoever watches. */
  onStep?: (step: "sending" | "confirming" | "signing", hash?: Hex) => void;
}

/** Pays challenges of the method `native` by itself: `Mppx.create({ methods: [nativeChargeClient({ wallet, network })] })`. */
export function nativeChargeClient(options: NativeChargeOptions) {
  const { wallet, network, maxAmount, sent = new Map<string, Hex>(), onStep } = options;
  const paying = new Map<string, Promise<Hex>>();

  async function transfer({ id, request }: Asked): Promise<Hex> {
    const known = sent.get(id);
    if (known) return known;
    onStep?.("sending");
    const hash = await wallet.sendTransaction({
      to: request.recipient as Hex,
      value: BigInt(request.amount),
      data: transferData(id),
      chain: wallet.chain ?? null,
    });
    sent.set(id, hash);
    return hash;
  }

  /** One transfer for a challenge, however often it is asked for at once. */
  function transferOnce(asked: Asked): Promise<Hex> {
    const running = paying.get(asked.id);
    if (running) return running;
    const started = transfer(asked).finally(() => paying.delete(asked.id));
    paying.set(asked.id, started);
    return started;
  }

  return Method.toClient(nativeCharge, {
    async createCredential({ challenge }) {
      const { id, request } = challenge;
      const { chainId, confirmations } = request.methodDetails;
      const found = await network.getChainId();
      if (found !== chainId)
        throw new Error(`The payment is due on chain ${chainId}, the wallet is on ${found}.`);
      if (maxAmount !== undefined && BigInt(request.amount) > maxAmount) {
        throw new Error(`${request.amount} wei are asked for, and no more than ${maxAmount} may be paid.`);
      }
      const hash = await transferOnce({ id, request });
      onStep?.("confirming", hash);
      const receipt = await network.waitForTransactionReceipt({ hash, confirmations });
      if (receipt.status !== "success") {
        sent.delete(id);
        throw new Error(`The transfer ${receipt.transactionHash} failed, so nothing was paid.`);
      }
      // A wallet may have replaced it by one with a higher fee.
      const final = receipt.transactionHash;
      if (final !== hash) sent.set(id, final);
      onStep?.("signing", final);
      const { account } = wallet;
      const signature = await wallet.signTypedData({
        account,
        ...proofToSign({ chainId, challengeId: id, hash: final }),
      });
      return Credential.serialize({
        challenge,
        payload: { type: "transaction", hash: final, signature },
        source: payerSource(chainId, account.address),
      });
    },
  });
}

interface Asked {
  id: string;
  request: { recipient: string; amount: string };
}
