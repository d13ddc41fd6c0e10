import { part, role } from "../keyboard-row";
import type { KitComponent } from "../kit.schema";
import { el, nodes } from "../story";

const OWNER = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='%23cfe3dc' d='M0 0h8v8H0z'/%3E%3Cpath fill='%23276a5b' d='M4 0a4 4 0 0 1 0 8zM0 0h4v4H0z'/%3E%3C/svg%3E";

export const nftDisplayCardSpec: KitComponent = {
  id: "nft-display-card",
  name: "NftDisplayCard",
  title: "NFT Display Card",
  group: "Web3",
  summary: "One token of a collection: its picture, name, number, traits and owner.",
  whenToUse:
    "Use it for a token that people own or look at, alone or in a grid. For amounts of a token use the balance display, and a card for anything else with a picture.",
  types: ["NftLabels", "TokenTrait"],
  variants: [],
  props: [
    { name: "name", type: "string", required: true, description: "The token's name." },
    {
      name: "headingLevel",
      type: "2 | 3 | 4",
      default: "2",
      description: "Of its heading, by its place in the page.",
    },
    {
      name: "tokenId",
      type: "string",
      required: true,
      description: "Its number in the collection, as digits.",
    },
    { name: "collection", type: "string", description: "The collection's name." },
    { name: "image", type: "string", description: "Address of the picture." },
    {
      name: "alt",
      type: "string",
      default: '""',
      description: "What the picture shows; empty when the name says it.",
    },
    {
      name: "href",
      type: "string",
      description: "Where the token can be looked at: makes name and picture a link.",
    },
    { name: "owner", type: "string", description: "Address of the owner." },
    {
      name: "traits",
      type: "readonly TokenTrait[]",
      description: "Its traits, and how many of the collection share each.",
    },
    { name: "loading", type: "boolean", default: "false", description: "Nothing is known yet." },
    {
      name: "language",
      type: "string",
      default: '"en"',
      description: "BCP 47 tag: how numbers are written.",
    },
    { name: "labels", type: "Partial<NftLabels>", description: "Its words in your language." },
  ],
  slots: [{ name: "actions", description: "What can be done with it." }],
  events: [],
  parts: [
    { className: "kit-nft", element: "article", description: "Everything" },
    { className: "kit-skeleton", element: "span", description: "Stands in while it is loading" },
    { className: "kit-nft-picture", element: "div", description: "Square frame" },
    { className: "kit-nft-image", element: "img", description: "The picture" },
    { className: "kit-nft-failed", element: "p", description: "Says that there is no picture to be shown" },
    { className: "kit-nft-body", element: "div", description: "Texts" },
    { className: "kit-nft-collection", element: "p", description: "The collection" },
    { className: "kit-nft-name", element: "h2", description: "The name, as a link where there is one" },
    { className: "kit-nft-id", element: "span", description: "The number" },
    { className: "kit-nft-traits", element: "dl", description: "The traits" },
    { className: "kit-nft-trait", element: "div", description: "A trait" },
    { className: "kit-nft-share", element: "dd", description: "How many share it" },
    { className: "kit-nft-owner", element: "p", description: "The owner's short address" },
    { className: "kit-nft-actions", element: "div", description: "Buttons" },
  ],
  states: [
    {
      name: "picture",
      markup: 'data-picture="loading", "shown", "failed"',
      description: "What became of the picture.",
    },
    { name: "loading", markup: 'aria-busy="true"', description: "Nothing is known yet." },
  ],
  aria: [
    { on: "kit-nft", rule: "An article that is named by the token's name." },
    { on: "kit-nft-image", rule: "alt says what it shows, unless the name does." },
  ],
  keys: [
    {
      id: "nft-display-card-link",
      keys: "Tab, Enter",
      does: "To the name, which is the link, then to the actions; Enter follows the link.",
      story: "token",
      steps: [
        { of: part("kit-nft-picture"), attribute: "data-picture", is: "shown" },
        { focus: role("link", "Half moon") },
        { press: "Tab" },
        { focused: role("button", "Transfer") },
        { press: "Shift+Tab" },
        { press: "Enter" },
        { address: "#token" },
      ],
    },
    {
      id: "nft-display-card-failed",
      keys: "None",
      does: "A picture that cannot be shown is replaced by words.",
      story: "failed",
      steps: [
        { visible: part("kit-nft-failed") },
        { of: part("kit-nft-picture"), attribute: "data-picture", is: "failed" },
        { hidden: part("kit-nft-image") },
      ],
    },
  ],
  tokens: [
    "--component-card-background",
    "--component-card-border",
    "--component-card-radius",
    "--color-background-raised",
    "--color-text-muted",
  ],
  guidance: {
    do: [
      "Say in alt what the picture shows when the name does not.",
      "Serve pictures from a host of your own where you can.",
    ],
    dont: ["Show a price that may be old.", "Shorten an address where people have to compare it."],
  },
  stories: [
    {
      id: "token",
      title: "A token",
      layout: "stack",
      content: [
        el("NftDisplayCard", {
          name: "Half moon",
          tokenId: "1042",
          collection: "Plain shapes",
          image: PICTURE,
          alt: "A half disc beside a square, in two greens",
          href: "#token",
          owner: OWNER,
          traits: [
            { name: "Shape", value: "Half disc", share: 0.12 },
            { name: "Ground", value: "Pale", share: 0.405 },
            { name: "Edition", value: "First" },
          ],
          actions: nodes(el("Button", { size: "small", variant: "quiet" }, "Transfer")),
        }),
      ],
    },
    {
      id: "failed",
      title: "A picture that cannot be shown",
      layout: "stack",
      content: [
        el("NftDisplayCard", {
          name: "A token with a name that is longer than one line of its card",
          tokenId: "115792089237316195423570985008687907853269984665640564039457584007913129639935",
          collection: "Plain shapes",
          image: "data:image/png;base64,AAAA",
          owner: OWNER,
        }),
      ],
    },
    {
      id: "loading",
      title: "Loading",
      layout: "stack",
      content: [el("NftDisplayCard", { name: "", tokenId: "", loading: true })],
    },
  ],
};
