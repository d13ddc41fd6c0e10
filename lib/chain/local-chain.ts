import path from "node:path";
import { env } from "@/lib/env";
import { logger } from "@/lib/log/logger";
import { withFileLock } from "@/lib/process/file-lock";

import { type Deployment, deployContract, isDeployed } from "./deploy-contract";
import { readDeployment, recordDeployment } from "./deployments";
import { foundryProgram } from "./foundry-program";
import { localChain, setLocalChain } from "./local-chain-state";
import { type LocalNode, startLocalNode } from "./local-node";
import { LOCAL_CHAIN_ID } from "./networks";
import { LOCAL_SIGNER_KEY, signerOf } from "./signer";

const KEY = Symbol.for("marque.local-chain-node");
const shared = globalThis as { [KEY]?: Promise<LocalNode> };

const DEPLOY_TIMEOUT_MS = 120_000;

/**
 * Lets this process have the local network. It is started at the first use, so that whoever wants no certificate has the machine
 * for other work; one that was ever used is used again by the sweep.
 */
export function announceLocalChain(): void {
  const program = foundryProgram("anvil");
  setLocalChain(program.kind === "absent" ? program : { kind: "idle" });
}

/**
 * Starts or joins the node of the data folder, with the contract on it. Where it runs already, only sees to it that the
 * contract is there: a node that was killed comes back with the chain that was saved last.
 * @throws an Error with the node's words when it does not start
 */
export async function openLocalChain(): Promise<void> {
  shared[KEY] ??= startLocalNode({ dataDir: env().DATA_DIR });
  const node = await shared[KEY].catch((error: unknown) => {
    delete shared[KEY];
    throw error;
  });
  if (node.kind === "absent") return setLocalChain(node);
  const { address } = await deployedOn(node.rpcUrl);
  const state = {
    kind: "on",
    chainId: LOCAL_CHAIN_ID,
    rpcUrl: node.rpcUrl,
    contractAddress: address,
  } as const;
  if (localChain().kind !== "on") logger().info(state, "the local test network runs");
  setLocalChain(state);
}

/** Leaves the node; the last process to leave saves its chain and stops it. */
export async function leaveLocalChain(): Promise<void> {
  const starting = shared[KEY];
  delete shared[KEY];
  setLocalChain({ kind: "off" });
  const node = await starting?.catch(() => undefined);
  if (node?.kind === "on") await node.stop();
}

/** The contract of the data folder, deployed when the chain does not have it. */
async function deployedOn(rpcUrl: string): Promise<Deployment> {
  const dataDir = env().DATA_DIR;
  const place = { rpcUrl, chainId: LOCAL_CHAIN_ID };
  const find = async () => {
    const known = readDeployment(dataDir, LOCAL_CHAIN_ID);
    return known && (await isDeployed(place, known.address)) ? known : undefined;
  };
  const found = await find();
  if (found) return found;
  const lock = path.resolve(dataDir, "chain", "deploy.lock");
  return withFileLock(
    lock,
    async () => {
      const known = await find();
      if (known) return known;
      const deployment = await deployContract({ ...place, account: signerOf(LOCAL_SIGNER_KEY) });
      recordDeployment(dataDir, LOCAL_CHAIN_ID, deployment);
      return deployment;
    },
    { timeoutMs: DEPLOY_TIMEOUT_MS },
  );
}
