import { role } from "../keyboard-row";
import type { KitComponent } from "../kit.schema";
import { el } from "../story";

const ACCOUNT = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
const network = role("combobox", "Network");
const value = (value: string) => ({ of: network, value });
/** The connect button's message comes first. */
const said = (text: string) => ({ of: role("status", undefined, 1), text });
const connect = [
  { focus: role("button", "Connect wallet") },
  { press: "Enter" },
  { focused: role("button", "Harbor") },
  { press: "Enter" },
  { focused: role("button", "0x5aAe…eAed") },
  { focus: network },
];
const stub = { name: "Harbor", accounts: [ACCOUNT], chainId: 1 };

const chains = [
  { id: 1, name: "Ethereum" },
  { id: 10, name: "OP Mainnet" },
  {
    id: 8453,
    name: "Base",
    currency: { name: "Ether", symbol: "ETH", decimals: 18 },
    rpcUrls: ["https://mainnet.base.org"],
    explorerUrls: ["https://basescan.org"],
  },
];
const switcher = (preview: Record<string, string | number>) =>
  el("NetworkSwitcher", {
    chains,
    preview: { status: "connected", account: ACCOUNT, chainId: 1, ...preview },
  });

export const networkSwitcherSpec: KitComponent = {
  id: "network-switcher",
  name: "NetworkSwitcher",
  title: "Network Switcher",
  group: "Web3",
  summary: "Says which chain the wallet is on, and asks it for another. A native select.",
  whenToUse:
    "Use it where an action needs a certain chain, or the page works on several. With one chain only, leave it away and ask for that chain when it is needed. It shares the connection of the Wallet Connect Button.",
  types: ["NetworkLabels", "WalletChain", "WalletState"],
  variants: [],
  props: [
    {
      name: "chains",
      type: "readonly WalletChain[]",
      required: true,
      description:
        "The chains that the page works on: id and name, and what a wallet needs to add one that it does not know.",
    },
    {
      name: "preview",
      type: "Partial<WalletState>",
      description: "Shows this state and looks for no wallet: for documentation and tests.",
    },
    { name: "labels", type: "Partial<NetworkLabels>", description: "Its words in your language." },
  ],
  slots: [],
  events: [
    {
      name: "chainChange",
      type: "number | null",
      description: "The wallet is on another chain, or there is none any more.",
    },
  ],
  parts: [
    { className: "kit-network", element: "div", description: "Everything; a kit-field" },
    { className: "kit-label", element: "label", description: "Its name" },
    { className: "kit-input-box", element: "span", description: "Around the choice" },
    { className: "kit-input", element: "select", description: "The chains" },
    {
      className: "kit-hint",
      element: "p",
      description: "role=status: what happens; kit-error when it did not",
    },
  ],
  states: [
    { name: "no wallet", markup: "disabled on the select", description: "Nothing to choose." },
    {
      name: "pending",
      markup: 'data-network="pending", aria-busy="true" on the select',
      description: "The wallet asks its owner; the choice stays until it has answered.",
    },
    {
      name: "wrong network",
      markup: 'aria-invalid="true"',
      description: "The wallet is on a chain that the page does not work on.",
    },
    {
      name: "refused, failed",
      markup: 'data-network="refused", "failed"',
      description: "The owner refused (4001), or the wallet could not.",
    },
  ],
  aria: [{ on: "kit-input", rule: "A native select with its label; aria-describedby names the message." }],
  keys: [
    {
      id: "network-switcher-change",
      keys: "↓, ↑, letters",
      does: "Choose a chain: the wallet is asked and changes to it.",
      story: "live",
      steps: [{ wallet: stub }, ...connect, value("1"), { press: "o" }, value("10"), said("")],
    },
    {
      id: "network-switcher-add",
      keys: "Letters",
      does: "A chain that the wallet does not know (4902) is added.",
      story: "live",
      steps: [
        { wallet: { ...stub, unknownChains: [8453] } },
        ...connect,
        { press: "b" },
        value("8453"),
        said(""),
      ],
    },
    {
      id: "network-switcher-failed",
      keys: "Letters",
      does: "One that cannot be added: says so, the choice stays.",
      story: "live",
      steps: [
        { wallet: { ...stub, unknownChains: [10] } },
        ...connect,
        { press: "o" },
        said("The wallet could not change the network"),
        value("1"),
      ],
    },
    {
      id: "network-switcher-refused",
      keys: "Letters",
      does: "The owner refuses: says so, the choice stays.",
      story: "live",
      steps: [
        { wallet: { ...stub, refuses: ["wallet_switchEthereumChain"] } },
        ...connect,
        { press: "o" },
        said("You refused the change"),
        value("1"),
        { focused: network },
      ],
    },
    {
      id: "network-switcher-follows",
      keys: "None",
      does: "The wallet changes by itself: the choice follows, and a foreign chain is said to be wrong.",
      story: "live",
      steps: [
        { wallet: stub },
        ...connect,
        { walletEvent: "chainChanged", value: "0x2105" },
        value("8453"),
        { walletEvent: "chainChanged", value: "0x89" },
        value(""),
        { of: network, attribute: "aria-invalid", is: "true" },
        said("This network is not supported here. Choose another."),
        { press: "e" },
        value("1"),
        { of: network, attribute: "aria-invalid", is: null },
      ],
    },
  ],
  tokens: ["--component-input-border", "--component-input-background", "--color-text-danger"],
  guidance: {
    do: ["List only chains on which the page really works.", "Give what a wallet needs to add a chain."],
    dont: ["Change the chain before somebody acts.", "Hide a wrong network until the transaction fails."],
  },
  stories: [
    {
      id: "live",
      title: "With a wallet's button",
      layout: "stack",
      content: [el("WalletConnectButton"), el("NetworkSwitcher", { chains })],
    },
    { id: "connected", title: "Connected", layout: "stack", content: [switcher({})] },
    {
      id: "pending",
      title: "Waiting for the wallet",
      layout: "stack",
      content: [switcher({ network: "pending" })],
    },
    { id: "wrong", title: "Wrong network", layout: "stack", content: [switcher({ chainId: 137 })] },
    { id: "refused", title: "Refused", layout: "stack", content: [switcher({ network: "refused" })] },
    {
      id: "none",
      title: "No wallet",
      layout: "stack",
      content: [el("NetworkSwitcher", { chains, preview: {} })],
    },
  ],
};
