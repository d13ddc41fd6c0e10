import { spawn } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { http } from "viem";
import { freePort } from "@/lib/process/free-port";
import { isAlive, processIdentity } from "@/lib/process/process-identity";
import { LOCAL_CHAIN_ID } from "./networks";

const ANSWER_TIMEOUT_MS = 5_000;
const START_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 10_000;
const LOG_LIMIT_BYTES = 1_000_000;
/** States of the chain that stay in memory: as far back as a call may look, and a re-organisation reach. */
const KEPT_STATES = 128;

export interface RunningNode {
  rpcUrl: string;
  pid: number;
}

interface NodeRecord {
  /** As `processIdentity` says. */
  process: string;
  port: number;
}

/** The node that runs for a folder and answers as ours. */
export async function runningNode(home: string): Promise<RunningNode | undefined> {
  const record = readRecord(home);
  if (!record || !isAlive(record.process)) return undefined;
  const rpcUrl = urlOf(record.port);
  return (await answers(rpcUrl)) ? { rpcUrl, pid: pidOf(record) } : undefined;
}

/**
 * Starts the node with the chain that was saved, in place of one that hangs, and returns once it answers. It outlives this
 * process unless it is stopped. Call it under the folder's lock.
 * @param onlyThere fails when the port is taken, instead of choosing another
 * @throws an Error with its last words
 */
export async function launch(
  file: string,
  home: string,
  { port, onlyThere = false }: { port?: number; onlyThere?: boolean },
): Promise<RunningNode> {
  await stopNode(home);
  const wished = port ?? readRecord(home)?.port;
  const tries = [wished, ...(onlyThere ? [] : [undefined, undefined])];
  let problem = "";
  for (const attempt of tries) {
    const chosen = attempt ?? (await freePort());
    const started = await tryLaunch(file, home, chosen);
    if (started.kind === "on") return started.node;
    problem = started.problem;
    if (!/in use/i.test(problem)) break;
  }
  throw new Error(`The local node did not start: ${problem}`);
}

/** Writes the chain down, whole or not at all, when it ends in another block than when it was last written. */
export async function saveState(home: string): Promise<void> {
  const record = readRecord(home);
  if (!record || !isAlive(record.process)) return;
  const request = requestTo(urlOf(record.port), START_TIMEOUT_MS);
  const { hash } = await request<{ hash: string }>("eth_getBlockByNumber", ["latest", false]);
  const mark = `${record.process} ${hash}`;
  if (readText(path.join(home, "saved")) === mark) return;
  const state = await request<string>("anvil_dumpState");
  const json = await promisify(gunzip)(Buffer.from(state.slice(2), "hex"));
  writeWhole(stateFile(home), json);
  writeWhole(path.join(home, "saved"), mark);
}

/** Ends the folder's node, if one runs. What it holds is to be saved before. */
export async function stopNode(home: string): Promise<void> {
  const record = readRecord(home);
  if (record) await end(record);
}

async function tryLaunch(
  file: string,
  home: string,
  port: number,
): Promise<{ kind: "on"; node: RunningNode } | { kind: "off"; problem: string }> {
  const log = path.join(home, "node.log");
  const output = openSync(log, existsSync(log) && statSync(log).size > LOG_LIMIT_BYTES ? "w" : "a", 0o600);
  const offset = statSync(log).size;
  const chain = existsSync(stateFile(home)) ? ["--load-state", stateFile(home)] : [];
  const node = spawn(
    file,
    [
      ...["--host", "127.0.0.1", "--port", String(port), "--chain-id", String(LOCAL_CHAIN_ID), "--quiet"],
      // Our pages ask the server, a wallet asks by itself: no page of anybody's may ask the node.
      ...["--no-cors", "--prune-history", String(KEPT_STATES), ...chain],
    ],
    // Its home is where it would keep a cache.
    { cwd: home, detached: true, stdio: ["ignore", output, output], env: environment(home) },
  );
  closeSync(output);
  let ended = false;
  node.once("exit", () => (ended = true));
  node.once("error", () => (ended = true));
  node.unref();
  const identity = node.pid === undefined ? undefined : processIdentity(node.pid);
  if (node.pid !== undefined && identity) {
    writeWhole(recordFile(home), JSON.stringify({ process: identity, port } satisfies NodeRecord));
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!ended && Date.now() < deadline) {
      if ((await answers(urlOf(port))) && !ended)
        return { kind: "on", node: { rpcUrl: urlOf(port), pid: node.pid } };
      await sleep(20);
    }
    node.kill("SIGKILL");
  }
  const said = readFileSync(log, "utf8").slice(offset).trim().split("\n").slice(-5).join(" ");
  return { kind: "off", problem: said || "it ended without a word" };
}

async function end(record: NodeRecord): Promise<void> {
  for (const signal of ["SIGTERM", "SIGKILL"] as const) {
    if (!isAlive(record.process)) return;
    process.kill(pidOf(record), signal);
    const deadline = Date.now() + STOP_TIMEOUT_MS;
    while (isAlive(record.process) && Date.now() < deadline) await sleep(10);
  }
}

async function answers(rpcUrl: string): Promise<boolean> {
  try {
    return Number(await requestTo(rpcUrl, ANSWER_TIMEOUT_MS)<string>("eth_chainId")) === LOCAL_CHAIN_ID;
  } catch {
    return false;
  }
}

function requestTo(rpcUrl: string, timeout: number) {
  const { request } = http(rpcUrl, { timeout, retryCount: 0 })({});
  return <T>(method: string, params?: unknown[]) => request({ method, params }) as Promise<T>;
}

function readRecord(home: string): NodeRecord | undefined {
  const text = readText(recordFile(home));
  return text === undefined ? undefined : JSON.parse(text);
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

function writeWhole(file: string, content: string | Uint8Array): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content, { mode: 0o600 });
  renameSync(draft, file);
}

/** Nothing of ours belongs in the node's environment. */
function environment(home: string): NodeJS.ProcessEnv {
  return { HOME: home, PATH: "/usr/local/bin:/usr/bin:/bin" } as unknown as NodeJS.ProcessEnv;
}

const pidOf = ({ process: identity }: NodeRecord) => Number(identity.split("-", 1)[0]);
const urlOf = (port: number) => `http://127.0.0.1:${port}`;
const stateFile = (home: string) => path.join(home, "state.json");
const recordFile = (home: string) => path.join(home, "node.json");
