import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { someWallet } from "@/lib/certificate/certificate-fixture";
import { closeDb, db } from "@/lib/db/client";
import { newId } from "@/lib/ids";
import { newSecret } from "@/lib/webhooks/signing-secret";
import { requestOriginal } from "@/test-support/copied-brand";
import { type RunningServer, startServer } from "@/test-support/start-server";
import { temporaryFolder } from "@/test-support/temporary-folder";
import { type ApiAccount, apiAccount, openDatabaseOf, SAMPLE_BRIEF, statusCounts } from "./api-caller";
import {
  askForMint,
  compareWithChain,
  isConfirmed,
  type MintAnswer,
  type MintableBrand,
  mintableBrands,
  nftUntil,
  nodeOf,
  type WantedToken,
} from "./mint-caller";
import { report } from "./report";
import { RECEIVER_HOST, timedReceiver } from "./webhook-receivers";

/**
 * Two server processes on one database, store and chain, none of which has used the chain before. Fifty mints at once over five
 * accounts; then brands that are asked for twice in parallel, at both processes; then brands whose pipeline mints them while
 * both processes are asked for the same. Told by the chain itself: nonces, tokens, owners; by the webhooks' receiver: once each.
 */
const ACCOUNTS = 5;
/** As many as an account may mint in an hour. */
const EACH = 10;
const TWICE = 10;
const PIPELINE = 4;
const TIMEOUT_MS = 120_000;

const failures: string[] = [];
const dataDir = temporaryFolder();
const receiver = await timedReceiver();
const env = {
  LOG_LEVEL: "error",
  ANONYMOUS_TIER: "enterprise",
  WEBHOOK_ALLOW_CIDRS: `${RECEIVER_HOST}/32`,
};
const servers: RunningServer[] = [];
let summary = "";
try {
  servers.push(await startServer({ env, dataDir }));
  servers.push(await startServer({ env, dataDir }));
  const [here, there] = servers as [RunningServer, RunningServer];
  await openDatabaseOf(here);
  const original = await requestOriginal(here);
  const minted = [
    ...(await atOnce(here, there, original)),
    ...(await twice(here, there, original)),
    ...(await besidePipeline(here, there)),
  ];
  summary = await compareAll(here, minted);
} finally {
  await closeDb();
  for (const server of servers) await server.stop();
  await receiver.close();
  rmSync(dataDir, { recursive: true, force: true });
}
for (const failure of failures) console.log(`  ${failure}`);
report(failures.length === 0, "mint-race", failures.length === 0 ? summary : `${failures.length} not so`);

/** Fifty requests at once, half at either process. */
async function atOnce(here: RunningServer, there: RunningServer, original: string): Promise<WantedToken[]> {
  const accounts = await Promise.all(Array.from({ length: ACCOUNTS }, () => toldAccount(0)));
  const brands = await mintableBrands(here, original, { accounts, each: EACH });
  const wallets = brands.map(() => someWallet() as string);
  const startedAt = performance.now();
  const answers = await Promise.all(
    brands.map((brand, index) => askForMint(index % 2 ? here : there, brand, wallets[index]!)),
  );
  // Each is looked after by the process that was not asked.
  for (const [index, brand] of brands.entries())
    await nftUntil(index % 2 ? there : here, brand, isConfirmed, TIMEOUT_MS);
  const seconds = (performance.now() - startedAt) / 1_000;
  console.log(
    `  ${brands.length} at once over ${ACCOUNTS} accounts: ${statusCounts(answers)}; all confirmed after ${seconds.toFixed(1)} s, chain not started before`,
  );
  expect(
    "fifty at once are accepted",
    answers.every(({ status }) => status === 202),
  );
  return brands.map(({ brandId }, index) => ({ brandId, wallets: [wallets[index]!] }));
}

/** Each brand at both processes in the same moment: half of them for one wallet, half for two. */
async function twice(here: RunningServer, there: RunningServer, original: string): Promise<WantedToken[]> {
  const account = await toldAccount(0);
  const brands = await mintableBrands(here, original, { accounts: [account], each: TWICE });
  const minted: WantedToken[] = [];
  for (const [index, brand] of brands.entries()) {
    const first: string = someWallet();
    const wallets = [first, index % 2 ? first : someWallet()];
    const answers = await Promise.all([
      askForMint(here, brand, wallets[0]!),
      askForMint(there, brand, wallets[1]!),
    ]);
    const nft = await nftUntil(here, brand, isConfirmed, TIMEOUT_MS);
    const statuses = answers.map(({ status }) => status).sort();
    const expected = index % 2 ? "202,202" : "202,409";
    expect(`twice at once answers ${expected}, not ${statuses}`, statuses.join() === expected);
    const accepted = wallets.filter((_, at) => answers[at]!.status === 202);
    expect("the one that was accepted has it", accepted.includes(nft.walletAddress!));
    minted.push({ brandId: brand.brandId, wallets: accepted });
  }
  console.log(
    `  ${brands.length} brands asked for at both processes at once: 202 and 202 for one wallet, 202 and 409 for two`,
  );
  return minted;
}

/** Brands with a wallet in the request: while they are made and minted, both processes are asked for their certificates. */
async function besidePipeline(here: RunningServer, there: RunningServer): Promise<WantedToken[]> {
  const account = await toldAccount(PIPELINE);
  const minted: WantedToken[] = [];
  for (let n = 0; n < PIPELINE; n++) {
    const wallet = someWallet();
    const asked = n % 2 ? someWallet() : wallet;
    const brand = await brandForWallet(here, account, wallet);
    const answers: MintAnswer[] = [];
    const ask = async () =>
      answers.push(...(await Promise.all([askForMint(here, brand, asked), askForMint(there, brand, asked)])));
    const deadline = Date.now() + TIMEOUT_MS;
    while (!(await isOver(brand))) {
      await ask();
      if (Date.now() > deadline) throw new Error(`brand ${brand.brandId} is still being made`);
      await sleep(50);
    }
    const nft = await nftUntil(here, brand, isConfirmed, TIMEOUT_MS);
    await ask();
    const [last, other] = answers.slice(-2);
    const isRight =
      asked === wallet
        ? [last, other].every((one) => one?.status === 202 && one.nft?.tokenId === nft.tokenId)
        : [last, other].every((one) => one?.status === 409);
    expect(`asked for beside the pipeline, afterwards: ${last?.status} and ${other?.status}`, isRight);
    expect(
      `beside the pipeline: ${statusCounts(answers)}`,
      answers.every(({ status }) => status === 409 || status === 202),
    );
    console.log(
      `  beside the pipeline, for ${asked === wallet ? "its own" : "another"} wallet: ${statusCounts(answers)}; token ${nft.tokenId}`,
    );
    minted.push({ brandId: brand.brandId, wallets: [wallet] });
  }
  return minted;
}

async function brandForWallet(
  { url }: RunningServer,
  account: ApiAccount,
  chainAddress: string,
): Promise<MintableBrand> {
  const response = await fetch(`${url}/v1/brands`, {
    method: "POST",
    headers: { authorization: `Bearer ${account.key}`, "content-type": "application/json" },
    body: JSON.stringify({ ...SAMPLE_BRIEF, chainAddress }),
  });
  const { data, error } = await response.json();
  if (response.status !== 202) throw new Error(`POST /v1/brands: ${response.status} ${error?.message}`);
  return { brandId: String(data.id).replace("brand_", ""), account };
}

/** Whether the brand's job has ended; its certificate is confirmed then or on its way. */
async function isOver({ brandId }: MintableBrand): Promise<boolean> {
  const job = await db().job.findFirstOrThrow({ where: { brandId }, select: { status: true } });
  if (job.status === "failed") throw new Error(`brand ${brandId} failed`);
  return job.status === "completed";
}

/** Whether database, chain and receiver agree that each was minted once. */
async function compareAll(here: RunningServer, minted: readonly WantedToken[]): Promise<string> {
  const { contract } = await db().certificate.findFirstOrThrow();
  const { rpcUrl } = await nodeOf(here);
  const { problems, words } = await compareWithChain(rpcUrl, contract, minted);
  failures.push(...problems);
  const signed = await db().chainTransaction.count();
  expect(`one transaction for each brand, not ${signed} for ${minted.length}`, signed === minted.length);
  const told = () => receiver.arrivals.map(({ body }) => JSON.parse(body).data.brandId as string);
  const deadline = Date.now() + 30_000;
  while (told().length < minted.length && Date.now() < deadline) await sleep(50);
  // One that comes twice would come now.
  await sleep(1_000);
  expect(`nft.minted ${told().length} times for ${minted.length}`, told().length === minted.length);
  expect("of each brand", new Set(told()).size === minted.length);
  return `two processes: ${words}, ${told().length} webhooks, nothing twice`;
}

/** An account that hears of its certificates. */
async function toldAccount(credits: number): Promise<ApiAccount> {
  const account = await apiAccount("enterprise", credits);
  const { accountId } = account;
  await db().webhookEndpoint.create({
    data: { id: newId(), accountId, url: receiver.url, events: ["nft.minted"], secret: newSecret() },
  });
  return account;
}

function expect(what: string, holds: boolean): void {
  if (!holds) failures.push(`not so: ${what}`);
}
