import { type Address, type Hex, type LocalAccount, numberToHex } from "viem";
import { mnemonicToAccount, privateKeyToAccount } from "viem/accounts";

/** The first key of every local test network. It is public, so that it must never hold anything anywhere else. */
export const LOCAL_SIGNER_KEY: Hex = "0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80";

/** The words that keys of test networks are derived from: of anvil and Hardhat, of Ganache, of Truffle. */
const KNOWN_WORDS = [
  "test test test test test test test test test test test junk",
  "myth like bonus scare over problem client lizard pioneer submit female collect",
  "candy maple cake sugar pudding cream honey rich smooth crumble sweet treat",
];
const KEYS_OF_WORDS = 20;
/** Of the documentation and the test networks of go-ethereum, Besu and Foundry. */
const KNOWN_KEYS: readonly Hex[] = [
  "0xb71c71a67e1177ad4e901695e1b4b9ee17ae16c6668d313eac2f96dbcda3f291",
  "0x8f2a55949038a9610f50fb23b5883af3b4ecb3c3bb792cbcefbd1542c692be63",
  wholeKey(0xa11ce),
  wholeKey(0xb0b),
];
/** Private keys that are a small number are everybody's first idea of one. */
const SMALL_KEYS = 100;

let known: ReadonlySet<Address> | undefined;

/** Who signs with a private key. */
export function signerOf(key: Hex): LocalAccount {
  return privateKeyToAccount(key);
}

/** True for keys of test networks and of documentation: whatever they hold is taken at once on a real network. */
export function isKnownKey({ address }: Pick<LocalAccount, "address">): boolean {
  known ??= new Set([
    ...KNOWN_WORDS.flatMap(addressesOfWords),
    ...KNOWN_KEYS.map(addressOfKey),
    ...Array.from({ length: SMALL_KEYS }, (_, index) => addressOfKey(wholeKey(index + 1))),
  ]);
  return known.has(address);
}

/** Derives them below one node: the words alone take longer than all the rest. */
function addressesOfWords(words: string): Address[] {
  const node = mnemonicToAccount(words, { path: "m/44'/60'/0'/0" }).getHdKey();
  return Array.from({ length: KEYS_OF_WORDS }, (_, index) =>
    addressOfKey(`0x${Buffer.from(node.deriveChild(index).privateKey!).toString("hex")}`),
  );
}

function wholeKey(number: number): Hex {
  return numberToHex(number, { size: 32 });
}

const addressOfKey = (key: Hex): Address => privateKeyToAccount(key).address;
