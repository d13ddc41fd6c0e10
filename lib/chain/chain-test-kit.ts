import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, vi } from "vitest";
import { refreshEnv } from "@/lib/env";
import { leaveLocalChain, openLocalChain } from "./local-chain";
import { type OpenChain, openChain } from "./open-chain";

/** For the top level of a test file: a local network of its own, with the contract, for the file's tests. */
export function useLocalChain(): void {
  const dataDir = mkdtempSync(path.join(tmpdir(), "marque-chain-"));
  vi.stubEnv("DATA_DIR", dataDir);
  refreshEnv();
  beforeAll(() => openLocalChain());
  afterAll(async () => {
    await leaveLocalChain();
    vi.unstubAllEnvs();
    refreshEnv();
    rmSync(dataDir, { recursive: true, force: true });
  });
}

/** Asks the local node for what only test networks do ("anvil_reorg"). */
export async function askNode<T = unknown>(method: string, ...params: unknown[]): Promise<T> {
  const { client } = await openChain();
  return (await client.request({ method, params } as never)) as T;
}

/** Lets transactions wait until `mineNow`. */
export async function stopMining(): Promise<void> {
  await askNode("evm_setAutomine", false);
}

/** Mines a block, or several. */
export async function mineNow(blocks = 1): Promise<void> {
  await askNode("anvil_mine", blocks);
}

export async function mineAtOnce(): Promise<void> {
  await askNode("evm_setAutomine", true);
}

/** What the contract has. */
export async function totalSupply({ client, contractAddress }: OpenChain): Promise<number> {
  const { marqueCertificateAbi: abi } = await import("./generated/marque-certificate");
  return Number(await client.readContract({ abi, address: contractAddress, functionName: "totalSupply" }));
}
