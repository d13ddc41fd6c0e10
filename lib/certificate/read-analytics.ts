import type { ChainOn } from "@/lib/chain/chain-settings";
import { db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import type { Analytics, AnalyticsPeriod, AnalyticsRange, PeriodUnit } from "./analytics.schema";

const DAYS: Record<Exclude<AnalyticsRange, "all">, number> = { "30d": 30, "90d": 90, "1y": 365 };
/** More periods than these are put together to longer ones. */
const MOST_DAYS = 92;
const MOST_WEEKS = 106;
const TOP_HOLDERS = 10;
const HOLDINGS = [
  ["1", 1, 1],
  ["2", 2, 2],
  ["3 to 5", 3, 5],
  ["6 to 10", 6, 10],
  ["more than 10", 11, Number.POSITIVE_INFINITY],
] as const;
const ZERO = `0x${"0".repeat(40)}`;

type Contract = Pick<ChainOn, "chainId" | "contractAddress">;

/** The contract's figures, from its logs as far as they are read; null before the first were. */
export async function readAnalytics(contract: Contract, range: AnalyticsRange): Promise<Analytics | null> {
  const upTo = await readUpTo(contract);
  if (!upTo) return null;
  const since = await firstDay(contract, range);
  const unit = unitOf(since);
  const [totals, periods, holdings, topHolders] = await Promise.all([
    readTotals(contract),
    readPeriods(contract, since, unit),
    readHoldings(contract),
    readTopHolders(contract),
  ]);
  return { upTo, totals, unit, periods, holdings, topHolders };
}

/** The figures of the start page alone; null before the first logs were read. */
export async function readCounts(contract: Contract): Promise<{ minted: number; holders: number } | null> {
  if (!(await readUpTo(contract))) return null;
  const { minted, holders } = await readTotals(contract);
  return { minted, holders };
}

async function readUpTo({ chainId, contractAddress: contract }: Contract): Promise<Analytics["upTo"] | null> {
  const row = await db().indexedContract.findUnique({
    where: { chainId_contract: { chainId, contract } },
    select: { blockNumber: true, indexedAt: true, blocks: { orderBy: { number: "desc" }, take: 1 } },
  });
  if (!row) return null;
  const at = row.blocks[0]?.at ?? row.indexedAt;
  return { blockNumber: Number(row.blockNumber), at: at.toISOString() };
}

/** Events with what stands on their transaction and block. */
const eventsOf = ({ chainId, contractAddress }: Contract) => Prisma.sql`
  indexed_events AS event
  JOIN indexed_transactions AS transaction ON transaction.chain_id = event.chain_id
    AND transaction.contract = event.contract AND transaction.hash = event.transaction_hash
  JOIN indexed_blocks AS block ON block.chain_id = event.chain_id
    AND block.contract = event.contract AND block.number = event.block_number
  WHERE event.chain_id = ${chainId} AND event.contract = ${contractAddress}`;

/** A mint is a transfer from nobody; the `Certified` of its transaction says nothing more. */
const COUNTS = Prisma.sql`
  (count(*) FILTER (WHERE kind = 'transfer' AND from_address = ${ZERO}))::int AS minted,
  (count(*) FILTER (WHERE kind = 'transfer' AND from_address <> ${ZERO}))::int AS moved,
  (count(*) FILTER (WHERE kind = 'metadata'))::int AS renewed,
  percentile_cont(0.5) WITHIN GROUP (ORDER BY transaction.gas_used)
    FILTER (WHERE kind = 'transfer' AND from_address = ${ZERO}) AS "mintGas"`;

async function readTotals(contract: Contract): Promise<Analytics["totals"]> {
  const { chainId, contractAddress } = contract;
  const [[counts], [fees], [held]] = await Promise.all([
    db().$queryRaw<
      Omit<Analytics["totals"], "holders" | "feesWei">[]
    >`SELECT ${COUNTS} FROM ${eventsOf(contract)}`,
    db().$queryRaw<{ wei: string }[]>`
      SELECT coalesce(sum(fee), 0)::text AS wei FROM indexed_transactions
      WHERE chain_id = ${chainId} AND contract = ${contractAddress}`,
    db().$queryRaw<{ holders: number }[]>`
      SELECT count(DISTINCT holder)::int AS holders FROM ${holdersOf(contract)} AS held`,
  ]);
  const mintGas = counts!.mintGas === null ? null : Math.round(counts!.mintGas);
  return { ...counts!, mintGas, holders: held!.holders, feesWei: fees!.wei };
}

/** Who holds each token: the receiver of its last transfer. */
const holdersOf = ({ chainId, contractAddress }: Contract) => Prisma.sql`(
  SELECT DISTINCT ON (token_id) token_id, to_address AS holder FROM indexed_events
  WHERE chain_id = ${chainId} AND contract = ${contractAddress} AND kind = 'transfer'
  ORDER BY token_id, block_number DESC, log_index DESC)`;

async function firstDay(contract: Contract, range: AnalyticsRange): Promise<Date> {
  if (range !== "all") return new Date(Date.now() - (DAYS[range] - 1) * 86_400_000);
  const [row] = await db().$queryRaw<{ first: Date | null }[]>`
    SELECT min(block.at) AS first FROM ${eventsOf(contract)}`;
  return row?.first ?? new Date();
}

function unitOf(since: Date): PeriodUnit {
  const days = (Date.now() - since.getTime()) / 86_400_000;
  if (days <= MOST_DAYS) return "day";
  return days / 7 <= MOST_WEEKS ? "week" : "month";
}

async function readPeriods(contract: Contract, since: Date, unit: PeriodUnit): Promise<AnalyticsPeriod[]> {
  const { chainId, contractAddress } = contract;
  const start = Prisma.sql`date_trunc(${unit}, ${since}::timestamptz AT TIME ZONE 'UTC')`;
  const periodOf = Prisma.sql`date_trunc(${unit}, block.at AT TIME ZONE 'UTC')`;
  const [rows, [before]] = await Promise.all([
    db().$queryRaw<Omit<AnalyticsPeriod, "total">[]>`
      WITH counted AS (
        SELECT ${periodOf} AS period, ${COUNTS} FROM ${eventsOf(contract)} GROUP BY 1
      ), paid AS (
        SELECT ${periodOf} AS period, sum(transaction.fee) AS wei
        FROM indexed_transactions AS transaction
        JOIN indexed_blocks AS block ON block.chain_id = transaction.chain_id
          AND block.contract = transaction.contract AND block.number = transaction.block_number
        WHERE transaction.chain_id = ${chainId} AND transaction.contract = ${contractAddress} GROUP BY 1
      )
      SELECT to_char(each, 'YYYY-MM-DD') AS "from", coalesce(minted, 0) AS minted, coalesce(moved, 0) AS moved,
             coalesce(renewed, 0) AS renewed, round("mintGas")::int AS "mintGas",
             coalesce(paid.wei, 0)::text AS "feesWei"
      FROM generate_series(${start}, now() AT TIME ZONE 'UTC', ${`1 ${unit}`}::interval) AS each
      LEFT JOIN counted ON counted.period = each LEFT JOIN paid ON paid.period = each
      ORDER BY each`,
    db().$queryRaw<{ minted: number }[]>`
      SELECT count(*)::int AS minted FROM ${eventsOf(contract)}
      AND kind = 'transfer' AND from_address = ${ZERO} AND block.at AT TIME ZONE 'UTC' < ${start}`,
  ]);
  let total = before!.minted;
  return rows.map((row) => {
    total += row.minted;
    return { ...row, total };
  });
}

async function readHoldings(contract: Contract): Promise<Analytics["holdings"]> {
  const rows = await db().$queryRaw<{ held: number; holders: number }[]>`
    SELECT held, count(*)::int AS holders
    FROM (SELECT count(*)::int AS held FROM ${holdersOf(contract)} AS held GROUP BY holder) AS wallets
    GROUP BY held`;
  return HOLDINGS.map(([label, least, most]) => {
    const fitting = rows.filter(({ held }) => held >= least && held <= most);
    return { label, holders: fitting.reduce((sum, { holders }) => sum + holders, 0) };
  });
}

function readTopHolders(contract: Contract): Promise<Analytics["topHolders"]> {
  return db().$queryRaw`
    SELECT holder AS address, count(*)::int AS certificates FROM ${holdersOf(contract)} AS held
    GROUP BY holder ORDER BY certificates DESC, min(token_id) LIMIT ${TOP_HOLDERS}`;
}
