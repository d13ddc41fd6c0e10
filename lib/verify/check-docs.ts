import path from "node:path";
import type { GeneratedFile } from "@/lib/model/generated-file";
import { countOf, makeCheck } from "@/lib/model/make-check";
import type { VerificationCheck } from "@/lib/model/verification.schema";
import { type Palette, THEMES } from "@/lib/palette/palette.schema";
import { textOrFailure } from "./text-of";

const HOME = "docs/index.html";
const REFERENCE = /\s(?:href|src|data-copy-src)="([^"]*)"/g;
const CSS_REFERENCE = /url\(\s*["']?([^"')]+)["']?\s*\)/g;

/**
 * The documentation site and the README are there and whole: every page ends, has a title, and leads only to files that
 * the package has; together they show every color of the palette in both themes.
 */
export function checkDocs(palette: Palette, files: readonly GeneratedFile[]): VerificationCheck {
  const failures: string[] = [];
  const present = new Set(files.map((file) => file.path));
  const pages = files.filter((file) => /^docs\/.*\.html$/.test(file.path));
  if (!present.has(HOME)) failures.push(`missing: ${HOME}`);
  let links = 0;
  for (const file of files.filter((entry) => /^docs\/.*\.(?:html|css)$/.test(entry.path))) {
    const text = textOrFailure(file, failures);
    if (text === null) continue;
    const isPage = file.path.endsWith(".html");
    if (isPage && !text.trimEnd().endsWith("</html>"))
      failures.push(`${file.path}: does not end as a page does`);
    if (isPage && !/<title>[^<]*\S[^<]*<\/title>/.test(text)) failures.push(`${file.path}: has no title`);
    const targets = [...text.matchAll(isPage ? REFERENCE : CSS_REFERENCE)].flatMap(([, to]) =>
      localPath(file.path, to!),
    );
    links += targets.length;
    const gone = [...new Set(targets)].filter((target) => !present.has(target));
    failures.push(...gone.map((target) => `${file.path}: leads to ${target}, which is not there`));
  }
  failures.push(...missingColors(palette, files));
  const figure = `${countOf(pages.length, "page")}, ${countOf(links, "link")}`;
  return makeCheck("docs-whole", "The documentation is whole and leads to what is there", figure, failures);
}

/** The package path that a reference means; none for places of the page itself and for data. */
function localPath(from: string, reference: string): string[] {
  const [target = ""] = reference.split(/[?#]/);
  if (target === "" || /^(?:[a-z]+:|\/\/)/i.test(target)) return [];
  return [path.posix.join(path.posix.dirname(from), decodeURI(target))];
}

function missingColors(palette: Palette, files: readonly GeneratedFile[]): string[] {
  const shown = {
    "README.md": (file: string) => file === "README.md",
    "docs/": (file: string) => /^docs\/.*\.html$/.test(file),
  };
  const hexes = [
    ...new Set(THEMES.flatMap((theme) => Object.values(palette[theme].roles).map(({ hex }) => hex))),
  ];
  return Object.entries(shown).flatMap(([where, isMeant]) => {
    const meant = files.filter((file) => isMeant(file.path));
    if (meant.length === 0) return [`missing: ${where}`];
    const text = meant.map((file) => new TextDecoder().decode(file.bytes).toLowerCase()).join("\n");
    return hexes.filter((hex) => !text.includes(hex)).map((hex) => `${where} does not show ${hex}`);
  });
}
