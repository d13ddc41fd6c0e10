import { beforeAll, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { someRoot, someWallet } from "./certificate-fixture";
import { readAnalytics, readCounts } from "./read-analytics";

useTestDatabase();

const NOBODY = `0x${"0".repeat(40)}`;
const [ada, ben, eve] = [someWallet(), someWallet(), someWallet()];
const contract = { chainId: 1, contractAddress: someWallet() };
const other = { chainId: 1, contractAddress: someWallet() };
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

type Change = { kind: string; tokenId: number; from?: string; to?: string };
let blocks = 0;

/** A block with one transaction. */
async function write(
  { chainId, contractAddress }: typeof contract,
  at: Date,
  gasUsed: number,
  changes: Change[],
) {
  const own = { chainId, contract: contractAddress };
  const number = BigInt(++blocks);
  const place = { blockNumber: number, blockHash: someRoot() };
  await db().indexedContract.upsert({
    where: { chainId_contract: own },
    create: { ...own, ...place },
    update: place,
  });
  await db().indexedBlock.create({ data: { ...own, number, hash: place.blockHash, at } });
  const hash = someRoot();
  const paid = { sender: ada, gasUsed, fee: String(gasUsed * 1_000) };
  await db().indexedTransaction.create({ data: { ...own, hash, blockNumber: number, ...paid } });
  const rows = changes.map((change, logIndex) => ({
    ...own,
    ...change,
    blockNumber: number,
    logIndex,
    transactionHash: hash,
  }));
  await db().indexedEvent.createMany({ data: rows });
}

const mint = (tokenId: number, to: string): Change[] => [
  { kind: "transfer", tokenId, from: NOBODY, to },
  { kind: "certified", tokenId },
];

beforeAll(async () => {
  await write(contract, daysAgo(200), 210_000, mint(1, ada));
  await write(contract, daysAgo(3), 100_000, mint(2, ada));
  await write(contract, daysAgo(3), 300_000, mint(3, ada));
  await write(contract, daysAgo(2), 50_000, [{ kind: "transfer", tokenId: 3, from: ada, to: ben }]);
  await write(contract, daysAgo(1), 60_000, [
    { kind: "certified", tokenId: 1 },
    { kind: "metadata", tokenId: 1 },
  ]);
  await write(contract, daysAgo(1), 50_000, [{ kind: "transfer", tokenId: 3, from: ben, to: eve }]);
  await write(other, daysAgo(1), 1, mint(1, ben));
});

test("a contract of which nothing was read has no figures", async () => {
  expect(await readAnalytics({ ...contract, chainId: 2 }, "30d")).toBeNull();
  expect(await readCounts({ ...contract, chainId: 2 })).toBeNull();
});

test("what there is, whoever holds it, and what it cost", async () => {
  const { totals, holdings, topHolders, upTo } = (await readAnalytics(contract, "30d"))!;
  expect(totals).toEqual({
    minted: 3,
    holders: 2,
    moved: 2,
    renewed: 1,
    mintGas: 210_000,
    feesWei: "770000000",
  });
  expect(holdings.filter(({ holders }) => holders > 0)).toEqual([
    { label: "1", holders: 1 },
    { label: "2", holders: 1 },
  ]);
  expect(topHolders).toEqual([
    { address: ada, certificates: 2 },
    { address: eve, certificates: 1 },
  ]);
  expect(upTo.blockNumber).toBe(6);
  expect(await readCounts(contract)).toEqual({ minted: 3, holders: 2 });
});

test("thirty days, of which none is left out, with what was there before", async () => {
  const { unit, periods } = (await readAnalytics(contract, "30d"))!;
  expect([unit, periods.length]).toEqual(["day", 30]);
  expect([periods[0]?.total, periods.at(-1)?.total]).toEqual([1, 3]);
  const nothing = { moved: 0, renewed: 0 };
  expect(periods.find(({ from }) => from === dayOf(daysAgo(3)))).toEqual({
    ...nothing,
    from: dayOf(daysAgo(3)),
    minted: 2,
    total: 3,
    mintGas: 200_000,
    feesWei: "400000000",
  });
  expect(periods.find(({ from }) => from === dayOf(daysAgo(1)))).toMatchObject({
    minted: 0,
    moved: 1,
    renewed: 1,
  });
  expect(periods.find(({ from }) => from === dayOf(daysAgo(9)))).toMatchObject({
    minted: 0,
    mintGas: null,
    feesWei: "0",
  });
});

test.each([
  ["90d", "day", 90],
  ["1y", "week", 53],
  ["all", "week", 29],
] as const)("%s goes by the %s", async (range, unit, most) => {
  const { periods, ...found } = (await readAnalytics(contract, range))!;
  expect(found.unit).toBe(unit);
  expect(periods.length).toBeGreaterThanOrEqual(most - 1);
  expect(periods.length).toBeLessThanOrEqual(most + 1);
  expect(periods.at(-1)?.total).toBe(3);
  const counted = periods.reduce((sum, { minted }) => sum + minted, 0);
  expect(counted).toBe(range === "90d" ? 2 : 3);
});
