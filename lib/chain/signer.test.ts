import { generatePrivateKey, mnemonicToAccount } from "viem/accounts";
import { expect, test } from "vitest";
import { isKnownKey, LOCAL_SIGNER_KEY, signerOf } from "./signer";

test.each([
  ["anvil's and Hardhat's first", "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"],
  ["anvil's tenth", "0xa0Ee7A142d267C1f36714E4a8F75612F20a79720"],
  ["Ganache's first", "0x90F8bf6A479f320ead074411a4B0e7944Ea8c9C1"],
  ["Truffle's and Besu's", "0x627306090abaB3A6e1400e9345bC60c78a8BEf57"],
  ["Besu's first", "0xFE3B557E8Fb62b89F4916B721be55cEb828dBd73"],
  ["go-ethereum's", "0x71562b71999873DB5b286dF957af199Ec94617F7"],
  ["the key 1", "0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf"],
] as const)("a key that everybody has: %s", (_, address) => {
  expect(isKnownKey({ address })).toBe(true);
});

test("each of the twenty that anvil can make is known, the local signer's among them, and no new one", () => {
  const words = "test test test test test test test test test test test junk";
  const accounts = [0, 9, 19].map((addressIndex) => mnemonicToAccount(words, { addressIndex }));
  expect(accounts.map(isKnownKey)).toEqual([true, true, true]);
  expect(isKnownKey(signerOf(LOCAL_SIGNER_KEY))).toBe(true);
  expect(isKnownKey(signerOf(generatePrivateKey()))).toBe(false);
});
