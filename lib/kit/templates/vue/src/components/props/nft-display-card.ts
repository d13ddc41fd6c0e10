// Made from the component's description: change that, not this file.

import type { NftLabels, TokenTrait } from "../../behaviours/nft-display-card";

export interface NftDisplayCardProps {
  /** The token's name. */
  name: string;
  /** Of its heading, by its place in the page. Default 2. */
  headingLevel?: 2 | 3 | 4;
  /** Its number in the collection, as digits. */
  tokenId: string;
  /** The collection's name. */
  collection?: string;
  /** Address of the picture. */
  image?: string;
  /** What the picture shows; empty when the name says it. Default "". */
  alt?: string;
  /** Where the token can be looked at: makes name and picture a link. */
  href?: string;
  /** Address of the owner. */
  owner?: string;
  /** Its traits, and how many of the collection share each. */
  traits?: readonly TokenTrait[];
  /** Nothing is known yet. Default false. */
  loading?: boolean;
  /** BCP 47 tag: how numbers are written. Default "en". */
  language?: string;
  /** Its words in your language. */
  labels?: Partial<NftLabels>;
}

export interface NftDisplayCardSlots {
  /** What can be done with it. */
  actions?: () => unknown;
}
