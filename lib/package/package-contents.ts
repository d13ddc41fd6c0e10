/** What each part of a package is, in the order in which it is introduced. `prefix` is a folder or one file. */
const PARTS = [
  {
    prefix: "logos/",
    text: "The logo in every variation and color version: SVG outlines, vector PDF and PNG.",
  },
  {
    prefix: "social/",
    text: "Avatar, headers, posts and the picture beside a link, each in the size that its network asks for.",
  },
  {
    prefix: "applications/",
    text: "The brand in use: cards, letterhead, screens, signs, the pattern as a tile, a signature for mails.",
  },
  {
    prefix: "tokens/",
    text: "Design tokens in the DTCG format (2025.10), and the same values for CSS and other builds.",
  },
  {
    prefix: "fonts/",
    text: "The typefaces: WOFF2 for pages, TTF to install, with the letters that the brand needs.",
  },
  { prefix: "components/", text: "Components, as a project that installs and builds." },
  { prefix: "registry/", text: "The same components for a shadcn registry." },
  { prefix: "docs/", text: "The documentation site. Open docs/index.html." },
  { prefix: "guidelines/", text: "The brand guidelines as a PDF." },
  { prefix: "LICENSES/", text: "The licenses of everything that others made." },
  { prefix: "brand.json", text: "Name, tagline, colors, typefaces, brief and seed, for machines." },
  {
    prefix: "strategy.json",
    text: "The thinking behind the brand: personality, values, voice, other names.",
  },
  { prefix: "verification.html", text: "The report of the machine checks on these files." },
  { prefix: "verification.json", text: "The same report for machines." },
  { prefix: "manifest.json", text: "Size and SHA-256 of every file, and the Merkle root over them." },
] as const;

/** The files that packaging itself adds, present in every package. */
export const ADDED: readonly string[] = [
  "brand.json",
  "strategy.json",
  "verification.html",
  "verification.json",
  "manifest.json",
];

/** The parts that exist among `paths` or are added by packaging, with the number of files so far. */
export function packageContents(paths: readonly string[]): { prefix: string; text: string; files: number }[] {
  return PARTS.map((part) => ({
    ...part,
    files: ADDED.includes(part.prefix) ? 1 : paths.filter((path) => path.startsWith(part.prefix)).length,
  })).filter((part) => part.files > 0);
}
