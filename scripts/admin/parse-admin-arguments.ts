import { parseArgs } from "node:util";
import { z } from "zod";
import { accountNameSchema, emailSchema, tierSchema } from "@/lib/accounts/account.schema";
import { keyCidrsSchema, keyNameSchema } from "@/lib/keys/key.schema";
import { publicKeySchema } from "@/lib/proof/statement.schema";

const credits = z.coerce.number({ error: "must be a whole number" }).int("must be a whole number");
const account = { email: emailSchema };

/** What each command takes; a field is an option of the same name. */
const COMMANDS = {
  "create-account": z.object({
    ...account,
    tier: tierSchema.default("free"),
    credits: credits.min(0, "must be 0 or more").max(1_000_000, "must be at most 1000000").optional(),
    name: accountNameSchema.optional(),
  }),
  "create-key": z.object({
    ...account,
    ip: keyCidrsSchema.default([]),
    name: keyNameSchema.default("Made in the terminal"),
    beta: z.boolean().default(false),
  }),
  "set-tier": z.object({ ...account, tier: tierSchema }),
  "grant-credits": z.object({
    ...account,
    credits: credits
      .min(-1_000_000, "must be at least -1000000")
      .max(1_000_000, "must be at most 1000000")
      .refine((amount) => amount !== 0, "must not be 0"),
    note: z.string().max(200, "must have at most 200 characters").optional(),
  }),
  "make-admin": z.object(account),
  "unmake-admin": z.object(account),
  "accept-store": z.object({}),
  "rotate-statement-key": z.object({}),
  "withdraw-statement-key": z.object({ key: publicKeySchema.shape.kid.min(1, "must name a key") }),
} as const;

type Commands = typeof COMMANDS;
export type AdminAction = {
  [Name in keyof Commands]: { kind: Name } & z.output<Commands[Name]>;
}[keyof Commands];
export type AdminCommand =
  | { kind: "help" }
  | { kind: "usage"; message: string; json: boolean }
  | { kind: "run"; action: AdminAction; json: boolean };

const OPTIONS = {
  email: { type: "string" },
  tier: { type: "string" },
  credits: { type: "string" },
  name: { type: "string" },
  ip: { type: "string", multiple: true },
  beta: { type: "boolean" },
  note: { type: "string" },
  key: { type: "string" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

export const ADMIN_HELP = `Administers the accounts of this machine's database, whether the server runs or not.

Usage
  npm run admin -- create-account --email <address> [--tier <tier>] [--credits <number>] [--name <name>]
  npm run admin -- create-key --email <address> [--ip <network>]… [--name <name>] [--beta]
  npm run admin -- set-tier --email <address> --tier <tier>
  npm run admin -- grant-credits --email <address> --credits <number> [--note <text>]
  npm run admin -- make-admin --email <address>
  npm run admin -- unmake-admin --email <address>
  npm run admin -- accept-store    the files in DATA_DIR, or of BLOB_READ_WRITE_TOKEN, are those of this database
  npm run admin -- rotate-statement-key               sign statements with a new key; those of earlier keys stay good
  npm run admin -- withdraw-statement-key --key <id>  what an earlier key signed is good no more

Options
  --tier <tier>      free, starter, pro or enterprise (default free)
  --credits <number> of a new account: what it begins with (default 10); of a grant: how many, negative to take some
  --ip <network>     where a key may be used from, as 203.0.113.7 or 2001:db8::/32; may be given up to 20 times
  --beta             the key may use v2
  --key <id>         "kid" of a key in /.well-known/marque-keys.json
  --json             one JSON object on standard output (with npm: npm run --silent admin -- …)
  -h, --help         this text

Exit codes
  0 done   1 not done   2 wrong usage
`;

/** Reads the arguments after the script's name. Never throws: bad usage is a command of its own. */
export function parseAdminArguments(args: readonly string[]): AdminCommand {
  const json = args.includes("--json");
  const usage = (message: string): AdminCommand => ({ kind: "usage", message, json });
  if (args.length === 0 || args.includes("--help") || args.includes("-h")) return { kind: "help" };
  let parsed: ReturnType<typeof read>;
  try {
    parsed = read(args);
  } catch (error) {
    return usage(`${(error as Error).message.split(". ")[0]}.`);
  }
  const [kind, ...more] = parsed.positionals;
  if (!kind || !isCommand(kind)) {
    const named = kind ? `"${kind}" is no command.` : "The command is missing.";
    return usage(`${named} The commands are: ${Object.keys(COMMANDS).join(", ")}.`);
  }
  if (more.length > 0) return usage(`"${more[0]}" stands alone: every value belongs to an option.`);
  const { json: _, help: __, ...values } = parsed.values;
  const schema = COMMANDS[kind];
  const stray = Object.keys(values).find((option) => !(option in schema.shape));
  if (stray) return usage(`${kind} has no --${stray}. It takes: ${optionsOf(schema)}.`);
  const checked = schema.safeParse(values);
  if (!checked.success) {
    return usage(
      checked.error.issues
        .map(({ path, message }) => {
          const option = String(path[0]);
          return option in values ? `--${option} ${message}.` : `--${option} is missing: it ${message}.`;
        })
        .join("\n"),
    );
  }
  return { kind: "run", json, action: { kind, ...checked.data } as AdminAction };
}

function read(args: readonly string[]) {
  // A negative number is a value, which parseArgs takes for an option unless it is tied to its own.
  const tied = args.flatMap((arg, at) => {
    if (/^-\d/.test(arg) && args[at - 1] === "--credits") return [];
    const next = args[at + 1] ?? "";
    return arg === "--credits" && /^-\d/.test(next) ? [`--credits=${next}`] : [arg];
  });
  return parseArgs({ args: tied, options: OPTIONS, allowPositionals: true, strict: true });
}

const isCommand = (name: string): name is keyof Commands => Object.hasOwn(COMMANDS, name);
const optionsOf = (schema: z.ZodObject) =>
  Object.keys(schema.shape)
    .map((name) => `--${name}`)
    .join(", ");
