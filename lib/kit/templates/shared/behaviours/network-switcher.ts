import { fill, find, flag, readData, tell } from "./dom";
import { listen, together } from "./listen";
import { type WalletChain, type WalletState, wallet, watchWallet } from "./wallet";

export type { WalletChain, WalletState } from "./wallet";

/** What the switcher says; {0} is a chain. */
export const NETWORK_LABELS = {
  label: "Network",
  none: "No wallet connected",
  unknown: "Unknown network ({0})",
  pending: "Confirm the change in your wallet",
  wrong: "This network is not supported here. Choose another.",
  refused: "You refused the change",
  failed: "The wallet could not change the network",
};
export type NetworkLabels = typeof NETWORK_LABELS;

/** What a state means for the choice: its value, the text of the entry that cannot be chosen, and the message. */
export function networkView(
  { account, chainId, network }: WalletState,
  chains: readonly WalletChain[],
  labels: NetworkLabels,
) {
  const isConnected = account !== null && chainId !== null;
  const isKnown = isConnected && chains.some(({ id }) => id === chainId);
  const isWrong = isConnected && !isKnown && network !== "pending";
  const message = network === "idle" ? (isWrong ? labels.wrong : "") : labels[network];
  return {
    value: isKnown ? String(chainId) : "",
    none: isConnected ? fill(labels.unknown, chainId) : labels.none,
    isConnected,
    isWrong,
    isError: message !== "" && network !== "pending",
    message,
  };
}

/** Brings a network switcher to life. Each change is told as an event `kit-chain`, whose `detail` is the chain's id. */
export function enhanceNetworkSwitcher(root: HTMLElement): () => void {
  const select = find<HTMLSelectElement>(root, "select")!;
  const message = find(root, "[role=status]")!;
  const none = select.options[0]!;
  const labels: NetworkLabels = readData(root, "kitLabels");
  const chains: WalletChain[] = readData(root, "kitChains");
  let value = "";
  let chainId: number | null = null;
  const endWatching = watchWallet(root, (state) => {
    const view = networkView(state, chains, labels);
    root.dataset.network = state.network;
    select.disabled = !view.isConnected;
    select.ariaBusy = flag(state.network === "pending");
    select.ariaInvalid = flag(view.isWrong);
    none.textContent = view.none;
    value = view.value;
    select.value = value;
    message.className = view.isError ? "kit-error" : "kit-hint";
    message.textContent = view.message;
    if (state.chainId !== chainId) tell(root, "kit-chain", state.chainId);
    chainId = state.chainId;
  });
  const onChange = () => {
    const chain = chains.find(({ id }) => String(id) === select.value);
    // The wallet decides: until it has, the choice stays.
    select.value = value;
    if (chain && !root.dataset.kitPreview) void wallet.switchChain(chain);
  };
  return together(endWatching, listen(select, { change: onChange }));
}
