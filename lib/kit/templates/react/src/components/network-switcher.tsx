import { type ComponentProps, useEffect, useId, useRef } from "react";
import { NETWORK_LABELS, networkView } from "../behaviours/network-switcher";
import { wallet } from "../behaviours/wallet";
import type { NetworkSwitcherOwnProps } from "./props/network-switcher";
import { useWallet } from "./use-wallet";

export type { NetworkLabels, WalletChain } from "../behaviours/network-switcher";

export interface NetworkSwitcherProps
  extends NetworkSwitcherOwnProps,
    Omit<ComponentProps<"div">, keyof NetworkSwitcherOwnProps | "children"> {}

/** Says which chain the wallet is on, and asks it for another. The wallet decides. */
export function NetworkSwitcher({
  chains,
  preview,
  labels,
  onChainChange,
  className,
  ...rest
}: NetworkSwitcherProps) {
  const id = useId();
  const state = useWallet(preview);
  const { chainId, network } = state;
  const words = { ...NETWORK_LABELS, ...labels };
  const view = networkView(state, chains, words);
  const told = useRef(chainId);
  useEffect(() => {
    if (told.current === chainId) return;
    told.current = chainId;
    onChainChange?.(chainId);
  }, [chainId, onChainChange]);

  return (
    <div
      {...rest}
      className={className ? `kit-network kit-field ${className}` : "kit-network kit-field"}
      data-network={network}
      data-kit-chains={JSON.stringify(chains)}
      data-kit-preview={preview && JSON.stringify(preview)}
      data-kit-labels={JSON.stringify(words)}
    >
      <label className="kit-label" htmlFor={id}>
        {words.label}
      </label>
      <span className="kit-input-box">
        <select
          className="kit-input"
          id={id}
          value={view.value}
          disabled={!view.isConnected}
          aria-busy={network === "pending" || undefined}
          aria-invalid={view.isWrong || undefined}
          aria-describedby={`${id}-message`}
          onChange={({ currentTarget }) => {
            const chain = chains.find((one) => String(one.id) === currentTarget.value);
            if (chain && !preview) void wallet.switchChain(chain);
          }}
        >
          <option value="" disabled>
            {view.none}
          </option>
          {chains.map((chain) => (
            <option key={chain.id} value={chain.id}>
              {chain.name}
            </option>
          ))}
        </select>
      </span>
      <p className={view.isError ? "kit-error" : "kit-hint"} id={`${id}-message`} role="status">
        {view.message}
      </p>
    </div>
  );
}
