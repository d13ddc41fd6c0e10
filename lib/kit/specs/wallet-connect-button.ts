import { part, role } from "../keyboard-row";
import type { KitComponent } from "../kit.schema";
import { el } from "../story";

const ADDRESS = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
const connect = role("button", "Connect wallet");
const connected = role("button", "0x5aAe…eAed");
const harbor = role("button", "Harbor");
const said = (text: string) => ({ of: role("status", undefined, 0), text });
const stub = { wallet: { name: "Harbor", accounts: [ADDRESS], chainId: 1 } };
const icon = (color: string) =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='${color}' d='M0 0h8v8H0z'/%3E%3C/svg%3E`;
const wallets = [
  { uuid: "1", name: "Harbor", icon: icon("teal"), rdns: "org.example.harbor" },
  { uuid: "2", name: "Lantern", icon: icon("purple"), rdns: "org.example.lantern" },
];

export const walletConnectButtonSpec: KitComponent = {
  id: "wallet-connect-button",
  name: "WalletConnectButton",
  title: "Wallet Connect Button",
  group: "Web3",
  summary:
    "Connects the page with a wallet of the browser, says with which account, and lets go of it again.",
  whenToUse:
    "Use it once on a page, in the header, where people act with an account of their own. The wallets that the browser has announce themselves (EIP-6963) and are asked directly (EIP-1193): nothing else is loaded. All Web3 components of a page share its connection.",
  types: ["WalletInfo", "WalletLabels", "WalletState"],
  variants: [],
  props: [
    {
      name: "preview",
      type: "Partial<WalletState>",
      description: "Shows this state and looks for no wallet: for documentation and tests.",
    },
    {
      name: "getWalletUrl",
      type: "string",
      default: '"https://ethereum.org/wallets/find-wallet/"',
      description: "Where those find a wallet who have none.",
    },
    { name: "labels", type: "Partial<WalletLabels>", description: "Its words in your language." },
  ],
  slots: [],
  events: [
    {
      name: "accountChange",
      type: "string | null",
      description: "The account is another one, or none any more.",
    },
  ],
  parts: [
    { className: "kit-wallet", element: "div", description: "Everything" },
    {
      className: "kit-wallet-button",
      element: "button",
      description: "Opens the menu; bears the short address when connected",
    },
    { className: "kit-wallet-menu", element: "div", description: "A popover" },
    { className: "kit-wallet-choices", element: "div", description: "Before: the wallets" },
    { className: "kit-wallet-account", element: "div", description: "Afterwards: the account" },
    { className: "kit-wallet-title", element: "p", description: "What the menu is about" },
    { className: "kit-wallet-list", element: "ul", description: "The wallets" },
    {
      className: "kit-wallet-choice",
      element: "button",
      description: "A wallet, or what can be done with the account",
    },
    { className: "kit-wallet-icon", element: "img", description: "The wallet's picture" },
    { className: "kit-wallet-none", element: "p", description: "Says that there is no wallet" },
    { className: "kit-wallet-address", element: "p", description: "The whole address" },
    { className: "kit-wallet-message", element: "p", description: "role=status: what happened" },
  ],
  states: [
    { name: "idle", markup: 'data-status="idle"', description: "No account." },
    {
      name: "connecting",
      markup: 'data-status="connecting", aria-busy="true" on the button',
      description: "The wallet asks its owner.",
    },
    { name: "connected", markup: 'data-status="connected"', description: "With an account." },
    { name: "refused", markup: 'data-status="refused"', description: "The owner refused (4001)." },
    { name: "failed", markup: 'data-status="failed"', description: "Anything else went wrong." },
  ],
  aria: [
    {
      on: "kit-wallet-button",
      rule: "popovertarget with the menu's id; the browser says whether it is open.",
    },
    { on: "kit-wallet-icon", rule: 'alt="", because the name stands beside it.' },
    { on: "kit-wallet-message", rule: "role=status." },
  ],
  keys: [
    {
      id: "wallet-connect-button-connect",
      keys: "Enter, Space",
      does: "Opens the menu, the focus is on the first wallet; on a wallet connects. The focus goes back to the button.",
      story: "live",
      steps: [
        stub,
        { focus: connect },
        { press: "Enter" },
        { focused: harbor },
        { press: "Enter" },
        { focused: connected },
        { hidden: part("kit-wallet-menu") },
        { of: part("kit-wallet"), attribute: "data-status", is: "connected" },
        { press: "Space" },
        { focused: role("button", "Copy address") },
        { visible: part("kit-wallet-address") },
        { of: part("kit-wallet-address"), text: ADDRESS },
      ],
    },
    {
      id: "wallet-connect-button-refused",
      keys: "Enter",
      does: "On a wallet whose owner refuses: says so; another try begins anew.",
      story: "live",
      steps: [
        { wallet: { name: "Harbor", accounts: [ADDRESS], chainId: 1, refuses: ["eth_requestAccounts"] } },
        { focus: connect },
        { press: "Enter" },
        { focused: harbor },
        { press: "Enter" },
        said("You refused the connection"),
        { focused: connect },
        { of: part("kit-wallet"), attribute: "data-status", is: "refused" },
        { press: "Enter" },
        { focused: harbor },
      ],
    },
    {
      id: "wallet-connect-button-arrows",
      keys: "↓, ↑, Home, End",
      does: "Move in the menu, round the ends.",
      story: "wallets",
      steps: [
        { focus: connect },
        { press: "Enter" },
        { focused: harbor },
        { press: "ArrowDown" },
        { focused: role("button", "Lantern") },
        { press: "ArrowDown" },
        { focused: harbor },
        { press: "End" },
        { focused: role("button", "Lantern") },
        { press: "Home" },
        { focused: harbor },
        { press: "ArrowUp" },
        { focused: role("button", "Lantern") },
      ],
    },
    {
      id: "wallet-connect-button-escape",
      keys: "Esc",
      does: "Closes the menu; the focus goes back to the button.",
      story: "wallets",
      steps: [
        { focus: connect },
        { press: "Enter" },
        { focused: harbor },
        { press: "ArrowDown" },
        { press: "Escape" },
        { hidden: part("kit-wallet-menu") },
        { focused: connect },
      ],
    },
    {
      id: "wallet-connect-button-account",
      keys: "None",
      does: "The wallet changes the account, or takes it away: the button follows.",
      story: "live",
      steps: [
        stub,
        { focus: connect },
        { press: "Enter" },
        { focused: harbor },
        { press: "Enter" },
        { focused: connected },
        { walletEvent: "accountsChanged", value: ["0x1111111111111111111111111111111111112222"] },
        { visible: role("button", "0x1111…2222") },
        { walletEvent: "accountsChanged", value: [] },
        { visible: connect },
        { of: part("kit-wallet"), attribute: "data-status", is: "idle" },
      ],
    },
    {
      id: "wallet-connect-button-disconnect",
      keys: "Enter",
      does: "On Disconnect: the account is forgotten.",
      story: "live",
      steps: [
        stub,
        { focus: connect },
        { press: "Enter" },
        { focused: harbor },
        { press: "Enter" },
        { focused: connected },
        { press: "Enter" },
        { focused: role("button", "Copy address") },
        { press: "End" },
        { focused: role("button", "Disconnect") },
        { press: "Enter" },
        { focused: connect },
      ],
    },
    {
      id: "wallet-connect-button-none",
      keys: "Enter",
      does: "Without a wallet: the menu says so, and where one is found.",
      story: "live",
      steps: [
        { focus: connect },
        { press: "Enter" },
        { visible: part("kit-wallet-none") },
        { focused: role("link", "Find a wallet") },
      ],
    },
  ],
  tokens: [
    "--component-button-primary-background",
    "--component-dialog-background",
    "--color-text-muted",
    "--color-text-danger",
    "--typography-font-family-mono",
  ],
  guidance: {
    do: ["Say before the button what the account is needed for.", "Let people look around without a wallet."],
    dont: [
      "Ask for a connection when the page opens.",
      "Take a connected account for proof of who somebody is: ask for a signature.",
    ],
  },
  stories: [
    {
      id: "live",
      title: "With the wallets of this browser",
      layout: "stack",
      content: [el("WalletConnectButton")],
    },
    {
      id: "wallets",
      title: "Wallets to choose from",
      layout: "stack",
      content: [el("WalletConnectButton", { preview: { wallets } })],
    },
    {
      id: "connecting",
      title: "Connecting",
      layout: "stack",
      content: [el("WalletConnectButton", { preview: { wallets, status: "connecting", walletId: "1" } })],
    },
    {
      id: "connected",
      title: "Connected",
      layout: "stack",
      content: [
        el("WalletConnectButton", {
          preview: { wallets, status: "connected", walletId: "1", account: ADDRESS, chainId: 1 },
        }),
      ],
    },
    {
      id: "refused",
      title: "Refused",
      layout: "stack",
      content: [el("WalletConnectButton", { preview: { wallets, status: "refused" } })],
    },
    {
      id: "none",
      title: "No wallet found",
      layout: "stack",
      content: [el("WalletConnectButton", { preview: {} })],
    },
  ],
};
