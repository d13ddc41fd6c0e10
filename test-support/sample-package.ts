import { type GeneratedFile, jsonFile, textFile } from "@/lib/model/generated-file";
import type { Random } from "@/lib/model/random";
import { MANIFEST_PATH, makeManifest } from "@/lib/package/make-manifest";
import { zipFiles } from "@/lib/package/zip-package";

const TYPES = ["svg", "css", "md", "txt", "png", "woff2"];
const WORDS = ["path", "fill", "brand", "color", "#0a7f5c", "width", "0 0 24 24", "font-size", "\n"];

/** A small package that is whole: files of drawn text and bytes, with the report and the manifest that packages have. */
export async function samplePackage(random: Random, count = 30) {
  const drawn = Array.from({ length: count }, (_, index): GeneratedFile => {
    const type = TYPES[index % TYPES.length]!;
    const path = `${random.pick(["logos/icon", "tokens", "docs", "fonts"])}/file-${index}.${type}`;
    const length = random.int(1, 900);
    return type === "png" || type === "woff2"
      ? { path, bytes: Uint8Array.from({ length }, () => random.int(0, 255)) }
      : textFile(path, Array.from({ length }, () => random.pick(WORDS)).join(" "));
  });
  const check = { id: "x", label: "X", status: "passed" as const, figure: "1 of 1", failures: [] };
  const content = [
    ...drawn,
    textFile("LICENSES/fonts/inter-OFL.txt", "Copyright"),
    jsonFile("verification.json", { passed: true, checks: [check] }),
  ];
  const manifest = await makeManifest(content);
  const files = [...content, jsonFile(MANIFEST_PATH, manifest)];
  return { files, manifest, zip: await zipFiles(files) };
}
