import {
  type Account,
  type Address,
  type Chain,
  createPublicClient,
  createWalletClient,
  defineChain,
  encodeDeployData,
  getAddress,
  type Hash,
  http,
  type PublicClient,
} from "viem";
import { isCertificateCode } from "./certificate-code";
import { marqueCertificateAbi } from "./generated/marque-certificate";
import { creationBytecode } from "./generated/marque-certificate-bytecode";
import { LOCAL_CHAIN_ID } from "./networks";

const RECEIPT_TIMEOUT_MS = 10 * 60_000;

export interface Deployment {
  /** Checksummed. */
  address: Address;
  transactionHash: Hash;
  /** Decimal digits: JSON knows no integers of this size. */
  blockNumber: string;
}

/** A chain, and a node of it. */
export interface Place {
  rpcUrl: string;
  chainId: number;
}

export interface DeploymentPlan extends Place {
  /** Who pays, and owns the contract. */
  account: Account;
  /** ERC-7572 metadata of the collection; by default a `data:` address that names it. */
  contractUri?: string;
}

/** What the deployment takes at the moment. Amounts in wei. */
export interface DeploymentCost {
  gas: bigint;
  /** The most that a unit of gas may cost. */
  gasPrice: bigint;
  /** The most that all of it may cost. */
  total: bigint;
  /** What the account has. */
  balance: bigint;
}

/** ERC-7572 metadata of the collection, in its address itself: it needs no server to be read. */
export const COLLECTION_URI = `data:application/json;base64,${Buffer.from(
  JSON.stringify({
    name: "Marque Certificates",
    symbol: "MARQUE",
    description:
      "Each certificate stands for one brand package made by Marque, and holds the Merkle root over the package’s files.",
  }),
).toString("base64")}`;

/**
 * Estimates the cost of a deployment.
 * @throws an Error when the node is one of another chain, viem's own when it does not answer
 */
export async function estimateDeployment(plan: DeploymentPlan): Promise<DeploymentCost> {
  const client = await connect(plan);
  const [gas, fees, balance] = await Promise.all([
    client.estimateGas({ account: plan.account, data: deployData(plan) }),
    client.estimateFeesPerGas(),
    client.getBalance({ address: plan.account.address }),
  ]);
  return { gas, gasPrice: fees.maxFeePerGas, total: gas * fees.maxFeePerGas, balance };
}

/**
 * Deploys the certificate contract: `sendDeployment`, then `confirmDeployment`.
 * @throws an Error when the node is one of another chain, the deployment reverted, or other code is at the address
 */
export async function deployContract(plan: DeploymentPlan): Promise<Deployment> {
  return confirmDeployment(plan, await sendDeployment(plan));
}

/** Sends the deployment. @throws an Error when the node is one of another chain, viem's own when it refuses */
export async function sendDeployment(plan: DeploymentPlan): Promise<Hash> {
  const { chain } = await connect(plan);
  const wallet = createWalletClient({ account: plan.account, chain, transport: http(plan.rpcUrl) });
  return wallet.sendTransaction({ data: deployData(plan) });
}

/**
 * Waits until a deployment that was sent has the confirmations, and compares the code at its address with ours.
 * @throws an Error when the deployment reverted, other code is at the address, or ten minutes are over
 */
export async function confirmDeployment(place: Place, hash: Hash, confirmations = 1): Promise<Deployment> {
  const client = await connect(place);
  const receipt = await client.waitForTransactionReceipt({
    hash,
    confirmations,
    timeout: RECEIPT_TIMEOUT_MS,
  });
  if (receipt.status !== "success" || !receipt.contractAddress)
    throw new Error(`The deployment ${hash} reverted.`);
  // Nodes write addresses in lower case.
  const address = getAddress(receipt.contractAddress);
  if (!isCertificateCode(await client.getCode({ address }))) {
    throw new Error(`The code at ${address} is not the certificate contract’s.`);
  }
  return { address, transactionHash: hash, blockNumber: String(receipt.blockNumber) };
}

/** Whether this version's certificate contract is at the address, on the chain of that node. */
export async function isDeployed(place: Place, address: Address): Promise<boolean> {
  const client = await connect(place);
  return isCertificateCode(await client.getCode({ address }));
}

async function connect({ rpcUrl, chainId }: Place) {
  const client: PublicClient & { chain: Chain } = createPublicClient({
    chain: chainOf(chainId, rpcUrl),
    transport: http(rpcUrl),
    pollingInterval: chainId === LOCAL_CHAIN_ID ? 100 : undefined,
  });
  const found = await client.getChainId();
  if (found !== chainId) throw new Error(`The node is one of chain ${found}, and CHAIN_ID says ${chainId}.`);
  return client;
}

function chainOf(id: number, rpcUrl: string): Chain {
  return defineChain({
    id,
    name: `chain ${id}`,
    nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  });
}

function deployData({ account, contractUri = COLLECTION_URI }: DeploymentPlan) {
  return encodeDeployData({
    abi: marqueCertificateAbi,
    bytecode: creationBytecode,
    args: [account.address, contractUri],
  });
}
