import {
  SCENES,
  type SceneFile,
  type SceneId,
  SIGNATURE_PATH,
  scenesAmong,
} from "@/lib/applications/scenes.schema";
import type { GeneratedFile } from "@/lib/model/generated-file";
import { countOf, makeCheck } from "@/lib/model/make-check";
import type { VerificationCheck } from "@/lib/model/verification.schema";
import { readMarkup } from "./read-markup";
import { textOf } from "./text-of";

/**
 * Every picture of the brand in use is there as SVG and PNG in the size that it promises, with a name for who cannot see
 * it, and the signature shows a picture that the package has. What the files hold, other checks say.
 * @param scenes that suit the brand; null when only the maker knew: then those that are there, and what every brand has.
 */
export function checkApplications(
  files: readonly GeneratedFile[],
  scenes: readonly SceneId[] | null,
): VerificationCheck {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const present = scenesAmong([...byPath.keys()]).map(({ id }) => id);
  const expected = SCENES.filter(({ id, only }) =>
    scenes ? scenes.includes(id) : present.includes(id) || (present.length > 0 && only === undefined),
  );
  const failures = expected.flatMap((scene) => [
    ...svgFailures(scene, byPath.get(scene.path)),
    ...pngFailures(scene, byPath.get(scene.png.path)),
  ]);
  const known = new Set([...expected.flatMap(({ path, png }) => [path, png.path]), SIGNATURE_PATH]);
  const others = [...byPath.keys()].filter(
    (path) => /^(?:applications|social)\//.test(path) && !known.has(path),
  );
  failures.push(...others.map((path) => `${path}: is no picture that this brand has`));
  if (expected.length > 0) failures.push(...signatureFailures(byPath));
  return makeCheck(
    "applications-complete",
    "The brand in use is there in every picture and size",
    `${countOf(expected.length, "picture")}, ${expected.length * 2} files`,
    failures,
  );
}

function svgFailures({ path, width, height }: SceneFile, file: GeneratedFile | undefined): string[] {
  if (!file) return [`missing: ${path}`];
  try {
    const [root, first] = readMarkup(textOf(file));
    const box = root?.attributes.find(({ name }) => name === "viewBox")?.value;
    const hasName = first?.name === "title" && /<title>[^<]*\S[^<]*<\/title>/.test(textOf(file));
    return [
      ...(box === `0 0 ${width} ${height}` ? [] : [`${path}: is not ${width} × ${height}`]),
      ...(hasName ? [] : [`${path}: has no title`]),
    ];
  } catch (error) {
    return [`${path}: ${error instanceof Error ? error.message : "unreadable"}`];
  }
}

/** Width and height stand at the beginning of a PNG (PNG specification, 11.2.1). */
function pngFailures({ png }: SceneFile, file: GeneratedFile | undefined): string[] {
  if (!file) return [`missing: ${png.path}`];
  if (file.bytes.length < 24) return [`${png.path}: too short`];
  const view = new DataView(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  return width === png.width && height === png.height
    ? []
    : [`${png.path}: ${width} × ${height} px instead of ${png.width} × ${png.height}`];
}

function signatureFailures(files: ReadonlyMap<string, GeneratedFile>): string[] {
  const file = files.get(SIGNATURE_PATH);
  if (!file) return [`missing: ${SIGNATURE_PATH}`];
  const html = new TextDecoder().decode(file.bytes);
  const source = /<img src="\.\.\/([^"]*)"/.exec(html)?.[1];
  const failures = [];
  if (!html.trimEnd().endsWith("</html>")) failures.push(`${SIGNATURE_PATH}: does not end as a page does`);
  if (!source || !files.has(source)) failures.push(`${SIGNATURE_PATH}: shows no picture of the package`);
  if (/<(?:script|style|link|iframe|form)\b/i.test(html))
    failures.push(`${SIGNATURE_PATH}: holds what mail programs throw away`);
  return failures;
}
