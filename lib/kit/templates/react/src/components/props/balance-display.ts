// Made from the component's description: change that, not this file.

import type { ReactNode } from "react";
import type { BalanceLabels, TokenBalance } from "../../behaviours/balance-display";

export interface BalanceDisplayOwnProps {
  /** Whose or what balance; its name. */
  title: string;
  /** Of its heading, by its place in the page. Default 2. */
  headingLevel?: 2 | 3 | 4;
  /** The tokens, the native one first: amounts as digits, decimals, and what they are worth where known. */
  balances: readonly TokenBalance[];
  /** ISO 4217 code of what they are worth. Default "USD". */
  currency?: string;
  /** Places that are shown behind the point. Default 4. */
  digits?: number;
  /** Nothing is known yet. Default false. */
  loading?: boolean;
  /** The amounts are old: says since when. */
  stale?: string;
  /** BCP 47 tag: how numbers are written. Default "en". */
  language?: string;
  /** Its words in your language. */
  labels?: Partial<BalanceLabels>;
  /** Shown when there is nothing. Default "Nothing here yet". */
  empty?: ReactNode;
  /** The value, when you hold it. */
  concealed?: boolean;
  /** The value at first, when it holds its own. */
  defaultConcealed?: boolean;
  /** The amounts were hidden or shown. */
  onConcealedChange?: (concealed: boolean) => void;
}
