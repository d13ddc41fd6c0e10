import type { Address } from "viem";
import { afterEach, expect, test, vi } from "vitest";
import { type Execution, startExecution } from "@/inngest/engine/start-execution";
import { requestedBrand, seededBrief } from "@/lib/brand/brand-fixture";
import { someWallet } from "@/lib/certificate/certificate-fixture";
import { readCertificate } from "@/lib/certificate/read-certificate";
import { tokenOfBrand } from "@/lib/chain/certificate-contract";
import { mineAtOnce, stopMining, useLocalChain } from "@/lib/chain/chain-test-kit";
import { openChain } from "@/lib/chain/open-chain";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { hasBlock } from "@/lib/ipfs/block-store";
import { readCid } from "@/lib/ipfs/read-cid";
import { cancelJob } from "@/lib/jobs/cancel-job";
import { getJobStatus } from "@/lib/jobs/get-job-status";
import { stepSchema } from "@/lib/jobs/progress.schema";
import { useRememberedStages } from "@/lib/render/remembered-stages-fixture";

useTestDatabase();
useLocalChain();
useRememberedStages();

let execution: Execution | undefined;

afterEach(async () => {
  await execution?.stop(0);
  execution = undefined;
});

async function start() {
  execution = await startExecution({ timing: { durationFactor: 0.05 } });
}

const request = (walletAddress?: Address) =>
  requestedBrand({
    principal: { kind: "operator" },
    brief: { ...seededBrief, ...(walletAddress && { walletAddress }) },
  });

const ended = (jobId: string) =>
  vi.waitFor(
    async () => {
      const status = await getJobStatus(jobId);
      expect(["completed", "failed"]).toContain(status.status);
      return status;
    },
    { timeout: 100_000, interval: 20 },
  );

async function certificateStep(jobId: string) {
  const { steps } = await db().job.findUniqueOrThrow({ where: { id: jobId } });
  return stepSchema
    .array()
    .parse(steps)
    .find(({ id }) => id === "certificate")?.status;
}

test("a brand that a wallet was given for ends with its certificate, whose content was there before", async () => {
  const wallet = someWallet();
  const { jobId, brandId } = await request(wallet);
  expect(await certificateStep(jobId)).toBe("pending");
  await start();
  const status = await ended(jobId);
  const certificate = await readCertificate(brandId);
  const token = await tokenOfBrand(await openChain(), brandId);
  const { merkleRoot } = await db().brandVersion.findFirstOrThrow({ where: { brandId } });
  expect(token).toMatchObject({ owner: wallet, root: merkleRoot, uri: `ipfs://${certificate?.metadataCid}` });
  expect(await hasBlock(readCid(certificate!.metadataCid!)!)).toBe(true);
  expect(status).toMatchObject({
    status: "completed",
    result: { nftTokenId: String(token?.tokenId), nftTransactionHash: certificate?.transactionHash },
  });
  expect(await certificateStep(jobId)).toBe("completed");
});

test("a certificate that fails never fails its brand; without a wallet there is no such step", async () => {
  const { contractAddress } = await openChain();
  const [refused, plain] = [await request(contractAddress), await request()];
  await start();
  expect(await ended(refused.jobId)).toMatchObject({ status: "completed", progress: 100 });
  expect(await certificateStep(refused.jobId)).toBe("failed");
  expect(await readCertificate(refused.brandId)).toMatchObject({ failure: { code: "RECIPIENT_REFUSES" } });
  expect(await ended(plain.jobId)).toMatchObject({ status: "completed" });
  expect(await certificateStep(plain.jobId)).toBeUndefined();
  expect(await readCertificate(plain.brandId)).toBeNull();
});

test("while it is minted the brand is there and cannot be cancelled; a slow network is waited for no longer than agreed", async () => {
  await stopMining();
  const { jobId, brandId } = await request(someWallet());
  await start();
  await vi.waitFor(async () => expect(await certificateStep(jobId)).toBe("running"), { timeout: 100_000 });
  expect(await db().brand.findUnique({ where: { id: brandId } })).toMatchObject({ visibleVersion: 1 });
  await expect(cancelJob(jobId)).rejects.toMatchObject({ code: "CONFLICT" });
  expect((await ended(jobId)).status).toBe("completed");
  expect(await certificateStep(jobId)).toBe("pending");
  await mineAtOnce();
  await vi.waitFor(async () => expect((await readCertificate(brandId))?.status).toBe("confirmed"), {
    timeout: 60_000,
  });
  expect((await getJobStatus(jobId)).result?.nftTokenId).toMatch(/^\d+$/);
});
