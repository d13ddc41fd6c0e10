import { type GeneratedFile, jsonFile } from "@/lib/model/generated-file";
import { makeManifest } from "@/lib/package/make-manifest";
import { comparePaths } from "@/lib/package/package-path";
import { zipFiles } from "@/lib/package/zip-package";

/** How one kind of file goes wrong in the middle of a job, and what the job has to say of it. */
export interface Spoiling {
  readonly kind: string;
  readonly reason: RegExp;
  /** A stage writes other bytes than it should: its row and the store agree, only the checks can know. */
  readonly made?: { readonly path: RegExp; readonly change: (bytes: Uint8Array) => Uint8Array };
  /** The store gives other bytes than were written. */
  readonly stored?: { readonly path: RegExp; readonly change: (bytes: Uint8Array) => Uint8Array };
  /** Packaging writes other files, with a manifest that fits them. */
  readonly packed?: (files: GeneratedFile[]) => GeneratedFile[];
  /** The ZIP's own bytes. */
  readonly zipped?: (files: readonly GeneratedFile[], zip: Uint8Array) => Promise<Uint8Array> | Uint8Array;
}

const text = (change: (content: string) => string) => (bytes: Uint8Array) => {
  const before = new TextDecoder().decode(bytes);
  const after = change(before);
  if (after === before) throw new Error("nothing was spoiled");
  return new TextEncoder().encode(after);
};
const cut = (bytes: Uint8Array) => bytes.slice(0, Math.floor(bytes.length * 0.8));
/** One byte in the middle of the content. */
const flip = (bytes: Uint8Array) => {
  const other = bytes.slice();
  other[Math.floor(other.length / 2)]! ^= 0x55;
  return other;
};
const swap = (path: string, change: (content: string) => string) => (files: GeneratedFile[]) =>
  files.map((file) => (file.path === path ? { path, bytes: text(change)(file.bytes) } : file));

export const SPOILINGS: readonly Spoiling[] = [
  {
    kind: "an SVG logo with text in it",
    reason: /svg-outlines/,
    made: {
      path: /^logos\/.*icon.*\.svg$/,
      change: text((svg) => svg.replace("</svg>", "<text>A</text></svg>")),
    },
  },
  {
    kind: "a PNG logo with a damaged byte",
    reason: /png-valid/,
    made: { path: /^logos\/.*-512\.png$/, change: flip },
  },
  {
    kind: "a PDF logo that is cut off",
    reason: /pdf-vector/,
    made: { path: /^logos\/.*\.pdf$/, change: cut },
  },
  {
    kind: "a component of the registry that is cut off",
    reason: /registry-whole/,
    made: { path: /^registry\/button\.json$/, change: cut },
  },
  {
    kind: "a picture for a network in another size",
    reason: /applications-complete/,
    made: {
      path: /^social\/x-header-.*\.svg$/,
      change: text((svg) => svg.replace("0 0 1500 500", "0 0 1500 400")),
    },
  },
  {
    kind: "a picture of the brand in use with text in it",
    reason: /svg-outlines/,
    made: {
      path: /^applications\/sign\.svg$/,
      change: text((svg) => svg.replace("</svg>", "<text>A</text></svg>")),
    },
  },
  {
    kind: "a signature that shows a picture from elsewhere",
    reason: /applications-complete.*no-absolute-host/,
    made: {
      path: /email-signature\.html$/,
      change: text((html) => html.replace('src="../social', 'src="https://example.com/social')),
    },
  },
  { kind: "an icon file that is cut off", reason: /ico-valid/, made: { path: /\.ico$/, change: cut } },
  {
    kind: "a style sheet whose dark theme has another text color",
    reason: /contrast-dark.*palette-tokens/,
    made: {
      path: /^tokens\/brand\.css$/,
      change: text((css) => {
        const at = css.indexOf('\n[data-theme="dark"] {');
        return (
          css.slice(0, at) +
          css.slice(at).replace(/--color-text-default: [^;]+;/, "--color-text-default: #101010;")
        );
      }),
    },
  },
  {
    kind: "a token document with another primary",
    reason: /palette-tokens/,
    made: {
      path: /^tokens\/brand\.tokens\.json$/,
      change: text((json) =>
        json.replace("{primitive.color.light.primary}", "{primitive.color.light.accent}"),
      ),
    },
  },
  {
    kind: "an overlay of tokens that refers to nothing",
    reason: /token-schema/,
    made: {
      path: /^tokens\/theme-dark\.tokens\.json$/,
      change: text((json) => json.replace("{primitive.color.dark.text}", "{primitive.color.dark.gone}")),
    },
  },
  {
    kind: "a resolver that refers to a file that is not there",
    reason: /token-outputs/,
    made: {
      path: /\.resolver\.json$/,
      change: text((json) => json.replace("theme-dark.tokens.json", "gone.json")),
    },
  },
  {
    kind: "a Sass file with another color",
    reason: /palette-tokens/,
    made: {
      path: /\.scss$/,
      change: text((scss) => scss.replace(/(\$color-brand-primary: )#[0-9a-f]{6}/, "$1#123456")),
    },
  },
  {
    kind: "a Tailwind theme that names no property of the tokens",
    reason: /token-outputs/,
    made: {
      path: /^tokens\/tailwind\.css$/,
      change: text((css) => css.replace("var(--color-text-muted)", "var(--gone)")),
    },
  },
  {
    kind: "variables for Figma that are cut off",
    reason: /token-outputs/,
    made: { path: /figma.*\.json$/, change: cut },
  },
  {
    kind: "a web font with a damaged byte",
    reason: /fonts-present/,
    made: { path: /^fonts\/.*-600\.woff2$/, change: flip },
  },
  {
    kind: "a component that is not the one that was type-checked",
    reason: /kit-checked/,
    made: { path: /^components\/.*button\.tsx$/, change: text((code) => code.replace("type=", "typ=")) },
  },
  {
    kind: "a data module with code in it",
    reason: /kit-checked/,
    made: { path: /^components\/.*\/brand\.ts$/, change: text((code) => `${code}alert(1);\n`) },
  },
  {
    kind: "a page of the documentation that leads nowhere",
    reason: /docs-whole/,
    made: { path: /^docs\/index\.html$/, change: text((html) => html.replaceAll("logo.html", "lost.html")) },
  },
  {
    kind: "guidelines whose characters are mapped to others",
    reason: /guidelines/,
    made: { path: /^guidelines\/.*\.pdf$/, change: flip },
  },
  {
    kind: "guidelines that are cut off",
    reason: /guidelines-pdf/,
    made: { path: /^guidelines\/.*\.pdf$/, change: cut },
  },
  {
    kind: "a license that ends early",
    reason: /licenses-whole/,
    made: { path: /^LICENSES\/.*OFL\.txt$/, change: cut },
  },
  {
    kind: "a README that ends early",
    reason: /docs-whole/,
    made: { path: /^README\.md$/, change: (bytes) => bytes.slice(0, 300) },
  },
  {
    kind: "bytes that changed in the store after a stage wrote them",
    reason: /other bytes for .*README\.md than were written/,
    stored: { path: /^README\.md$/, change: text((markdown) => `${markdown}\n`) },
  },
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
