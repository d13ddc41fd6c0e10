import {
  type Account,
  type Chain,
  createWalletClient,
  type Hex,
  http,
  parseEther,
  type Transport,
  type WalletClient,
} from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { askNode } from "@/lib/chain/chain-test-kit";
import { openChain } from "@/lib/chain/open-chain";
import type { NativeChargeOptions } from "./native-charge-client";

export interface Payer extends Pick<NativeChargeOptions, "network"> {
  wallet: WalletClient<Transport, Chain | undefined, Account>;
}

/** Somebody with a wallet of their own on the local network, and a token in it. */
export async function newPayer(): Promise<Payer> {
  const { client, rpcUrl } = await openChain();
  const account = privateKeyToAccount(generatePrivateKey());
  await askNode("anvil_setBalance", account.address, `0x${parseEther("1").toString(16)}` as Hex);
  const network = Object.assign(client, { pollingInterval: 50 });
  return {
    wallet: createWalletClient({ account, chain: client.chain, transport: http(rpcUrl) }),
    network,
  };
}
