import { mkdirSync } from "node:fs";
import path from "node:path";
import { logger } from "@/lib/log/logger";
import { withFileLock } from "@/lib/process/file-lock";
import { addUser, removeUser } from "@/lib/process/program-users";
import { launch, runningNode, saveState, stopNode } from "./anvil-process";
import { foundryProgram } from "./foundry-program";

const WATCH_INTERVAL_MS = 2_000;
const START_TIMEOUT_MS = 90_000;

export type LocalNode =
  | {
      kind: "on";
      /** JSON-RPC address. It stays the same while the node is used, and across starts as long as the port is free. */
      rpcUrl: string;
      /** Leaves the node; the last process to leave saves its chain and stops it. Does nothing when called again. */
      stop(): Promise<void>;
    }
  | { kind: "absent"; reason: string };

/**
 * The local Ethereum node of a data folder: attached to when another process already runs it, started when not, with the chain
 * as it was. While it is used its chain is saved every two seconds that brought a block, and a node that died is started anew.
 * A process that was killed leaves it running: the next one to come finds it.
 * @param port to listen on when it is started; by default the one of last time, or any free one
 * @throws an Error with the node's words when it does not start
 */
export async function startLocalNode({
  dataDir,
  port,
}: {
  dataDir: string;
  port?: number;
}): Promise<LocalNode> {
  const program = foundryProgram("anvil");
  if (program.kind === "absent") return program;
  const home = path.resolve(dataDir, "chain");
  mkdirSync(home, { recursive: true, mode: 0o700 });
  const { user, rpcUrl } = await locked(home, async () => {
    const user = addUser(path.join(home, "users"));
    try {
      const { rpcUrl } = (await runningNode(home)) ?? (await launch(program.file, home, { port }));
      return { user, rpcUrl };
    } catch (error) {
      removeUser(user);
      throw error;
    }
  });
  const unwatch = watch(program.file, home, Number(new URL(rpcUrl).port));
  let left: Promise<void> | undefined;
  const leave = async () => {
    await unwatch();
    await locked(home, async () => {
      await saveState(home);
      if (removeUser(user)) await stopNode(home);
    });
  };
  return {
    kind: "on",
    rpcUrl,
    stop: () => {
      left ??= leave();
      return left;
    },
  };
}

/** Saves new blocks and starts a dead node anew, until the returned function is called. */
function watch(file: string, home: string, port: number): () => Promise<void> {
  let ended = false;
  let timer: NodeJS.Timeout;
  let turn = Promise.resolve();
  const look = async () => {
    await locked(home, async () => {
      if (await runningNode(home)) return saveState(home);
      logger().warn("the local node has ended; it is started anew with its chain as it was saved");
      await launch(file, home, { port, onlyThere: true });
    }).catch((err: unknown) => logger().warn({ err }, "the local node does not work"));
  };
  const schedule = () => {
    timer = setTimeout(() => {
      turn = look().then(() => {
        if (!ended) schedule();
      });
    }, WATCH_INTERVAL_MS);
    timer.unref();
  };
  schedule();
  return async () => {
    ended = true;
    clearTimeout(timer);
    await turn;
  };
}

function locked<T>(home: string, work: () => Promise<T>): Promise<T> {
  return withFileLock(path.join(home, "lock"), work, { timeoutMs: START_TIMEOUT_MS });
}
