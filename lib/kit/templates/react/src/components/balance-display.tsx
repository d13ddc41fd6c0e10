import { type ComponentProps, useId } from "react";
import { BALANCE_LABELS, formatAmount, formatWorth } from "../behaviours/balance-display";
import type { BalanceDisplayOwnProps } from "./props/balance-display";
import { useControllable } from "./use-controllable";

export type { BalanceLabels, TokenBalance } from "../behaviours/balance-display";

export interface BalanceDisplayProps
  extends BalanceDisplayOwnProps,
    Omit<ComponentProps<"div">, keyof BalanceDisplayOwnProps | "children"> {}

/** What an account holds: each token's amount, exact to the last place that is shown, and what it is worth. */
export function BalanceDisplay({
  title,
  headingLevel = 2,
  balances,
  currency = "USD",
  digits = 4,
  loading = false,
  stale,
  language = "en",
  labels,
  empty = "Nothing here yet",
  concealed,
  defaultConcealed = false,
  onConcealedChange,
  className,
  ...rest
}: BalanceDisplayProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const [isHidden, setHidden] = useControllable(concealed, defaultConcealed, onConcealedChange);
  const words = { ...BALANCE_LABELS, ...labels };
  const worths = balances.flatMap(({ worth }) => (worth === undefined ? [] : [worth]));
  const total = worths.reduce((sum, worth) => sum + worth, 0);
  const amount = (text: string) => <Amount text={text} isHidden={isHidden} label={words.hidden} />;
  return (
    <div
      {...rest}
      className={className ? `kit-balance ${className}` : "kit-balance"}
      role="group"
      aria-labelledby={id}
      aria-busy={loading || undefined}
      data-stale={stale ? "" : undefined}
    >
      <div className="kit-balance-head">
        <Heading className="kit-balance-title" id={id}>
          {title}
        </Heading>
        <button
          type="button"
          className="kit-balance-toggle"
          aria-label={words.hide}
          aria-pressed={isHidden}
          onClick={() => setHidden(!isHidden)}
        />
      </div>
      {loading ? (
        <div className="kit-balance-loading">
          <span className="kit-skeleton" />
          <span className="kit-skeleton" />
          <span className="kit-skeleton" />
        </div>
      ) : (
        <>
          {worths.length > 0 && (
            <p className="kit-balance-total">
              <span className="kit-visually-hidden">{words.total}</span>{" "}
              {amount(formatWorth(total, language, currency))}
            </p>
          )}
          {balances.length === 0 && <p className="kit-balance-empty">{empty}</p>}
          {balances.length > 0 && (
            <ul className="kit-balance-list">
              {balances.map((token) => (
                <li key={token.id} className="kit-balance-row">
                  {token.icon ? (
                    <img className="kit-balance-icon" src={token.icon} alt="" />
                  ) : (
                    <span className="kit-balance-icon" aria-hidden="true">
                      {token.symbol.slice(0, 1)}
                    </span>
                  )}
                  <span className="kit-balance-name">{token.name}</span>
                  <span className="kit-balance-amount">
                    {amount(`${formatAmount(token, language, digits)} ${token.symbol}`)}
                  </span>
                  {token.worth !== undefined && (
                    <span className="kit-balance-worth">
                      {amount(formatWorth(token.worth, language, currency))}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      <p className="kit-balance-note" role="status">
        {loading ? words.loading : stale}
      </p>
    </div>
  );
}

/** An amount, or dots in its place. */
function Amount({ text, isHidden, label }: { text: string; isHidden: boolean; label: string }) {
  return (
    <>
      <bdi className="kit-balance-value" hidden={isHidden}>
        {text}
      </bdi>
      <span className="kit-balance-mask" role="img" aria-label={label} hidden={!isHidden}>
        ••••
      </span>
    </>
  );
}
