import { parseArgs } from "node:util";
import { type Address, formatEther, formatGwei } from "viem";
import { readSignerKey } from "@/lib/chain/chain-settings";
import {
  confirmDeployment,
  type DeploymentPlan,
  estimateDeployment,
  isDeployed,
  sendDeployment,
} from "@/lib/chain/deploy-contract";
import {
  deploymentsFile,
  readDeployment,
  readSentDeployment,
  recordDeployment,
} from "@/lib/chain/deployments";
import { LOCAL_CHAIN_ID, networkOf } from "@/lib/chain/networks";
import { isKnownKey, signerOf } from "@/lib/chain/signer";
import { env } from "@/lib/env";
import { SetupError } from "../setup/setup-error.mjs";

export interface DeployTerminal {
  say(line: string): void;
  /** Whether the person says yes; undefined when nobody can be asked. */
  agrees(question: string): Promise<boolean | undefined>;
}

/**
 * Deploys the certificate contract on the network of the settings and writes down where it is. Where it is there already, or on
 * its way, it says so and sends nothing.
 * @param args `--yes` asks nobody; `--confirmations <n>` waits for so many blocks instead of the network's usual number
 * @throws SetupError with a sentence for people; for a key of test networks anywhere but on the local one
 */
export async function deploy(args: string[], terminal: DeployTerminal): Promise<void> {
  const options = readOptions(args);
  const plan = readPlan();
  const { name, confirmations } = networkOf(plan.chainId);
  const known = knownAddress(plan.chainId);
  if (known) return tellKnown(plan, known, terminal);
  const dataDir = env().DATA_DIR;
  const sent = readSentDeployment(dataDir, plan.chainId);
  if (!sent) await settleCost(plan, options.yes, terminal);
  const hash = sent ?? (await sendDeployment(plan).catch(asSentence));
  if (!sent) recordDeployment(dataDir, plan.chainId, { transactionHash: hash });
  const blocks = options.confirmations ?? confirmations;
  terminal.say(`${sent ? "Sent before" : "Sent"}: ${hash}. Waiting for ${blocks} confirmations …`);
  const deployment = await confirmDeployment(plan, hash, blocks).catch(asSentence);
  recordDeployment(dataDir, plan.chainId, deployment);
  terminal.say(
    `The contract is at ${deployment.address} on ${name}, since block ${deployment.blockNumber}, and its code is ours.`,
  );
  terminal.say(
    `${deploymentsFile(dataDir)} says so. Servers with another data folder need CONTRACT_ADDRESS=${deployment.address}`,
  );
}

function readOptions(args: string[]): { yes: boolean; confirmations: number | undefined } {
  const { values } = parse(args);
  const confirmations = values.confirmations === undefined ? undefined : Number(values.confirmations);
  if (confirmations !== undefined && !(Number.isInteger(confirmations) && confirmations >= 1)) {
    throw new SetupError("--confirmations must be a whole number of blocks from 1 on, such as 3.");
  }
  return { yes: values.yes ?? false, confirmations };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: { yes: { type: "boolean" }, confirmations: { type: "string" } } });
  } catch (error) {
    throw new SetupError(`${(error as Error).message} The options are --yes and --confirmations <number>.`);
  }
}

function readPlan(): DeploymentPlan {
  const { CHAIN_ID: chainId, RPC_URL: rpcUrl, SIGNER_KEY, SIGNER_KEY_FILE } = env();
  if (!chainId || !rpcUrl || !(SIGNER_KEY || SIGNER_KEY_FILE)) {
    throw new SetupError(
      "Set CHAIN_ID, RPC_URL and SIGNER_KEY (or SIGNER_KEY_FILE): where to deploy, and whose the contract will be. " +
        "The local test network needs none of this: the server deploys there by itself.",
    );
  }
  const account = signerOf(readSignerKey());
  if (chainId !== LOCAL_CHAIN_ID && isKnownKey(account)) {
    throw new SetupError(
      `${SIGNER_KEY ? "SIGNER_KEY" : "SIGNER_KEY_FILE"} holds a key of test networks, which everybody has: the contract would be anybody’s. Make a key of your own.`,
    );
  }
  return { chainId, rpcUrl, account };
}

function knownAddress(chainId: number): Address | undefined {
  const configured = env().CONTRACT_ADDRESS as Address | undefined;
  return configured ?? readDeployment(env().DATA_DIR, chainId)?.address;
}

async function tellKnown(plan: DeploymentPlan, address: Address, { say }: DeployTerminal): Promise<void> {
  const { name } = networkOf(plan.chainId);
  if (await isDeployed(plan, address).catch(asSentence)) {
    say(`The contract is at ${address} on ${name} already. Nothing was sent.`);
    return;
  }
  const where = env().CONTRACT_ADDRESS ? "CONTRACT_ADDRESS" : deploymentsFile(env().DATA_DIR);
  throw new SetupError(
    `${where} names ${address}, and this version’s contract is not there on ${name}. Take that away to deploy another.`,
  );
}

/** Says what it will cost, and sees to it that it can be paid and is wanted. */
async function settleCost(
  plan: DeploymentPlan,
  yes: boolean,
  { say, agrees }: DeployTerminal,
): Promise<void> {
  const { name, isTest } = networkOf(plan.chainId);
  const cost = await estimateDeployment(plan).catch(asSentence);
  say(`Network: ${name} (chain ${plan.chainId})${isTest ? ", a test network" : ""}`);
  say(`Owner: ${plan.account.address}, who has ${formatEther(cost.balance)} of the network’s currency`);
  say(
    `Cost: at most ${formatEther(cost.total)} (${cost.gas} gas at no more than ${formatGwei(cost.gasPrice)} gwei)`,
  );
  if (cost.balance < cost.total) {
    throw new SetupError(
      `${plan.account.address} has too little: send it at least ${formatEther(cost.total - cost.balance)} more.`,
    );
  }
  if (yes) return;
  const answer = await agrees("Deploy the contract?");
  if (answer === undefined) throw new SetupError("Nobody can be asked here: give --yes to deploy.");
  if (!answer) throw new SetupError("Nothing was sent.");
}

/** What a node says comes with its address, which may hold the operator's key: the first line alone is told. */
function asSentence(error: unknown): never {
  const { shortMessage, message } = error as Error & { shortMessage?: string };
  throw new SetupError(shortMessage ?? message);
}
