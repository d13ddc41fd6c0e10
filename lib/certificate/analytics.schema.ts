import { z } from "zod";

/** How far back the figures go; `all`: to the contract's first certificate. */
export const ANALYTICS_RANGES = ["30d", "90d", "1y", "all"] as const;
export type AnalyticsRange = (typeof ANALYTICS_RANGES)[number];

/** The address of a page with figures; what does not fit is left out. */
export const analyticsQuerySchema = z.object({ range: z.enum(ANALYTICS_RANGES).catch("30d") });

export type PeriodUnit = "day" | "week" | "month";

/** What happened in a day, a week (from Monday) or a month, in UTC. */
export interface AnalyticsPeriod {
  /** "2026-03-04": the period's first day. */
  from: string;
  minted: number;
  /** Certificates that there were at its end. */
  total: number;
  /** Handed on from one wallet to another. */
  moved: number;
  /** Later packages that were certified with a token that was there. */
  renewed: number;
  /** Of a mint, in the middle; null without one. */
  mintGas: number | null;
  /** Of all transactions in which the contract wrote, whoever paid. Wei. */
  feesWei: string;
}

/** The contract in figures, by its own logs. */
export interface Analytics {
  /** The last block that was read, and when it was made. */
  upTo: { blockNumber: number; at: string };
  totals: {
    minted: number;
    holders: number;
    moved: number;
    renewed: number;
    mintGas: number | null;
    feesWei: string;
  };
  unit: PeriodUnit;
  /** One after another, those without events too; the last is the present one. */
  periods: AnalyticsPeriod[];
  /** Wallets by how many certificates they hold, from few to many; none is left out. */
  holdings: { label: string; holders: number }[];
  /** Those that hold the most. */
  topHolders: { address: string; certificates: number }[];
}
