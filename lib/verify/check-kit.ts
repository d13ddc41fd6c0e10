import { createHash } from "node:crypto";
import path from "node:path";
import { type KitBrand, kitBrandSchema } from "@/lib/kit/kit.schema";
import type { TechStack } from "@/lib/model/brief.schema";
import type { GeneratedFile } from "@/lib/model/generated-file";
import { countOf, makeCheck } from "@/lib/model/make-check";
import type { VerificationCheck } from "@/lib/model/verification.schema";
import { textOf } from "./text-of";

/** The component project that a package must hold. */
export interface ExpectedKit {
  readonly stack: TechStack;
  readonly brand: KitBrand;
  /** Path in the project → SHA-256 of each template file as it was compiled and type-checked; empty when it was not. */
  readonly checkedFiles: Readonly<Record<string, string>>;
}

const CODE = /\.(?:[cm]?[jt]sx?|vue|css)$/;
const DATA_MODULE = /(?:^|\/)brand\.(?:ts|js)$/;
const FONT_SHEET = /(?:^|\/)styles\/fonts\.css$/;

/**
 * The component project is the one that was compiled and type-checked: every template is there byte for byte, no other
 * code is, the one data module is the brand's texts and nothing else, and copies equal the files of the package.
 */
export function checkKit(
  { stack, brand, checkedFiles }: ExpectedKit,
  files: readonly GeneratedFile[],
): VerificationCheck {
  const root = `components/${stack}/`;
  const project = new Map(
    files.filter((file) => file.path.startsWith(root)).map((file) => [file.path.slice(root.length), file]),
  );
  const originals = new Set(
    files.filter((file) => !file.path.startsWith("components/")).map(({ bytes }) => sha256(bytes)),
  );
  const failures: string[] = [];
  if (Object.keys(checkedFiles).length === 0)
    failures.push(`the templates of ${stack} were not type-checked`);
  for (const [name, hash] of Object.entries(checkedFiles)) {
    const file = project.get(name);
    if (!file) failures.push(`missing: ${root}${name}`);
    else if (sha256(file.bytes) !== hash)
      failures.push(`${root}${name}: is not the file that was type-checked`);
  }
  let modules = 0;
  for (const [name, file] of project) {
    if (name in checkedFiles || originals.has(sha256(file.bytes))) continue;
    if (DATA_MODULE.test(name)) {
      modules += 1;
      failures.push(...dataProblems(file, brand).map((problem) => `${file.path}: ${problem}`));
    } else if (FONT_SHEET.test(name)) {
      failures.push(
        ...sheetProblems(name, textOf(file), project).map((problem) => `${file.path}: ${problem}`),
      );
    } else if (CODE.test(name)) failures.push(`${file.path}: is code that nobody checked`);
    else if (name.endsWith(".html") && !/<\/html>\s*$/.test(textOf(file)))
      failures.push(`${file.path}: is cut off`);
    else if (!/\.(?:html|md|json|txt)$|(?:^|\/)\.gitignore$/.test(name))
      failures.push(`${file.path}: is no copy of a file of the package`);
  }
  if (modules !== 1) failures.push(`${root} has ${countOf(modules, "data module")} instead of one`);
  const figure = `${countOf(project.size, "file")}, ${Object.keys(checkedFiles).length} type-checked`;
  return makeCheck(
    "kit-checked",
    "Components are the code that was compiled and type-checked",
    figure,
    failures,
  );
}

/** After a comment one constant, whose value is JSON of the schema and says what the strategy says. */
function dataProblems(file: GeneratedFile, brand: KitBrand): string[] {
  const body = textOf(file).replace(/^\/\*[^*]*\*\/\s*/, "");
  const literal = /^(?:export const brand =|window\.brand =) (\{[\s\S]*\})(?: as const)?;\s*$/.exec(
    body,
  )?.[1];
  if (literal === undefined) return ["is more or less than one constant"];
  try {
    const parsed = kitBrandSchema.strict().parse(JSON.parse(literal.replaceAll("*\\/", "*/")));
    return (Object.keys(brand) as (keyof KitBrand)[])
      .filter((key) => parsed[key] !== brand[key])
      .map((key) => `says another ${key} than the strategy`);
  } catch (error) {
    return [`is no data of a brand: ${error instanceof Error ? error.message.slice(0, 80) : "unreadable"}`];
  }
}

function sheetProblems(name: string, text: string, project: ReadonlyMap<string, unknown>): string[] {
  const targets = [...text.matchAll(/url\("([^"]+)"\)/g)].map(([, to]) =>
    path.posix.join(path.posix.dirname(name), to!),
  );
  const faces = text.match(/@font-face/g)?.length ?? 0;
  return [
    ...(faces > 0 && faces === targets.length && /\}\s*$/.test(text) ? [] : ["is not one @font-face a file"]),
    ...targets
      .filter((target) => !project.has(target))
      .map((target) => `leads to ${target}, which is not there`),
  ];
}

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
