/** Names of files of a set that pages and programs look for: in its folder, or below that of a design. */
export const SET_FILES = {
  /** The page that compares the designs. */
  comparison: "index.html",
  /** Everything in one ZIP. */
  archive: "variants.zip",
  /** Says how to test the designs. */
  guide: "testing/README.md",
} as const;
