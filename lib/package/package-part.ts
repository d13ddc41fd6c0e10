/** A part of a package: a folder, or one file, and what it is in a sentence for people. */
export interface PackagePart {
  /** With a slash at its end for a folder. */
  readonly path: string;
  readonly text: string;
}
