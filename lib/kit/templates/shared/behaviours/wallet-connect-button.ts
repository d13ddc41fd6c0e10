import { closest, create, fill, findAll, find as findIn, flag, readData, tell } from "./dom";
import { listen, together } from "./listen";
import { keepPlaced, setFloat } from "./place";
import { moveFocus } from "./roving";
import { shortAddress, type WalletState, wallet, watchWallet } from "./wallet";

export type { WalletInfo, WalletState } from "./wallet";

/** What the button says; {0} is the wallet's name. */
export const WALLET_LABELS = {
  connect: "Connect wallet",
  connecting: "Connecting…",
  choose: "Choose a wallet",
  none: "No wallet was found in this browser.",
  get: "Find a wallet",
  connected: "Connected with {0}",
  copy: "Copy address",
  copied: "Address copied",
  disconnect: "Disconnect",
  confirm: "Confirm in your wallet",
  refused: "You refused the connection",
  failed: "The wallet did not answer",
};
export type WalletLabels = typeof WALLET_LABELS;

/** The texts of a state. */
export function walletTexts({ status, account, wallets, walletId }: WalletState, labels: WalletLabels) {
  const name = wallets.find(({ uuid }) => uuid === walletId)?.name ?? "";
  return {
    button: status === "connecting" ? labels.connecting : account ? shortAddress(account) : labels.connect,
    connected: fill(labels.connected, name),
    message: {
      connecting: labels.confirm,
      refused: labels.refused,
      failed: labels.failed,
      idle: "",
      connected: "",
    }[status],
  };
}

/** The first entry has the focus when the menu opens; arrows, Home and End move among them. @returns what ends it */
export function walletMenu(menu: HTMLElement): () => void {
  const entries = () => findAll(menu, "button, a").filter((entry) => entry.offsetParent !== null);
  const onToggle = (event: Event) => {
    if ((event as ToggleEvent).newState === "open") entries()[0]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => void moveFocus(event, entries());
  return together(listen(menu, { toggle: onToggle, keydown: onKeyDown }), keepPlaced(menu));
}

/** Closes the menu; the focus goes back to the button. */
export function closeWalletMenu(menu: HTMLElement | null | undefined): void {
  if (menu) setFloat(menu, false);
}

/** The browser may refuse, e.g. in a page that is not secure: then nothing is said to have been copied. */
export async function copyAddress(address: string, tell: () => void): Promise<void> {
  await navigator.clipboard?.writeText(address).then(tell, () => {});
}

/** Brings a wallet's button to life. Each change is told as an event `kit-account`, whose `detail` is the address or null. */
export function enhanceWalletConnectButton(root: HTMLElement): () => void {
  const find = (css: string) => findIn(root, css)!;
  const labels: WalletLabels = readData(root, "kitLabels");
  const menu = find(".kit-wallet-menu");
  const button = find(".kit-wallet-button");
  const message = find(".kit-wallet-message");
  let account: string | null = null;
  const endWatching = watchWallet(root, (state) => {
    const texts = walletTexts(state, labels);
    root.dataset.status = state.status;
    find(".kit-button-label").textContent = texts.button;
    button.ariaBusy = flag(state.status === "connecting");
    message.textContent = texts.message;
    find(".kit-wallet-choices").hidden = state.account !== null;
    find(".kit-wallet-account").hidden = state.account === null;
    find(".kit-wallet-account .kit-wallet-title").textContent = texts.connected;
    find(".kit-wallet-address").textContent = state.account;
    find(".kit-wallet-none").hidden = state.wallets.length > 0;
    const list = find(".kit-wallet-list");
    list.hidden = state.wallets.length === 0;
    list.replaceChildren(
      ...state.wallets.map(({ uuid, name, icon }) => {
        const picture = create("img", "kit-wallet-icon");
        picture.alt = "";
        if (icon) picture.src = icon;
        const choice = create("button", "kit-wallet-choice", picture, name);
        choice.dataset.wallet = uuid;
        return create("li", "", choice);
      }),
    );
    if (state.account !== account) tell(root, "kit-account", state.account);
    account = state.account;
  });
  const onClick = (event: Event) => {
    const choice = closest(event, ".kit-wallet-choice");
    if (!choice) return;
    closeWalletMenu(menu);
    if (choice.dataset.wallet) void wallet.connect(choice.dataset.wallet);
    else if ("copy" in choice.dataset)
      void copyAddress(find(".kit-wallet-address").textContent ?? "", () => {
        message.textContent = labels.copied;
      });
    else void wallet.disconnect();
  };
  return together(endWatching, listen(root, { click: onClick }), walletMenu(menu));
}
