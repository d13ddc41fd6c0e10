import type { GeneratedFile } from "@/lib/model/generated-file";
import { countOf, makeCheck } from "@/lib/model/make-check";
import type { VerificationCheck } from "@/lib/model/verification.schema";
import { resolverSchema } from "@/lib/tokens/resolver.schema";
import type { ColorContext } from "./color-contexts";
import { textOrFailure } from "./text-of";

/**
 * What is made from the tokens for other programs leads back to them: every `var()` of the style sheets and presets is a
 * property that `brand.css` declares, the resolver is of its schema and its sources exist, the variables for Figma have
 * the colors of `brand.css`, and no file ends in the middle of a block.
 */
export function checkTokenOutputs(
  files: readonly GeneratedFile[],
  contexts: readonly ColorContext[],
): VerificationCheck {
  const failures: string[] = [];
  const outputs = files.filter(({ path }) => path.startsWith("tokens/") && !path.endsWith(".tokens.json"));
  const declared = contexts[0]?.values ?? new Map<string, string>();
  const colors = new Set(contexts.flatMap(({ values }) => [...values.values()]));
  for (const file of outputs) {
    const text = textOrFailure(file, failures);
    if (text === null) continue;
    failures.push(
      ...problemsOf(file.path, text, declared, colors, files).map((problem) => `${file.path}: ${problem}`),
    );
  }
  for (const [what, pattern] of REQUIRED) {
    if (!outputs.some(({ path }) => pattern.test(path))) failures.push(`there is no ${what} below tokens/`);
  }
  return makeCheck(
    "token-outputs",
    "What is made from the tokens leads back to them",
    countOf(outputs.length, "file"),
    failures,
  );
}

const REQUIRED: readonly (readonly [what: string, pattern: RegExp])[] = [
  ["style sheet", /^tokens\/.*\.css$/],
  ["resolver", /\.resolver\.json$/],
  ["Sass file", /\.scss$/],
  ["Tailwind style sheet or preset", /tailwind/],
];

function problemsOf(
  path: string,
  text: string,
  declared: ReadonlyMap<string, string>,
  colors: ReadonlySet<string>,
  files: readonly GeneratedFile[],
): string[] {
  if (path.endsWith(".resolver.json")) return resolverProblems(text, files);
  if (path.endsWith(".json")) return colorProblems(text, colors);
  const bare = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  const unknown = [...bare.matchAll(/var\((--[\w-]+)/g)]
    .map(([, name]) => name!)
    .filter((name) => !declared.has(name) && !bare.includes(`${name}:`) && !bare.includes(`"${name}":`));
  const own = [...new Set(unknown)].map((name) => `refers to ${name}, which brand.css does not declare`);
  return [...own, ...balanceProblems(bare)];
}

function resolverProblems(text: string, files: readonly GeneratedFile[]): string[] {
  let parsed: ReturnType<typeof resolverSchema.safeParse>;
  try {
    parsed = resolverSchema.safeParse(JSON.parse(text));
  } catch {
    return ["not JSON"];
  }
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  const { sets, modifiers } = parsed.data;
  const sources = [
    ...Object.values(sets).flatMap((set) => set.sources),
    ...Object.values(modifiers).flatMap(({ contexts }) => Object.values(contexts).flat()),
  ];
  return sources
    .filter(({ $ref }) => !files.some(({ path }) => path === `tokens/${$ref}`))
    .map(({ $ref }) => `refers to ${$ref}, which is not there`);
}

/** Every opaque color that a variable of a mode has is one that the style sheet declares. */
function colorProblems(text: string, known: ReadonlySet<string>): string[] {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return ["not JSON"];
  }
  const foreign = new Set<string>();
  const walk = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { r, g, b, a = 1 } = node as Record<string, unknown>;
    if (typeof r === "number" && typeof g === "number" && typeof b === "number" && a === 1) {
      const hex = `#${[r, g, b]
        .map((part) =>
          Math.round(part * 255)
            .toString(16)
            .padStart(2, "0"),
        )
        .join("")}`;
      if (!known.has(hex)) foreign.add(hex);
    }
    for (const child of Object.values(node)) walk(child);
  };
  walk(document);
  return [...foreign].map((hex) => `has the color ${hex}, which brand.css does not declare`);
}

const CLOSING: Record<string, string> = { ")": "(", "]": "[", "}": "{" };

/** Brackets outside of strings and comments close in order: a file that was cut off has one open. */
function balanceProblems(code: string): string[] {
  const open: string[] = [];
  const bare = code.replace(
    /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|\/(?![*/\s])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/g,
    "",
  );
  for (const [bracket] of bare.matchAll(/[()[\]{}]/g)) {
    const opening = CLOSING[bracket];
    if (!opening) open.push(bracket);
    else if (open.pop() !== opening) return [`closes ${bracket} that is not open`];
  }
  return open.length === 0 ? [] : [`ends before ${open.at(-1)} is closed`];
}
