import { expect, test } from "vitest";
import { exampleBrief, requestedBrand } from "@/lib/brand/brand-fixture";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { cancelJob } from "@/lib/jobs/cancel-job";
import { completeJob, failJob } from "@/lib/jobs/record-progress";
import { emitEvent } from "./emit-event";
import { eventPayloadSchema } from "./event.schema";
import { someAccount, someEndpoint } from "./webhook-fixture";

useTestDatabase();

const MINTED = {
  event: "nft.minted",
  data: { brandId: "brand_1", tokenId: "7", transactionHash: "0xab" },
} as const;

const emitted = (accountId: string) =>
  db().webhookDelivery.findMany({
    where: { endpoint: { accountId } },
    orderBy: { createdAt: "asc" },
  });

/** A generation of an account that has a webhook for everything. */
async function generation() {
  const { accountId } = await someEndpoint();
  const requested = await requestedBrand({
    principal: { kind: "account", accountId, tier: "enterprise" },
    brief: exampleBrief,
  });
  return { ...requested, accountId };
}

async function bodies(accountId: string) {
  return (await emitted(accountId)).map(({ payload }) => eventPayloadSchema.parse(JSON.parse(payload)));
}

test("an event goes to the account's endpoints that ask for it, with one id, and to nobody else", async () => {
  const accountId = await someAccount();
  const asked = [await someEndpoint({ accountId, events: ["nft.minted"] })];
  asked.push(await someEndpoint({ accountId, events: ["brand.failed", "nft.minted"] }));
  await someEndpoint({ accountId, events: ["brand.failed"] });
  const disabled = await someEndpoint({ accountId, events: ["nft.minted"] });
  await db().webhookEndpoint.update({ where: { id: disabled.id }, data: { disabledAt: new Date() } });
  const foreign = await someEndpoint({ events: ["nft.minted"] });

  await db().$transaction((tx) => emitEvent(tx, { accountId, ...MINTED }));

  const deliveries = await emitted(accountId);
  expect(deliveries.map(({ endpointId }) => endpointId).sort()).toEqual(asked.map(({ id }) => id).sort());
  expect(new Set(deliveries.map(({ eventId }) => eventId)).size).toBe(1);
  expect(await emitted(foreign.accountId)).toEqual([]);
  for (const { id, endpointId } of deliveries) {
    const event = await db().outboxEvent.findFirstOrThrow({
      where: { data: { path: ["deliveryId"], equals: id } },
    });
    expect(event).toMatchObject({
      name: "webhook/delivery.requested",
      data: { deliveryId: id, endpointId, accountId, round: 1 },
    });
  }
});

test("nothing is sent of what was rolled back", async () => {
  const { accountId } = await someEndpoint({ events: ["nft.minted"] });
  const before = await db().outboxEvent.count();
  const failing = db().$transaction(async (tx) => {
    await emitEvent(tx, { accountId, ...MINTED });
    throw new Error("later trouble");
  });
  await expect(failing).rejects.toThrow("later trouble");
  expect(await emitted(accountId)).toEqual([]);
  expect(await db().outboxEvent.count()).toBe(before);
});

test("a generation of an account: brand.created, then brand.completed with the four fields of the specification", async () => {
  const { accountId, brandId, jobId } = await generation();
  await db().brand.update({ where: { id: brandId }, data: { name: "Sonnenkind", visibleVersion: 1 } });
  await db().brandVersion.updateMany({ where: { brandId }, data: { generationTime: 12 } });
  await completeJob(jobId);
  await completeJob(jobId);
  await failJob(jobId, { code: "LATE", message: "a terminal state never changes" });
  expect(await bodies(accountId)).toEqual([
    {
      event: "brand.created",
      data: { brandId: `brand_${brandId}`, jobId, version: 1 },
      timestamp: expect.any(String),
    },
    {
      event: "brand.completed",
      data: { brandId: `brand_${brandId}`, name: "Sonnenkind", generationTime: 12, assetsReady: true },
      timestamp: expect.any(String),
    },
  ]);
});

test.each([
  [
    "a failure",
    (jobId: string) => failJob(jobId, { code: "GENERATION_FAILED", message: "no luck" }),
    "GENERATION_FAILED",
  ],
  ["a cancel", cancelJob, "CANCELLED"],
])("%s is told as brand.failed", async (_, end, code) => {
  const { accountId, brandId, jobId } = await generation();
  await end(jobId);
  expect((await bodies(accountId)).at(-1)).toEqual({
    event: "brand.failed",
    data: {
      brandId: `brand_${brandId}`,
      jobId,
      version: 1,
      error: { code, message: expect.stringMatching(/\S/) },
    },
    timestamp: expect.any(String),
  });
});
