import type { Address } from "viem";
import { afterEach, expect, test, vi } from "vitest";
import { type Execution, startExecution } from "@/inngest/engine/start-execution";
import { requestedBrand, seededBrief } from "@/lib/brand/brand-fixture";
import type { CertificateStatus } from "@/lib/certificate/certificate.schema";
import { someWallet } from "@/lib/certificate/certificate-fixture";
import { readCertificate } from "@/lib/certificate/read-certificate";
import { tokenOfBrand } from "@/lib/chain/certificate-contract";
import { mineAtOnce, stopMining, useLocalChain } from "@/lib/chain/chain-test-kit";
import { openChain } from "@/lib/chain/open-chain";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { refreshEnv } from "@/lib/env";
import { hasBlock } from "@/lib/ipfs/block-store";
import { startKubo } from "@/lib/ipfs/kubo-fixture";
import { readCid } from "@/lib/ipfs/read-cid";
import { cancelJob } from "@/lib/jobs/cancel-job";
import { getJobStatus } from "@/lib/jobs/get-job-status";
import { stepSchema } from "@/lib/jobs/progress.schema";
import { useRememberedStages } from "@/lib/render/remembered-stages-fixture";

useTestDatabase();
useLocalChain();
useRememberedStages();

/** For what takes seconds here and may take minutes on a machine that does other things. */
const PATIENT = { timeout: 200_000, interval: 50 };
vi.setConfig({ testTimeout: 3 * PATIENT.timeout });
/** The half a minute that a job waits for its certificate becomes three seconds. */
const HASTY = { durationFactor: 0.1 };

let execution: Execution | undefined;

afterEach(async () => {
  await execution?.stop(0);
  execution = undefined;
  await mineAtOnce();
  vi.stubEnv("IPFS_API_URL", "");
  refreshEnv();
});

const request = (walletAddress?: Address) =>
  requestedBrand({
    principal: { kind: "operator" },
    brief: { ...seededBrief, ...(walletAddress && { walletAddress }) },
  });

const ended = (jobId: string) =>
  vi.waitFor(async () => {
    const status = await getJobStatus(jobId);
    expect(["completed", "failed"]).toContain(status.status);
    return status;
  }, PATIENT);

/** The certificate, once it is that far. A job's end says nothing of it: it waits for half a minute at most. */
const certificateAt = (brandId: string, status: CertificateStatus) =>
  vi.waitFor(async () => {
    const certificate = await readCertificate(brandId);
    expect(certificate?.status).toBe(status);
    return certificate!;
  }, PATIENT);

async function certificateStep(jobId: string) {
  const { steps } = await db().job.findUniqueOrThrow({ where: { id: jobId } });
  return stepSchema
    .array()
    .parse(steps)
    .find(({ id }) => id === "certificate")?.status;
}

test("a brand that a wallet was given for gets its certificate, whose content is pinned before, and its job tells of it", async () => {
  const wallet = someWallet();
  const { jobId, brandId } = await request(wallet);
  expect(await certificateStep(jobId)).toBe("pending");
  const node = await startKubo();
  const signedBefore: number[] = [];
  node.onImport = async () =>
    void signedBefore.push(await db().chainTransaction.count({ where: { brandId } }));
  vi.stubEnv("IPFS_API_URL", node.url);
  refreshEnv();
  execution = await startExecution();
  const { metadataCid, imageCid, transactionHash, tokenId } = await certificateAt(brandId, "confirmed");
  const token = await tokenOfBrand(await openChain(), brandId);
  const { merkleRoot } = await db().brandVersion.findFirstOrThrow({ where: { brandId } });
  expect(token).toMatchObject({ tokenId, owner: wallet, root: merkleRoot, uri: `ipfs://${metadataCid}` });
  for (const cid of [metadataCid, imageCid]) expect(await hasBlock(readCid(cid!)!)).toBe(true);
  expect([[...node.pinned].sort(), signedBefore]).toEqual([[imageCid, metadataCid].sort(), [0, 0]]);
  expect(await ended(jobId)).toMatchObject({
    status: "completed",
    result: { nftTokenId: String(tokenId), nftTransactionHash: transactionHash },
  });
  // "pending" where the machine took more than half a minute for what takes half a second.
  expect(["completed", "pending"]).toContain(await certificateStep(jobId));
});

test("a certificate that fails never fails its brand; without a wallet there is no such step", async () => {
  const { contractAddress } = await openChain();
  const [refused, plain] = [await request(contractAddress), await request()];
  execution = await startExecution();
  const { failure } = await certificateAt(refused.brandId, "failed");
  expect(failure?.code).toBe("RECIPIENT_REFUSES");
  expect(await ended(refused.jobId)).toMatchObject({ status: "completed", progress: 100 });
  expect(["failed", "pending"]).toContain(await certificateStep(refused.jobId));
  expect(await ended(plain.jobId)).toMatchObject({ status: "completed" });
  expect(await certificateStep(plain.jobId)).toBeUndefined();
  expect(await readCertificate(plain.brandId)).toBeNull();
});

test("a network that makes no block: the brand is there, cannot be cancelled and is done without; the certificate follows", async () => {
  await stopMining();
  const { jobId, brandId } = await request(someWallet());
  execution = await startExecution({ timing: HASTY });
  await vi.waitFor(async () => {
    expect(await certificateStep(jobId)).toBe("running");
    expect(await db().brand.findUnique({ where: { id: brandId } })).toMatchObject({ visibleVersion: 1 });
    await expect(cancelJob(jobId)).rejects.toMatchObject({ code: "CONFLICT" });
  }, PATIENT);
  expect((await ended(jobId)).status).toBe("completed");
  expect(await certificateStep(jobId)).toBe("pending");
  await certificateAt(brandId, "submitted");
  await mineAtOnce();
  const { tokenId } = await certificateAt(brandId, "confirmed");
  expect((await getJobStatus(jobId)).result?.nftTokenId).toBe(String(tokenId));
});
