import { type ComponentProps, useEffect, useId, useRef, useState } from "react";
import { wallet } from "../behaviours/wallet";
import {
  closeWalletMenu,
  copyAddress,
  WALLET_LABELS,
  walletMenu,
  walletTexts,
} from "../behaviours/wallet-connect-button";
import type { WalletConnectButtonOwnProps } from "./props/wallet-connect-button";
import { useWallet } from "./use-wallet";

export { type WalletInfo, type WalletState, wallet } from "../behaviours/wallet";
export type { WalletLabels } from "../behaviours/wallet-connect-button";
export { useWallet } from "./use-wallet";

export interface WalletConnectButtonProps
  extends WalletConnectButtonOwnProps,
    Omit<ComponentProps<"div">, keyof WalletConnectButtonOwnProps | "children"> {}

/** Connects the page with a wallet of the browser, says with which account, and lets go of it again. */
export function WalletConnectButton({
  preview,
  getWalletUrl = "https://ethereum.org/wallets/find-wallet/",
  labels,
  onAccountChange,
  className,
  ...rest
}: WalletConnectButtonProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const state = useWallet(preview);
  const { account } = state;
  const [copied, setCopied] = useState<string | null>(null);
  const words = { ...WALLET_LABELS, ...labels };
  const texts = walletTexts(state, words);
  const told = useRef(account);

  useEffect(() => (menu.current ? walletMenu(menu.current) : undefined), []);
  useEffect(() => {
    if (told.current === account) return;
    told.current = account;
    onAccountChange?.(account);
  }, [account, onAccountChange]);

  const copy = () => {
    closeWalletMenu(menu.current);
    void copyAddress(account ?? "", () => setCopied(account));
  };
  return (
    <div
      {...rest}
      className={className ? `kit-wallet ${className}` : "kit-wallet"}
      data-status={state.status}
      data-kit-preview={preview && JSON.stringify(preview)}
      data-kit-labels={JSON.stringify(words)}
    >
      <button
        type="button"
        className="kit-button kit-wallet-button"
        data-variant="primary"
        popoverTarget={id}
        aria-busy={state.status === "connecting" || undefined}
      >
        <span className="kit-button-label">{texts.button}</span>
      </button>
      <div
        ref={menu}
        id={id}
        className="kit-float kit-wallet-menu"
        popover="auto"
        data-placement="bottom-start"
      >
        <div className="kit-wallet-choices" hidden={account !== null}>
          <p className="kit-wallet-title">{words.choose}</p>
          <ul className="kit-wallet-list" hidden={state.wallets.length === 0}>
            {state.wallets.map(({ uuid, name, icon }) => (
              <li key={uuid}>
                <button
                  type="button"
                  className="kit-wallet-choice"
                  data-wallet={uuid}
                  onClick={() => {
                    closeWalletMenu(menu.current);
                    void wallet.connect(uuid);
                  }}
                >
                  <img className="kit-wallet-icon" src={icon || undefined} alt="" />
                  {name}
                </button>
              </li>
            ))}
          </ul>
          <p className="kit-wallet-none" hidden={state.wallets.length > 0}>
            {words.none} <a href={getWalletUrl}>{words.get}</a>
          </p>
        </div>
        <div className="kit-wallet-account" hidden={account === null}>
          <p className="kit-wallet-title">{texts.connected}</p>
          <p className="kit-wallet-address">{account}</p>
          <button type="button" className="kit-wallet-choice" data-copy="" onClick={copy}>
            {words.copy}
          </button>
          <button
            type="button"
            className="kit-wallet-choice"
            onClick={() => {
              closeWalletMenu(menu.current);
              void wallet.disconnect();
            }}
          >
            {words.disconnect}
          </button>
        </div>
      </div>
      <p className="kit-wallet-message" role="status">
        {account !== null && copied === account ? words.copied : texts.message}
      </p>
    </div>
  );
}
