import { setTimeout as sleep } from "node:timers/promises";
import { someWallet } from "@/lib/certificate/certificate-fixture";
import { closeDb, db } from "@/lib/db/client";
import { newId } from "@/lib/ids";
import { newSecret } from "@/lib/webhooks/signing-secret";
import { requestOriginal } from "@/test-support/copied-brand";
import { median } from "@/test-support/percentile";
import { startServer } from "@/test-support/start-server";
import { type ApiAccount, apiAccount, openDatabaseOf } from "./api-caller";
import { askForMint, isConfirmed, type MintableBrand, mintableBrands, nftUntil } from "./mint-caller";
import { report } from "./report";
import { RECEIVER_HOST, timedReceiver } from "./webhook-receivers";

/**
 * From the request, `POST /v1/brands/:id/nft/mint`, until its client knows that the certificate is confirmed, on the local
 * network: one after the other, half of them polled, half told by the webhook `nft.minted`.
 */
const EACH_WAY = 24;
/** As many as an account may mint in an hour, and one to warm up with. */
const PER_ACCOUNT = 9;
const LIMIT_MS = 1_000;

const receiver = await timedReceiver();
const server = await startServer({
  env: { LOG_LEVEL: "error", ANONYMOUS_TIER: "enterprise", WEBHOOK_ALLOW_CIDRS: `${RECEIVER_HOST}/32` },
});
const polled: number[] = [];
const told: number[] = [];
try {
  await openDatabaseOf(server);
  const original = await requestOriginal(server);
  const accounts: ApiAccount[] = [];
  for (let n = 0; n < Math.ceil((2 * EACH_WAY) / PER_ACCOUNT); n++)
    accounts.push(await apiAccount("enterprise", 0));
  for (const { accountId } of accounts) {
    await db().webhookEndpoint.create({
      data: { id: newId(), accountId, url: receiver.url, events: ["nft.minted"], secret: newSecret() },
    });
  }
  const [first, ...brands] = await mintableBrands(server, original, { accounts, each: PER_ACCOUNT });
  await untilPolled(first!);
  await untilTold(brands.pop()!);

  for (const brand of brands.splice(0, EACH_WAY)) polled.push(await untilPolled(brand));
  for (const brand of brands.splice(0, EACH_WAY)) told.push(await untilTold(brand));
  console.log(`  polled: ${inWords(polled)}`);
  console.log(`  by webhook: ${inWords(told)}`);
  await tellWhereTimeGoes();
} finally {
  await closeDb();
  await server.stop();
  await receiver.close();
}
const worst = Math.max(...polled, ...told);
report(
  worst <= LIMIT_MS && polled.length === EACH_WAY && told.length === EACH_WAY,
  "mint",
  `${polled.length + told.length} mints, polled ${inWords(polled)}; by webhook ${inWords(told)}; limit ${LIMIT_MS} ms`,
);

async function untilPolled(brand: MintableBrand): Promise<number> {
  const startedAt = performance.now();
  await asked(brand);
  await nftUntil(server, brand, isConfirmed);
  return performance.now() - startedAt;
}

async function untilTold(brand: MintableBrand): Promise<number> {
  const startedAt = Date.now();
  await asked(brand);
  for (;;) {
    const arrival = receiver.arrivals.find(({ body }) => body.includes(brand.brandId));
    if (arrival) return arrival.at - startedAt;
    if (Date.now() - startedAt > 60_000) throw new Error(`nobody was told of ${brand.brandId}`);
    await sleep(5);
  }
}

async function asked(brand: MintableBrand): Promise<void> {
  const { status, error } = await askForMint(server, brand, someWallet());
  if (status !== 202) throw new Error(`a mint was answered ${status}: ${error?.message}`);
}

/** By the rows, each from the request on: the event is dispatched, content kept, bytes signed, sent, confirmed. */
async function tellWhereTimeGoes(): Promise<void> {
  const marks = ["dispatched", "kept", "signed", "sent", "confirmed"] as const;
  const rows = await db().$queryRaw<Record<(typeof marks)[number], number>[]>`
    SELECT extract(epoch FROM event.dispatched_at - known.requested_at)::float8 * 1000 AS dispatched,
           extract(epoch FROM content.created_at - known.requested_at)::float8 * 1000 AS kept,
           extract(epoch FROM signed.signed_at - known.requested_at)::float8 * 1000 AS signed,
           extract(epoch FROM signed.broadcast_at - known.requested_at)::float8 * 1000 AS sent,
           extract(epoch FROM known.confirmed_at - known.requested_at)::float8 * 1000 AS confirmed
    FROM certificates AS known JOIN signed_transactions AS signed USING (transaction_id)
    JOIN content_pins AS content USING (metadata_cid)
    JOIN outbox_events AS event ON event.data->>'certificate' = known.brand_id::text`;
  const words = marks.map((mark) => `${mark} ${median(rows.map((row) => row[mark])).toFixed(0)}`);
  console.log(`  medians by the rows, in ms after the request: ${words.join(", ")}`);
}

function inWords(times: readonly number[]): string {
  return `median ${median(times).toFixed(0)} ms, worst ${Math.max(...times).toFixed(0)} ms`;
}
