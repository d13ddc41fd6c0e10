import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { refreshEnv } from "@/lib/env";
import { isChainExpected, readChain, readSignerKey } from "./chain-settings";
import { setLocalChain } from "./local-chain-state";

const KEY = `0x${"1f".repeat(32)}`;
const CONTRACT = "0x5FbDB2315678afecb367f032d93F642f64180aa3";
const ALL = {
  MARQUE_ENV: "staging",
  CHAIN_ID: "84532",
  RPC_URL: "https://rpc.example/key",
  SIGNER_KEY: KEY,
  CONTRACT_ADDRESS: CONTRACT.toLowerCase(),
};

function set(settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  refreshEnv();
}

afterEach(() => {
  vi.unstubAllEnvs();
  refreshEnv();
  setLocalChain({ kind: "off" });
});

test("a network of the settings, with what is known of it", () => {
  set({ ...ALL, EXPLORER_URL: "https://explorer.example/" });
  expect(readChain()).toEqual({
    kind: "on",
    chainId: 84_532,
    name: "Base Sepolia",
    isTest: true,
    rpcUrl: "https://rpc.example/key",
    contractAddress: CONTRACT,
    explorerUrl: "https://explorer.example",
    isLocal: false,
    confirmations: 2,
    blockMs: 2_000,
  });
  set({ MINT_CONFIRMATIONS: "9", CHAIN_ID: "424242" });
  expect(readChain()).toMatchObject({ name: "Chain 424242", isTest: false, confirmations: 9 });
});

test.each([
  ["CHAIN_ID", "CHAIN_ID"],
  ["RPC_URL", "RPC_URL"],
  ["SIGNER_KEY", "SIGNER_KEY or SIGNER_KEY_FILE"],
  ["CONTRACT_ADDRESS", "CONTRACT_ADDRESS"],
])("without %s they are off, and the reason says so", (name, said) => {
  set({ ...ALL, [name]: "" });
  expect(readChain()).toEqual({ kind: "off", reason: `Certificates are off: ${said} must be set.` });
  expect(isChainExpected()).toBe(false);
});

test("a contract's address with a wrong checksum is not used", () => {
  set({ ...ALL, CONTRACT_ADDRESS: CONTRACT.replace("F", "f") });
  expect(readChain()).toMatchObject({ kind: "off", reason: expect.stringContaining("checksum") });
});

test("the local network: off until it is first used, expected meanwhile, on when it runs", () => {
  set({ MARQUE_ENV: "development" });
  expect([readChain().kind, isChainExpected()]).toEqual(["off", false]);
  setLocalChain({ kind: "idle" });
  expect([readChain().kind, isChainExpected()]).toEqual(["off", true]);
  setLocalChain({ kind: "absent", reason: "no program" });
  expect([readChain(), isChainExpected()]).toEqual([
    { kind: "off", reason: "Certificates are off: no program" },
    false,
  ]);
  setLocalChain({ kind: "on", chainId: 31_337, rpcUrl: "http://127.0.0.1:1", contractAddress: CONTRACT });
  expect(readChain()).toMatchObject({ kind: "on", isLocal: true, isTest: true, confirmations: 1 });
  set({ MARQUE_ENV: "production" });
  expect(readChain().kind).toBe("off");
});

test("the signer's key comes from a file, when that holds one", () => {
  const file = path.join(tmpdir(), `signer-key-${process.pid}`);
  writeFileSync(file, `${KEY}\n`);
  set({ SIGNER_KEY_FILE: file });
  expect(readSignerKey()).toBe(KEY);
  writeFileSync(file, "password");
  expect(() => readSignerKey()).toThrow("SIGNER_KEY_FILE must hold a private key");
});
