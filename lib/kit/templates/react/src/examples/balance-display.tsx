import { BalanceDisplay } from "../components/balance-display";

const balances = [
  { id: "native", name: "Ether", symbol: "ETH", amount: "1234567890123456789", decimals: 18, worth: 4321.5 },
  { id: "usdc", name: "USD Coin", symbol: "USDC", amount: "250000000", decimals: 6, worth: 250 },
  {
    id: "dust",
    name: "A token with a name that does not fit on one line",
    symbol: "LONG",
    amount: "1",
    decimals: 18,
  },
  { id: "large", name: "Points", symbol: "PTS", amount: "123456789012345678901234567890", decimals: 18 },
] as const;
const hiddenBalances = [
  { id: "native", name: "Ether", symbol: "ETH", amount: "1234567890123456789", decimals: 18, worth: 4321.5 },
  { id: "usdc", name: "USD Coin", symbol: "USDC", amount: "250000000", decimals: 6, worth: 250 },
] as const;
const staleBalances = [
  { id: "native", name: "Ether", symbol: "ETH", amount: "1234567890123456789", decimals: 18, worth: 4321.5 },
  { id: "usdc", name: "USD Coin", symbol: "USDC", amount: "250000000", decimals: 6, worth: 250 },
] as const;
const loadingBalances = [] as const;
const emptyBalances = [] as const;

/** Tokens */
export function Tokens() {
  return <BalanceDisplay title="Balance" balances={balances} />;
}

/** Hidden amounts */
export function Hidden() {
  return <BalanceDisplay title="Balance" balances={hiddenBalances} defaultConcealed />;
}

/** Stale */
export function Stale() {
  return (
    <BalanceDisplay
      title="Balance"
      balances={staleBalances}
      stale="As of 12 minutes ago; the network does not answer."
    />
  );
}

/** Loading */
export function Loading() {
  return <BalanceDisplay title="Balance" balances={loadingBalances} loading />;
}

/** Empty */
export function Empty() {
  return <BalanceDisplay title="Balance" balances={emptyBalances} />;
}
