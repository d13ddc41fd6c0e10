import type { ErrorCode } from "@/lib/errors";

/** What the operations of the published interface are about, in the order of the reference. */
export const OPERATION_TAGS = [
  { name: "Brands", description: "Ask for a brand, follow it, read it, change it and delete it." },
  {
    name: "Files",
    description: "What a brand is made of: logos, tokens, components, guidelines, the package.",
  },
  {
    name: "Certificates",
    description: "Have a brand's certificate minted on a blockchain network, and see how far it is.",
  },
  { name: "Webhooks", description: "Be told when something happens instead of asking." },
  {
    name: "Directions",
    description: "What a brand may become: names, marks, palettes and typefaces to choose from.",
  },
  { name: "Decks", description: "A brand's pitch deck as PowerPoint and PDF." },
  {
    name: "Domains",
    description:
      "Show a brand's documentation on a host of your choice: a label below ours, or a domain of yours.",
  },
  {
    name: "Variants",
    description:
      "Three designs that differ from the brand on one thing each, the code that tests them, what it shows.",
  },
  { name: "Document", description: "This interface, described for machines." },
] as const;

/** What the published document says of an operation that its route does not say anyway. */
export interface OperationWords {
  /** Unique; code generators name their functions by it. */
  id: string;
  tag: (typeof OPERATION_TAGS)[number]["name"];
  summary: string;
  /** Day on which the changelog announces it. Those that a version began with stand there together. */
  since?: string;
  /** Markdown. */
  description: string;
  /** A request body that is accepted as it stands. */
  example?: unknown;
  /** Media types of an answer without the envelope. Files take ranges; JSON does not. */
  media?: readonly string[];
  /** Refusals besides those that follow from what the route declares. */
  errors?: readonly ErrorCode[];
}
