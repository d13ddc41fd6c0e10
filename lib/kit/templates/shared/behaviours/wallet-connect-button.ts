import { listen } from "./listen";
import { keepPlaced } from "./place";
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
    connected: labels.connected.replace("{0}", name),
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
  const entries = () =>
    [...menu.querySelectorAll<HTMLElement>("button, a")].filter((entry) => entry.offsetParent !== null);
  const onToggle = (event: Event) => {
    if ((event as ToggleEvent).newState === "open") entries()[0]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const all = entries();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    all[(next + all.length) % all.length]?.focus();
  };
  const forget = listen(menu, { toggle: onToggle, keydown: onKeyDown });
  const endPlacing = keepPlaced(menu);
  return () => {
    forget();
    endPlacing();
  };
}

/** Closes the menu; the focus goes back to the button. */
export function closeWalletMenu(menu: HTMLElement | null | undefined): void {
  if (menu?.matches(":popover-open")) menu.hidePopover();
}

/** The browser may refuse, e.g. in a page that is not secure: then nothing is said to have been copied. */
export async function copyAddress(address: string, tell: () => void): Promise<void> {
  await navigator.clipboard?.writeText(address).then(tell, () => {});
}

/** Brings a wallet's button to life. Each change is told as an event `kit-account`, whose `detail` is the address or null. */
export function enhanceWalletConnectButton(root: HTMLElement): () => void {
  const find = (css: string) => root.querySelector<HTMLElement>(css)!;
  const labels: WalletLabels = { ...WALLET_LABELS, ...JSON.parse(root.dataset.kitLabels ?? "{}") };
  const menu = find(".kit-wallet-menu");
  const button = find(".kit-wallet-button");
  const message = find(".kit-wallet-message");
  let account: string | null = null;
  const endWatching = watchWallet(root, (state) => {
    const texts = walletTexts(state, labels);
    root.dataset.status = state.status;
    find(".kit-button-label").textContent = texts.button;
    button.ariaBusy = state.status === "connecting" ? "true" : null;
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
        const entry = document.createElement("li");
        const choice = document.createElement("button");
        Object.assign(choice, { type: "button", className: "kit-wallet-choice" });
        choice.dataset.wallet = uuid;
        const picture = document.createElement("img");
        Object.assign(picture, { className: "kit-wallet-icon", alt: "" });
        if (icon) picture.src = icon;
        choice.append(picture, name);
        entry.append(choice);
        return entry;
      }),
    );
    if (state.account !== account)
      root.dispatchEvent(new CustomEvent("kit-account", { bubbles: true, detail: state.account }));
    account = state.account;
  });
  const onClick = ({ target }: Event) => {
    const choice = (target as Element).closest<HTMLElement>(".kit-wallet-choice");
    if (!choice) return;
    closeWalletMenu(menu);
    if (choice.dataset.wallet) void wallet.connect(choice.dataset.wallet);
    else if ("copy" in choice.dataset)
      void copyAddress(find(".kit-wallet-address").textContent ?? "", () => {
        message.textContent = labels.copied;
      });
    else void wallet.disconnect();
  };
  const forget = listen(root, { click: onClick });
  const endMenu = walletMenu(menu);
  return () => {
    endWatching();
    endMenu();
    forget();
  };
}
