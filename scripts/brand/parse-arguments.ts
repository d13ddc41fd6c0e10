import { parseArgs } from "node:util";
import { type BrandBrief, brandBriefSchema, STYLES, TECH_STACKS } from "@/lib/model/brief.schema";

export type Command =
  | { kind: "help" }
  | { kind: "usage"; message: string; json: boolean }
  | ({ kind: "verify"; json: boolean } & VerifyOptions)
  | { kind: "generate"; brief: BrandBrief; out: string; json: boolean; strategy?: string };

/** What is verified, and what lies beside it. Paths of files; `keys` and `server` may be addresses. */
export interface VerifyOptions {
  /** A ZIP, or one file of a package. */
  file: string;
  manifest?: string;
  proof?: string;
  statement?: string;
  keys?: string;
  server?: string;
}

const BESIDE = [
  "manifest",
  "proof",
  "statement",
  "keys",
  "server",
] as const satisfies (keyof VerifyOptions)[];

const OPTIONS = {
  audience: { type: "string" },
  style: { type: "string" },
  stack: { type: "string" },
  feature: { type: "string", multiple: true },
  name: { type: "string" },
  "seed-color": { type: "string" },
  seed: { type: "string" },
  strategy: { type: "string" },
  out: { type: "string" },
  json: { type: "boolean" },
  verify: { type: "string" },
  manifest: { type: "string" },
  proof: { type: "string" },
  statement: { type: "string" },
  keys: { type: "string" },
  server: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

/** What each field of a brief is called on the command line. */
const OPTION_OF_FIELD: Record<string, string> = {
  businessIdea: "The idea",
  targetAudience: "--audience",
  style: "--style",
  techStack: "--stack",
  features: "--feature",
  name: "--name",
  seedColor: "--seed-color",
  seed: "--seed",
};

export const HELP = `Makes a brand from one sentence about a business.

Usage
  npm run brand -- "<idea>" [options]
  npm run brand -- --verify <zip or file> [options]

Options
  --audience <text>      who it is for (2 to 300 characters)
  --style <style>        ${STYLES.join(", ")} (default modern)
  --stack <stack>        ${TECH_STACKS.join(", ")} (default react)
  --feature <tag>        a feature of the business; may be given up to 20 times
  --name <name>          the name, if it has one already
  --seed-color <color>   a color that it has already, as #rrggbb
  --seed <number>        same idea and same seed give the same package; random by default
  --strategy <file>      the strategy.json of a package, to make it again with its words; same idea, options and seed
  --out <folder>         where the ZIP goes (default out); one of the same name is replaced
  --json                 one JSON object on standard output (with npm: npm run --silent brand -- …)
  --verify <zip>         checks a package against its manifest and measures its files again
  --verify <file>        checks one file of a package, with --manifest or --proof
    --manifest <file>    the manifest.json of its package
    --proof <file>       its proof, as /verify gives it
    --statement <file>   the signed statement that lies beside the package, with --keys or --server
    --keys <file>        the keys that it may be signed with: marque-keys.json of the server that you trust
    --server <address>   asks that server for its keys, and by the Merkle root whose package it is
  -h, --help             this text

Exit codes
  0 done   1 the generation failed   2 wrong usage   3 the package did not verify   130 stopped by Ctrl-C
`;

/** Reads the arguments after the script's name. Never throws: bad usage is a command of its own. */
export function parseArguments(args: readonly string[]): Command {
  const json = args.includes("--json");
  const usage = (message: string): Command => ({ kind: "usage", message, json });
  const parsed = readOptions(args);
  if (typeof parsed === "string") return usage(parsed);
  const { values, positionals } = parsed;
  if (values.help) return { kind: "help" };
  const stray = BESIDE.find((name) => values[name] !== undefined && values.verify === undefined);
  if (stray) return usage(`--${stray} belongs to --verify.`);
  if (values.verify !== undefined) {
    if (positionals.length > 0) return usage("--verify takes one ZIP or file and no idea.");
    const given = BESIDE.flatMap((name) =>
      values[name] === undefined ? [] : [[name, values[name]] as const],
    );
    const empty = ([["verify", values.verify], ...given] as const).find(([, value]) => value === "");
    if (empty)
      return usage(`--${empty[0]} needs ${empty[0] === "server" ? "an address" : "the path of a file"}.`);
    if (values.statement && !values.keys && !values.server) {
      return usage("--statement needs --keys or --server: whose signature should it have?");
    }
    if (values.server && !/^https?:$/.test(URL.parse(values.server)?.protocol ?? "")) {
      return usage("--server needs an address such as https://marque.example.");
    }
    return { kind: "verify", file: values.verify, json, ...Object.fromEntries(given) };
  }
  if (positionals.length === 0)
    return usage('The idea is missing: npm run brand -- "A bakery that delivers by bicycle"');
  if (positionals.length > 1) return usage("More than one idea was given: put it in quotation marks.");
  if (values.out === "") return usage("--out needs the path of a folder.");
  if (values.strategy === "") return usage("--strategy needs the path of a strategy.json.");

  const brief = brandBriefSchema.safeParse({
    businessIdea: positionals[0],
    targetAudience: values.audience ?? "everyone",
    style: values.style ?? "modern",
    techStack: values.stack ?? "react",
    features: values.feature ?? [],
    name: values.name,
    seedColor: values["seed-color"],
    seed: values.seed === undefined ? undefined : wholeNumber(values.seed),
  });
  if (!brief.success) {
    return usage(
      brief.error.issues
        .map(({ path, message }) => `${OPTION_OF_FIELD[String(path[0])] ?? String(path[0])}: ${message}.`)
        .join("\n"),
    );
  }
  const { out = "out", strategy } = values;
  return { kind: "generate", brief: brief.data, out, json, ...(strategy ? { strategy } : {}) };
}

function readOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, strict: true });
  } catch (error) {
    const given = /'(-[^' ]*)/.exec(error instanceof Error ? error.message : "")?.[1] ?? "An option";
    const known = Object.keys(OPTIONS).includes(given.replace(/^--/, "").replace(/[= ].*$/, ""));
    const valid = Object.keys(OPTIONS).map((name) => `--${name}`);
    return known
      ? `${given} needs a value that fits it; see --help.`
      : `${given} is no option. Valid: ${valid.join(", ")}.`;
  }
}

/** NaN for anything else, which the brief refuses with the words that say what would be valid. */
function wholeNumber(text: string): number {
  return /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
}
