import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "esbuild";
import { createTestClient, http, publicActions } from "viem";
import { afterAll, beforeAll, expect, it } from "vitest";
import { processIdentity } from "@/lib/process/process-identity";
import { runningNode } from "./anvil-process";
import { startLocalNode } from "./local-node";

const dataDir = mkdtempSync(path.join(tmpdir(), "marque-node-"));
const client = path.resolve("dist", `local-node-client-${process.pid}.mjs`);
const children: ChildProcess[] = [];

beforeAll(async () => {
  const contents = `
    import { startLocalNode } from "@/lib/chain/local-node";
    const node = await startLocalNode({ dataDir: ${JSON.stringify(dataDir)} });
    console.log(node.rpcUrl);
    process.stdin.once("data", async () => { await node.stop(); process.exit(0); });
  `;
  await build({
    stdin: { contents, resolveDir: process.cwd(), loader: "ts" },
    outfile: client,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    alias: { "@": process.cwd() },
  });
});

afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  await (await start()).stop();
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(client, { force: true });
});

it("is one node for three processes at once, and ends with the last of them, its chain kept", async () => {
  const users = await Promise.all([join(), join(), join()]);
  expect(new Set(users.map(({ url }) => url)).size).toBe(1);
  const { pid, chain } = await running();
  expect(await chain.getChainId()).toBe(31337);
  await chain.mine({ blocks: 3 });
  await leave(users[0]!.child);
  await leave(users[1]!.child);
  expect(await chain.getBlockNumber()).toBe(3n);
  await leave(users[2]!.child);
  expect(processIdentity(pid)).toBeUndefined();
  const again = await start();
  expect(again.rpcUrl).toBe(users[0]!.url);
  expect(await (await running()).chain.getBlockNumber()).toBe(3n);
  await again.stop();
});

it("is found by the next one when its user was killed", async () => {
  const { child, url } = await join();
  const { pid } = await running();
  await kill(child);
  const node = await start();
  expect(node.rpcUrl).toBe(url);
  expect((await running()).pid).toBe(pid);
  await node.stop();
  await node.stop();
  expect(processIdentity(pid)).toBeUndefined();
});

it("comes back at the same address when it was killed, with what was saved", async () => {
  const node = await start();
  const before = await running();
  await before.chain.mine({ blocks: 2 });
  const head = await before.chain.getBlockNumber();
  const second = await start();
  // Whoever leaves saves first.
  await second.stop();
  process.kill(before.pid, "SIGKILL");
  await expect.poll(async () => (await runningNode(home()))?.pid ?? before.pid).not.toBe(before.pid);
  const after = await running();
  expect(await after.chain.getBlockNumber()).toBe(head);
  expect(after.rpcUrl).toBe(node.rpcUrl);
  await node.stop();
});

async function start() {
  const node = await startLocalNode({ dataDir });
  if (node.kind === "absent") throw new Error(node.reason);
  return node;
}

async function running() {
  const node = await runningNode(home());
  if (!node) throw new Error("the node does not run");
  const chain = createTestClient({ mode: "anvil", transport: http(node.rpcUrl) }).extend(publicActions);
  return { ...node, chain };
}

const home = () => path.join(dataDir, "chain");

async function join(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [client], { stdio: ["pipe", "pipe", "inherit"] });
  children.push(child);
  const [line] = await once(child.stdout!, "data");
  return { child, url: String(line).trim() };
}

async function leave(child: ChildProcess): Promise<void> {
  child.stdin!.write("leave\n");
  expect((await once(child, "exit"))[0]).toBe(0);
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "exit");
}
