import type { GeneratedFile } from "@/lib/model/generated-file";
import { countOf, makeCheck } from "@/lib/model/make-check";
import type { VerificationCheck } from "@/lib/model/verification.schema";
import { isTextFile, textOrFailure } from "./text-of";

/** Publishers of the schemas and license texts that a package may name, and where who has no wallet finds one. */
const KNOWN_HOSTS = new Set([
  "www.w3.org",
  "www.designtokens.org",
  "openfontlicense.org",
  "scripts.sil.org",
  "ui.shadcn.com",
  "shadcn-vue.com",
  "ethereum.org",
  "json.schemastore.org",
]);
const LOOPBACK = /\b(?:localhost:\d+|127\.0\.0\.1|0\.0\.0\.0)\b|\[::1\]/;

/** Where each kind of file names an address that is loaded or followed; the first group is the address. */
const REFERENCES: [RegExp, RegExp[]][] = [
  [
    /\.s?css$/,
    [
      /url\(\s*["']?((?:https?:)?\/\/[^"')\s]+)/gi,
      /@(?:import|use|forward)\s+["']((?:https?:)?\/\/[^"']+)/gi,
    ],
  ],
  [
    /\.(?:html?|vue)$/,
    [
      /\s(?:src|href|action|poster|data|srcset)\s*=\s*["']?((?:https?:)?\/\/[^"'\s>]+)/gi,
      /url\(\s*["']?((?:https?:)?\/\/[^"')\s]+)/gi,
    ],
  ],
  [
    /\.md$/,
    [
      /\]\(\s*<?((?:https?:)?\/\/[^)>\s]+)/gi,
      /<(https?:\/\/[^>\s]+)>/gi,
      /^\[[^\]]+\]:\s*<?(https?:\/\/\S+)/gim,
    ],
  ],
  [
    /\.(?:json|webmanifest)$/,
    [/"(?:\$schema|\$ref|url|href|src|registryUrl|homepage)"\s*:\s*"((?:https?:)?\/\/[^"]+)"/gi],
  ],
];

/**
 * A package works anywhere and is the same from every server: nothing in it loads from or links to a host, save the
 * known publishers of schemas and licenses, and no address of this machine has slipped in. Text that a person typed may
 * name any address, because it is never a link.
 */
export function checkHosts(files: readonly GeneratedFile[], userTexts: readonly string[]): VerificationCheck {
  const failures: string[] = [];
  const texts = files.filter((file) => isTextFile(file) && !file.path.startsWith("LICENSES/"));
  const loopbackTyped = userTexts.some((text) => LOOPBACK.test(text));
  for (const file of texts) {
    const text = textOrFailure(file, failures);
    if (text === null) continue;
    const foreign = addressesIn(file.path, text).filter((address) => !KNOWN_HOSTS.has(hostOf(address)));
    failures.push(...new Set(foreign.map((address) => `${file.path}: refers to ${address.slice(0, 80)}`)));
    const loopback = loopbackTyped ? null : LOOPBACK.exec(text);
    if (loopback) failures.push(`${file.path}: names ${loopback[0]}`);
  }
  return makeCheck(
    "no-absolute-host",
    "Nothing depends on a server",
    countOf(texts.length, "text file"),
    failures,
  );
}

function addressesIn(path: string, text: string): string[] {
  return REFERENCES.filter(([files]) => files.test(path)).flatMap(([, patterns]) =>
    patterns.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? "")),
  );
}

function hostOf(address: string): string {
  return URL.parse(address, "https://relative.invalid")?.host ?? "";
}
