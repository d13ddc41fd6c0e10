import { getAddress, type Hex, type LocalAccount } from "viem";
import { mnemonicToAccount, privateKeyToAccount } from "viem/accounts";

/** The first key of every local test network. It is public, so that it must never hold anything anywhere else. */
export const LOCAL_SIGNER_KEY: Hex = "0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80";

const KNOWN_WORDS = "test test test test test test test test test test test junk";
const KNOWN_KEYS = 20;

/** Who signs with a private key. */
export function signerOf(key: Hex): LocalAccount {
  return privateKeyToAccount(key);
}

/** True for the keys of local test networks (anvil, Hardhat): whatever they hold is taken at once on a real one. */
export function isKnownKey({ address }: Pick<LocalAccount, "address">): boolean {
  return Array.from({ length: KNOWN_KEYS }).some(
    (_, addressIndex) => mnemonicToAccount(KNOWN_WORDS, { addressIndex }).address === getAddress(address),
  );
}
