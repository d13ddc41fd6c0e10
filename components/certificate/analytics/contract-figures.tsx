import { formatUnits } from "viem/utils";
import { Moment } from "@/components/ui/moment";
import type {
  Analytics,
  AnalyticsPeriod,
  AnalyticsRange,
  PeriodUnit,
} from "@/lib/certificate/analytics.schema";
import { Figures } from "./figures";
import { Holders } from "./holders";
import { Plot } from "./plot";
import { RangeLinks } from "./range-links";

interface ContractFiguresProps {
  /** null before the first logs were read. */
  analytics: Analytics | null;
  range: AnalyticsRange;
  /** The page, to which the ranges lead. */
  href: string;
  /** Of the network's coin: "ETH". */
  symbol: string;
}

/** What the contract's logs say: certificates over time, who holds them, how they change hands, and what they cost. */
export function ContractFigures({ analytics, range, href, symbol }: ContractFiguresProps) {
  if (!analytics) {
    return (
      <p className="mt-10 max-w-[52ch] border-t-[1.5px] border-ink pt-6 text-lg text-ink-soft">
        Nothing has been read of the contract yet. The figures come within a minute of the first certificate.
      </p>
    );
  }
  const { totals, periods, unit, upTo } = analytics;
  return (
    <>
      <Figures
        figures={[
          { name: "Certificates", value: totals.minted.toLocaleString("en") },
          { name: "Wallets that hold one", value: totals.holders.toLocaleString("en") },
          { name: "Handed on", value: totals.moved.toLocaleString("en") },
          { name: "Renewed", value: totals.renewed.toLocaleString("en") },
          { name: "Gas of a mint", value: totals.mintGas?.toLocaleString("en") ?? "none yet" },
          { name: "Fees, all together", value: `${coins(inCoins(totals.feesWei))} ${symbol}` },
        ]}
      />
      <p className="mt-3 text-sm text-ink-soft">
        From the contract’s own logs, up to block {upTo.blockNumber.toLocaleString("en")} (
        <Moment iso={upTo.at} />
        ). Days are in UTC.
      </p>
      <RangeLinks range={range} href={href} />
      {totals.minted === 0 ? (
        <p className="mt-10 max-w-[52ch] text-lg text-ink-soft">
          The contract has minted no certificate yet: there is nothing to draw.
        </p>
      ) : (
        <div className="mt-10 grid gap-x-14 gap-y-14 lg:grid-cols-2">
          {PLOTS.map(({ value, write, unit: measure = symbol, ...plot }) => (
            <Plot
              key={plot.id}
              {...plot}
              unit={measure}
              head={HEADS[unit]}
              points={periods.map((period) => ({ ...labelsOf(period.from, unit), value: value(period) }))}
              {...(write && { write })}
            />
          ))}
          <Holders holdings={analytics.holdings} topHolders={analytics.topHolders} />
        </div>
      )}
    </>
  );
}

interface PeriodPlot {
  id: string;
  title: string;
  note?: string;
  /** What is counted; the network's coin by default. */
  unit?: string;
  kind: "bars" | "line";
  value(period: AnalyticsPeriod): number | null;
  write?: (value: number) => string;
}

/** What is drawn of each period. */
const PLOTS: readonly PeriodPlot[] = [
  { id: "minted", title: "Minted", unit: "certificates", kind: "bars", value: ({ minted }) => minted },
  { id: "total", title: "All certificates", unit: "certificates", kind: "line", value: ({ total }) => total },
  {
    id: "moved",
    title: "Handed on",
    note: "Transfers from one wallet to another.",
    unit: "transfers",
    kind: "bars",
    value: ({ moved }) => moved,
  },
  {
    id: "gas",
    title: "Gas of a mint",
    note: "The middle one of each period.",
    unit: "gas",
    kind: "bars",
    value: ({ mintGas }) => mintGas,
  },
  {
    id: "fees",
    title: "Fees",
    note: "Of every transaction in which the contract wrote, whoever paid.",
    kind: "bars",
    value: ({ feesWei }) => inCoins(feesWei),
    write: coins,
  },
];

function inCoins(wei: string): number {
  return Number(formatUnits(BigInt(wei), 18));
}

const HEADS: Record<PeriodUnit, string> = { day: "Day", week: "Week from", month: "Month" };

/** "4 Mar 2026" and "4 Mar"; a month without its day, and in both with its year. */
function labelsOf(from: string, unit: PeriodUnit): { label: string; tick: string } {
  const words = (parts: Intl.DateTimeFormatOptions) =>
    new Date(from).toLocaleDateString("en-GB", { ...parts, month: "short", timeZone: "UTC" });
  const label = words({ ...(unit === "month" ? {} : { day: "numeric" }), year: "numeric" });
  return { label, tick: unit === "month" ? words({ year: "2-digit" }) : words({ day: "numeric" }) };
}

/** Enough digits to tell small fees apart. */
function coins(amount: number): string {
  if (amount === 0) return "0";
  return amount.toLocaleString(
    "en",
    amount < 0.000001
      ? { notation: "scientific", maximumSignificantDigits: 3 }
      : { maximumSignificantDigits: 3 },
  );
}
