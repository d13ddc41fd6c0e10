import { type GeneratedFile, jsonFile } from "@/lib/model/generated-file";
import { makeManifest } from "@/lib/package/make-manifest";
import { comparePaths } from "@/lib/package/package-path";
import { zipFiles } from "@/lib/package/zip-package";
import { cut, flip, text } from "@/lib/verify/spoiled-files-fixture";

/** How packaging goes wrong, and what the last look at the package has to say of it. */
export interface SpoiledPackage {
  readonly kind: string;
  readonly reason: RegExp;
  /** Packaging writes other files, with a manifest that fits them. */
  readonly packed?: (files: GeneratedFile[]) => GeneratedFile[];
  /** The ZIP's own bytes. */
  readonly zipped?: (files: readonly GeneratedFile[], zip: Uint8Array) => Promise<Uint8Array> | Uint8Array;
}

const swap = (path: string, change: (content: string) => string) => (files: GeneratedFile[]) =>
  files.map((file) => (file.path === path ? { path, bytes: text(change)(file.bytes) } : file));

export const SPOILED_PACKAGES: readonly SpoiledPackage[] = [
  {
    kind: "brand.json with another name than strategy.json",
    reason: /brand\.json and strategy\.json say another name/,
    packed: swap("brand.json", (json) => json.replace(/"name": "[^"]*"/, '"name": "Another"')),
  },
  {
    kind: "brand.json with another color than the style sheet",
    reason: /brand\.json: .*--color-brand-primary is/,
    packed: swap("brand.json", (json) => json.replace(/("primary": \{\s*"hex": ")#[0-9a-f]{6}/, "$1#123456")),
  },
  {
    kind: "strategy.json that is not of its schema",
    reason: /strategy\.json: /,
    packed: swap("strategy.json", (json) => json.replace('"mission"', '"misson"')),
  },
  {
    kind: "a report for people that ends early",
    reason: /verification\.html: is not whole/,
    packed: swap("verification.html", (html) => html.slice(0, -30)),
  },
  {
    kind: "a verified file that packaging changed, with a manifest that fits",
    reason: /docs\/index\.html is not what was verified/,
    packed: swap("docs/index.html", (html) => html.replace("</body>", "<p>Hello</p></body>")),
  },
  {
    kind: "a file that nobody verified",
    reason: /extra\.txt was verified by nobody/,
    packed: (files) => [...files, { path: "extra.txt", bytes: new TextEncoder().encode("hello") }],
  },
  {
    kind: "a manifest with another root",
    reason: /Merkle root|the root is/,
    zipped: (files) =>
      zipFiles(
        files.map((file) =>
          file.path === "manifest.json"
            ? { ...file, bytes: text((json) => json.replace(/0x[0-9a-f]{4}/, "0x0000"))(file.bytes) }
            : file,
        ),
      ),
  },
  { kind: "a ZIP with a damaged byte", reason: /the ZIP: |changed: /, zipped: (_, zip) => flip(zip) },
  { kind: "a ZIP that is cut off", reason: /the ZIP: /, zipped: (_, zip) => cut(zip) },
];

/** The files of a finished package without its manifest, changed, with the manifest that fits them, and the ZIP of all. */
export async function packAgain(
  files: readonly GeneratedFile[],
  change: (files: GeneratedFile[]) => GeneratedFile[],
) {
  const content = change(files.filter(({ path }) => path !== "manifest.json"));
  const manifest = await makeManifest(content);
  const listed = jsonFile("manifest.json", manifest);
  const all = [...content, listed].sort((a, b) => comparePaths(a.path, b.path));
  return { files: all, manifest, zip: await zipFiles(all) };
}
