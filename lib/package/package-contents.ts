import type { PackagePart } from "./package-part";

/** The files that packaging itself adds, present in every package. */
const ADDED_PARTS: readonly PackagePart[] = [
  { path: "brand.json", text: "Name, tagline, colors, typefaces, brief and seed, for machines." },
  { path: "strategy.json", text: "The thinking behind the brand: personality, values, voice, other names." },
  { path: "verification.html", text: "The report of the machine checks on these files." },
  { path: "verification.json", text: "The same report for machines." },
  { path: "manifest.json", text: "Size and SHA-256 of every file, and the Merkle root over them." },
];

export const ADDED: readonly string[] = ADDED_PARTS.map(({ path }) => path);

/** The parts that exist among `paths` or are added by packaging, with the number of files so far. */
export function packageContents(
  parts: readonly PackagePart[],
  paths: readonly string[],
): (PackagePart & { files: number })[] {
  const made = parts.map((part) => ({
    ...part,
    files: paths.filter((path) => path.startsWith(part.path)).length,
  }));
  const added = ADDED_PARTS.map((part) => ({ ...part, files: 1 }));
  return [...made.filter(({ files }) => files > 0), ...added];
}
