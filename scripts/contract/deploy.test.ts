import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createTestClient, type Hash, type Hex, http, parseEther, publicActions } from "viem";
import { generatePrivateKey, mnemonicToAccount, privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { isDeployed } from "@/lib/chain/deploy-contract";
import { deploymentsFile, readDeployment, recordDeployment } from "@/lib/chain/deployments";
import { startLocalNode } from "@/lib/chain/local-node";
import { refreshEnv } from "@/lib/env";
import { deploy } from "./deploy";

const folder = mkdtempSync(path.join(tmpdir(), "marque-deploy-command-"));
const key = generatePrivateKey();
const { address: owner } = privateKeyToAccount(key);
let rpcUrl = "";
let stop = async () => {};
let dataDir = "";
let said: string[] = [];

beforeAll(async () => {
  const node = await startLocalNode({ dataDir: folder });
  if (node.kind === "absent") throw new Error(node.reason);
  ({ rpcUrl, stop } = node);
});

afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(folder, "data-"));
  said = [];
  set({
    DATA_DIR: dataDir,
    CHAIN_ID: "31337",
    RPC_URL: rpcUrl,
    SIGNER_KEY: key,
    SIGNER_KEY_FILE: "",
    CONTRACT_ADDRESS: "",
  });
  await chain().setBalance({ address: owner, value: parseEther("1") });
});

it("deploys, writes down where, and the second time sends nothing", async () => {
  await run(["--yes"]);
  const deployment = readDeployment(dataDir, 31337)!;
  expect(said.join("\n")).toContain("Network: Local test network (chain 31337), a test network");
  expect(said.join("\n")).toContain(`Owner: ${owner}, who has 1 of the network’s currency`);
  expect(said.join("\n")).toMatch(/Cost: at most 0\.\d+ \(\d+ gas at no more than [\d.]+ gwei\)/);
  expect(said.at(-1)).toContain(`CONTRACT_ADDRESS=${deployment.address}`);
  expect(await isDeployed({ rpcUrl, chainId: 31337 }, deployment.address)).toBe(true);
  const count = await sentCount();
  await run(["--yes"]);
  expect(said.at(-1)).toBe(
    `The contract is at ${deployment.address} on Local test network already. Nothing was sent.`,
  );
  rmSync(deploymentsFile(dataDir));
  set({ CONTRACT_ADDRESS: deployment.address });
  await run([]);
  expect(said.at(-1)).toContain("already");
  expect(await sentCount()).toBe(count);
});

it("reads the key from a file, and tells what is wrong with it", async () => {
  const file = path.join(dataDir, "key");
  set({ SIGNER_KEY: "", SIGNER_KEY_FILE: file });
  writeFileSync(file, "secret");
  await expect(run(["--yes"])).rejects.toThrow("SIGNER_KEY_FILE must hold a private key");
  writeFileSync(file, `${key}\n`);
  await run(["--yes"]);
  expect(readDeployment(dataDir, 31337)).toBeDefined();
});

it("goes on with a deployment that was sent before it was stopped", async () => {
  await run(["--yes"]);
  const done = readDeployment(dataDir, 31337)!;
  recordDeployment(dataDir, 31337, { transactionHash: done.transactionHash });
  const count = await sentCount();
  await run([]);
  expect(said).toContain(`Sent before: ${done.transactionHash}. Waiting for 1 confirmations …`);
  expect(readDeployment(dataDir, 31337)).toEqual(done);
  expect(await sentCount()).toBe(count);
});

it("waits for the confirmations that it is told", async () => {
  const done = run(["--yes", "--confirmations", "3"]);
  await expect.poll(() => said.at(-1)).toContain("Waiting for 3 confirmations");
  const { transactionHash } = JSON.parse(readFileSync(deploymentsFile(dataDir), "utf8"))["31337"];
  await chain().waitForTransactionReceipt({ hash: transactionHash as Hash });
  expect(readDeployment(dataDir, 31337)).toBeUndefined();
  await chain().mine({ blocks: 2 });
  await done;
  expect(readDeployment(dataDir, 31337)?.transactionHash).toBe(transactionHash);
});

it("asks, and sends nothing without a yes", async () => {
  const count = await sentCount();
  await expect(run([], false)).rejects.toThrow("Nothing was sent.");
  await expect(run([], undefined)).rejects.toThrow("give --yes");
  expect(await sentCount()).toBe(count);
  await run([], true);
  expect(await sentCount()).toBe(count + 1);
});

it("refuses what cannot work, before anything is sent", async () => {
  const count = await sentCount();
  await expect(run(["--confirmations", "0"])).rejects.toThrow("--confirmations must be");
  await expect(run(["--what"])).rejects.toThrow("The options are --yes and --confirmations");
  set({ CHAIN_ID: "1" });
  await expect(run(["--yes"])).rejects.toThrow("The node is one of chain 31337, and CHAIN_ID says 1.");
  set({ CHAIN_ID: "" });
  await expect(run(["--yes"])).rejects.toThrow("Set CHAIN_ID, RPC_URL and SIGNER_KEY");
  set({ CHAIN_ID: "31337", CONTRACT_ADDRESS: owner });
  await expect(run(["--yes"])).rejects.toThrow(`CONTRACT_ADDRESS names ${owner}`);
  set({ CONTRACT_ADDRESS: "", RPC_URL: "http://127.0.0.1:9/v3/secret-key" });
  const problem = await run(["--yes"]).catch((error: Error) => error);
  expect(problem).toMatchObject({ name: "SetupError" });
  expect(String(problem)).not.toContain("secret-key");
  set({ RPC_URL: rpcUrl });
  await chain().setBalance({ address: owner, value: 1n });
  await expect(run(["--yes"])).rejects.toThrow("has too little");
  expect(await sentCount()).toBe(count);
});

it("refuses a key that everybody has, on every network but the local one", async () => {
  const junk = mnemonicToAccount("test test test test test test test test test test test junk");
  const known: Hex = `0x${Buffer.from(junk.getHdKey().privateKey!).toString("hex")}`;
  set({ SIGNER_KEY: known, CHAIN_ID: "84532" });
  await expect(run(["--yes"])).rejects.toThrow("SIGNER_KEY holds a key of test networks");
  const file = path.join(dataDir, "key");
  writeFileSync(file, known);
  set({ SIGNER_KEY: "", SIGNER_KEY_FILE: file, CHAIN_ID: "1" });
  await expect(run(["--yes"])).rejects.toThrow("SIGNER_KEY_FILE holds a key of test networks");
  expect(said).toEqual([]);
  set({ CHAIN_ID: "31337" });
  await run(["--yes"]);
  expect(readDeployment(dataDir, 31337)).toBeDefined();
});

const run = (args: string[], answer: boolean | undefined = undefined) =>
  deploy(args, { say: (line) => said.push(line), agrees: async () => answer });

const chain = () => createTestClient({ mode: "anvil", transport: http(rpcUrl) }).extend(publicActions);
const sentCount = () => chain().getTransactionCount({ address: owner });

function set(settings: Record<string, string>): void {
  Object.assign(process.env, settings);
  refreshEnv();
}
