import type { GeneratedFile } from "@/lib/model/generated-file";

/** How one kind of file goes wrong while it is made, and which checks have to say so. */
export interface SpoiledFile {
  readonly kind: string;
  readonly reason: RegExp;
  /** The first file of such a path is meant. */
  readonly path: RegExp;
  readonly change: Change;
}

type Change = (bytes: Uint8Array) => Uint8Array;

/** @throws when the change changes nothing */
export const text =
  (change: (content: string) => string): Change =>
  (bytes) => {
    const before = new TextDecoder().decode(bytes);
    const after = change(before);
    if (after === before) throw new Error("nothing was spoiled");
    return new TextEncoder().encode(after);
  };
export const cut: Change = (bytes) => bytes.slice(0, Math.floor(bytes.length * 0.8));
/** One byte in the middle of the content. */
export const flip: Change = (bytes) => {
  const other = bytes.slice();
  other[Math.floor(other.length / 2)]! ^= 0x55;
  return other;
};

/** The files with the first of such a path changed. */
export function spoil(
  files: readonly GeneratedFile[],
  { path, change }: Pick<SpoiledFile, "path" | "change">,
): GeneratedFile[] {
  const index = files.findIndex((file) => path.test(file.path));
  const file = files[index];
  if (!file) throw new Error(`no file is called ${path}`);
  return files.with(index, { path: file.path, bytes: change(file.bytes) });
}

/** A stage writes other bytes than it should: its row and the store agree, only the checks can know. */
export const SPOILED_FILES: readonly SpoiledFile[] = [
  {
    kind: "an SVG logo with text in it",
    reason: /svg-outlines/,
    path: /^logos\/.*icon.*\.svg$/,
    change: text((svg) => svg.replace("</svg>", "<text>A</text></svg>")),
  },
  {
    kind: "a PNG logo with a damaged byte",
    reason: /png-valid/,
    path: /^logos\/.*-512\.png$/,
    change: flip,
  },
  {
    kind: "a PDF logo that is cut off",
    reason: /pdf-vector/,
    path: /^logos\/.*\.pdf$/,
    change: cut,
  },
  {
    kind: "a component of the registry that is cut off",
    reason: /registry-whole/,
    path: /^registry\/button\.json$/,
    change: cut,
  },
  {
    kind: "a picture for a network in another size",
    reason: /applications-complete/,
    path: /^social\/x-header-.*\.svg$/,
    change: text((svg) => svg.replace("0 0 1500 500", "0 0 1500 400")),
  },
  {
    kind: "a picture of the brand in use with text in it",
    reason: /svg-outlines/,
    path: /^applications\/sign\.svg$/,
    change: text((svg) => svg.replace("</svg>", "<text>A</text></svg>")),
  },
  {
    kind: "a signature that shows a picture from elsewhere",
    reason: /applications-complete.*no-absolute-host/,
    path: /email-signature\.html$/,
    change: text((html) => html.replace('src="../social', 'src="https://example.com/social')),
  },
  { kind: "an icon file that is cut off", reason: /ico-valid/, path: /\.ico$/, change: cut },
  {
    kind: "a style sheet whose dark theme has another text color",
    reason: /contrast-dark.*palette-tokens/,
    path: /^tokens\/brand\.css$/,
    change: text((css) => {
      const at = css.indexOf('\n[data-theme="dark"] {');
      return (
        css.slice(0, at) +
        css.slice(at).replace(/--color-text-default: [^;]+;/, "--color-text-default: #101010;")
      );
    }),
  },
  {
    kind: "a token document with another primary",
    reason: /palette-tokens/,
    path: /^tokens\/brand\.tokens\.json$/,
    change: text((json) => json.replace("{primitive.color.light.primary}", "{primitive.color.light.accent}")),
  },
  {
    kind: "an overlay of tokens that refers to nothing",
    reason: /token-schema/,
    path: /^tokens\/theme-dark\.tokens\.json$/,
    change: text((json) => json.replace("{primitive.color.dark.text}", "{primitive.color.dark.gone}")),
  },
  {
    kind: "a resolver that refers to a file that is not there",
    reason: /token-outputs/,
    path: /\.resolver\.json$/,
    change: text((json) => json.replace("theme-dark.tokens.json", "gone.json")),
  },
  {
    kind: "a Sass file with another color",
    reason: /palette-tokens/,
    path: /\.scss$/,
    change: text((scss) => scss.replace(/(\$color-brand-primary: )#[0-9a-f]{6}/, "$1#123456")),
  },
  {
    kind: "a Tailwind theme that names no property of the tokens",
    reason: /token-outputs/,
    path: /^tokens\/tailwind\.css$/,
    change: text((css) => css.replace("var(--color-text-muted)", "var(--gone)")),
  },
  {
    kind: "variables for Figma that are cut off",
    reason: /token-outputs/,
    path: /figma.*\.json$/,
    change: cut,
  },
  {
    kind: "a web font with a damaged byte",
    reason: /fonts-present/,
    path: /^fonts\/.*-600\.woff2$/,
    change: flip,
  },
  {
    kind: "a component that is not the one that was type-checked",
    reason: /kit-checked/,
    path: /^components\/.*button\.tsx$/,
    change: text((code) => code.replace("type=", "typ=")),
  },
  {
    kind: "a data module with code in it",
    reason: /kit-checked/,
    path: /^components\/.*\/brand\.ts$/,
    change: text((code) => `${code}alert(1);\n`),
  },
  {
    kind: "a page of the documentation that leads nowhere",
    reason: /docs-whole/,
    path: /^docs\/index\.html$/,
    change: text((html) => html.replaceAll("logo.html", "lost.html")),
  },
  {
    kind: "guidelines whose characters are mapped to others",
    reason: /guidelines/,
    path: /^guidelines\/.*\.pdf$/,
    change: flip,
  },
  {
    kind: "guidelines that are cut off",
    reason: /guidelines-pdf/,
    path: /^guidelines\/.*\.pdf$/,
    change: cut,
  },
  {
    kind: "a license that ends early",
    reason: /licenses-whole/,
    path: /^LICENSES\/.*OFL\.txt$/,
    change: cut,
  },
  {
    kind: "a README that ends early",
    reason: /docs-whole/,
    path: /^README\.md$/,
    change: (bytes) => bytes.slice(0, 300),
  },
];
