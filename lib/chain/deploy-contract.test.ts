import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createTestClient, http, publicActions, walletActions } from "viem";
import { generatePrivateKey, mnemonicToAccount, privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { isCertificateCode } from "./certificate-code";
import { COLLECTION_URI, deployContract, estimateDeployment, isDeployed } from "./deploy-contract";
import { readDeployment, recordDeployment } from "./deployments";
import { marqueCertificateAbi as abi } from "./generated/marque-certificate";
import { startLocalNode } from "./local-node";

const dataDir = mkdtempSync(path.join(tmpdir(), "marque-deploy-"));
const account = mnemonicToAccount("test test test test test test test test test test test junk");
const chainId = 31337;
let rpcUrl = "";
let stop = async () => {};

beforeAll(async () => {
  const node = await startLocalNode({ dataDir });
  if (node.kind === "absent") throw new Error(node.reason);
  ({ rpcUrl, stop } = node);
});

afterAll(async () => {
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const chain = () =>
  createTestClient({ mode: "anvil", account, transport: http(rpcUrl), pollingInterval: 20 })
    .extend(publicActions)
    .extend(walletActions);

it("puts the contract on the chain, ours byte for byte but for what its constructor fills in", async () => {
  const plan = { rpcUrl, chainId, account };
  const cost = await estimateDeployment(plan);
  expect(cost.total).toBe(cost.gas * cost.gasPrice);
  expect(cost.balance).toBeGreaterThan(cost.total);
  const deployment = await deployContract(plan);
  const { address } = deployment;
  const receipt = await chain().getTransactionReceipt({ hash: deployment.transactionHash });
  expect(receipt).toMatchObject({ status: "success", blockNumber: BigInt(deployment.blockNumber) });
  expect(receipt.gasUsed).toBeLessThanOrEqual(cost.gas);
  expect(await isDeployed(plan, address)).toBe(true);
  const read = { address, abi } as const;
  expect(await chain().readContract({ ...read, functionName: "owner" })).toBe(account.address);
  expect(await chain().readContract({ ...read, functionName: "contractURI" })).toBe(COLLECTION_URI);
  recordDeployment(dataDir, chainId, deployment);
  expect(readDeployment(dataDir, chainId)).toEqual(deployment);
  expect(readDeployment(dataDir, 1)).toBeUndefined();
});

it("tells other code from ours, whichever byte differs", async () => {
  const { address } = readDeployment(dataDir, chainId)!;
  const code = (await chain().getCode({ address }))!;
  const at = 2 + 2 * Math.floor((code.length / 2 - 1) / 3);
  const other = code[at] === "0" ? "1" : "0";
  expect(isCertificateCode(code)).toBe(true);
  expect(isCertificateCode(`0x${code.slice(2, at)}${other}${code.slice(at + 1)}`)).toBe(false);
  expect(isCertificateCode(`${code}00`)).toBe(false);
  expect(isCertificateCode(undefined)).toBe(false);
  expect(await isDeployed({ rpcUrl, chainId }, account.address)).toBe(false);
});

it("refuses a node of another chain", async () => {
  await expect(deployContract({ rpcUrl, chainId: 1, account })).rejects.toThrow(
    "The node is one of chain 31337, and CHAIN_ID says 1.",
  );
});

it("mints what tokenURI, getBrandId and rootOf then say", async () => {
  const { address } = readDeployment(dataDir, chainId)!;
  const uri = "ipfs://bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy";
  const brandId = "0b6e4f0c-93a7-4d1e-8c52-6f1d2a3b4c5d";
  const root = `0x${"5a".repeat(32)}` as const;
  const { request, result } = await chain().simulateContract({
    address,
    abi,
    functionName: "mintCertificate",
    args: [account.address, uri, brandId, root],
    account,
  });
  expect(result).toBe(1n);
  const hash = await chain().writeContract({ ...request, chain: null });
  await chain().waitForTransactionReceipt({ hash });
  const read = { address, abi } as const;
  expect(await chain().readContract({ ...read, functionName: "tokenURI", args: [1n] })).toBe(uri);
  expect(await chain().readContract({ ...read, functionName: "getBrandId", args: [1n] })).toBe(brandId);
  expect(await chain().readContract({ ...read, functionName: "rootOf", args: [1n] })).toBe(root);
  expect(await chain().readContract({ ...read, functionName: "tokenOfBrand", args: [brandId] })).toBe(1n);
  expect(await chain().readContract({ ...read, functionName: "tokensOf", args: [account.address] })).toEqual([
    1n,
  ]);
});

it("gives an account with a real EIP-7702 delegation its certificate, and the account can move it", async () => {
  const { address } = readDeployment(dataDir, chainId)!;
  const holder = privateKeyToAccount(generatePrivateKey());
  await chain().setBalance({ address: holder.address, value: 10n ** 18n });
  // A contract without the receiver's hook: the certificate's own.
  const authorization = await holder.signAuthorization({ address, chainId, nonce: 0 });
  const delegated = await chain().sendTransaction({
    chain: null,
    to: holder.address,
    gas: 100_000n,
    authorizationList: [authorization],
    data: "0x06fdde03",
  });
  await chain().waitForTransactionReceipt({ hash: delegated });
  expect(await chain().getCode({ address: holder.address })).toBe(
    `0xef0100${address.slice(2).toLowerCase()}`,
  );
  const minted = await chain().writeContract({
    address,
    abi,
    functionName: "mintCertificate",
    args: [holder.address, "", "a brand of a delegated account"],
    chain: null,
  });
  const { status } = await chain().waitForTransactionReceipt({ hash: minted });
  expect(status).toBe("success");
  const read = { address, abi } as const;
  const tokenId = await chain().readContract({
    ...read,
    functionName: "tokenOfBrand",
    args: ["a brand of a delegated account"],
  });
  const moved = await chain().writeContract({
    ...read,
    functionName: "transferFrom",
    args: [holder.address, account.address, tokenId],
    account: holder,
    chain: null,
  });
  await chain().waitForTransactionReceipt({ hash: moved });
  expect(await chain().readContract({ ...read, functionName: "ownerOf", args: [tokenId] })).toBe(
    account.address,
  );
});
