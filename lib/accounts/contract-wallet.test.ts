import type { Server } from "node:http";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { getAddress } from "viem/utils";
import { afterEach, beforeEach, expect, test } from "vitest";
import { useTestDatabase } from "@/lib/db/test-database";
import { refreshEnv } from "@/lib/env";
import { startChain } from "./chain-fixture";
import { verifyWalletMessage, walletMessage } from "./wallet-sign-in";

useTestDatabase();

const owner = privateKeyToAccount(generatePrivateKey());
const stranger = privateKeyToAccount(generatePrivateKey());
const WALLET = getAddress("0x00000000000000000000000000000000000c0de5");
const CHAIN = 31_337;
const servers: Server[] = [];

beforeEach(() => setNodes(""));
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
  setNodes("");
});

function setNodes(list: string) {
  process.env.SIGN_IN_RPC_URLS = list;
  refreshEnv();
}

/** The node of the wallet's chain, or of another one in its place. */
async function chain(chainId = CHAIN) {
  const owners = new Map([[WALLET.toLowerCase(), owner.address.toLowerCase()]]);
  const { url, server, calls } = await startChain({ chainId, owners });
  servers.push(server);
  setNodes(`${CHAIN}=${url}`);
  return { calls, server };
}

async function verify(by = owner, address: string = WALLET, chainId = CHAIN) {
  const message = await walletMessage(address, chainId);
  return verifyWalletMessage(message, await by.signMessage({ message }));
}

test("a contract's wallet is known by its chain and address, when it takes its owner's signature", async () => {
  await chain();
  expect(await verify()).toBe(`eip155:${CHAIN}:${WALLET}`);
});

test("a stranger's signature, and a contract that there is not, are refused", async () => {
  await chain();
  await expect(verify(stranger)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  const nobody = "0x00000000000000000000000000000000000000aa";
  await expect(verify(owner, nobody)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
});

test("for a key pair nothing is asked of the chain", async () => {
  const { calls } = await chain();
  expect(await verify(owner, owner.address)).toBe(owner.address);
  expect(calls).toEqual([]);
});

test("on a chain whose node is not known only key pairs are", async () => {
  await expect(verify()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  await chain();
  await expect(verify(owner, WALLET, 1)).rejects.toThrow("can’t be asked on this chain");
});

test("a node that is gone, or is one of another chain, is our trouble and not the wallet's", async () => {
  const { server } = await chain();
  await new Promise((done) => server.close(done));
  const unavailable = { code: "SERVICE_UNAVAILABLE", retryAfterSeconds: 30 };
  await expect(verify()).rejects.toMatchObject(unavailable);
  const { calls } = await chain(1);
  await expect(verify()).rejects.toMatchObject(unavailable);
  expect(calls).toEqual(["eth_chainId"]);
});
