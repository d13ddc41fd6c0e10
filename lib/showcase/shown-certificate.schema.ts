/** The brand's certificate, as its landing tells of it. */
export interface ShownCertificate {
  readonly tokenId: number;
  /** Of the network: "Base". */
  readonly network: string;
  readonly isTest: boolean;
  /** Merkle root that the network has: 0x and hexadecimal; null while a later one is on its way there. */
  readonly root: string | null;
  /** Whether the files of the page are those that are certified. */
  readonly isOfTheseFiles: boolean;
  /** Where it is shown, with its owner, its past and a check of its content. */
  readonly href: string;
  /** Where anybody checks a file against it. */
  readonly checkHref: string;
}
