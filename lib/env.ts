import { isIP } from "node:net";
import { availableParallelism } from "node:os";
import { z } from "zod";

const port = z.coerce.number().int().min(1).max(65535);
const hostName = z.string().regex(/^[a-z0-9.-]+(:\d{1,5})?$/i, {
  error: "must be a host such as docs.marque.example, with its port if it has one",
});
const HEX_KEY = /^0x[0-9a-f]{64}$/i;
const webUrl = z.url({ protocol: /^https?$/ });
const tokenAmount = z.string().regex(/^\d{1,9}(\.\d{1,18})?$/, {
  error: "must be an amount of the native token such as 0.01",
});
const TIERS = ["free", "starter", "pro", "enterprise"] as const;
const AI_PROVIDERS = ["openai", "anthropic", "google", "openai-compatible"] as const;
export type AiProvider = (typeof AI_PROVIDERS)[number];

/** The key of each provider that has one of its own. A key alone is enough to choose the provider. */
export const AI_KEYS = {
  openai: "OPENAI_API_KEY",
  anthropic: "ANTHROPIC_API_KEY",
  google: "GOOGLE_GENERATIVE_AI_API_KEY",
  "openai-compatible": undefined,
} as const;
type AiSetting = NonNullable<(typeof AI_KEYS)[AiProvider]> | "AI_API_KEY" | "AI_BASE_URL" | "AI_MODEL";

/** Every setting, each optional. `.env.example` is tested against this object. */
export const envSchema = z
  .object({
    NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
    MARQUE_ENV: z.enum(["development", "staging", "production"]).default("development"),
    PORT: port.default(3000),
    HOST: z.string().default("127.0.0.1"),
    APP_URL: webUrl.optional(),
    PRODUCTION_URL: webUrl.optional(),
    STAGING_URL: webUrl.optional(),
    DOCS_HOST: hostName.optional(),
    STATUS_HOST: hostName.optional(),
    DESIGN_HOST: hostName.optional(),
    WALLET_HOST: hostName.optional(),
    DATA_DIR: z.string().default(".data"),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
    ANONYMOUS_TIER: z.enum(TIERS).default("free"),
    SOCKETS_PER_NETWORK: z.coerce.number().int().min(1).max(5_000).default(100),
    TRUSTED_PROXIES: z
      .string()
      .default("")
      .transform(commaSeparated)
      .refine((list) => list.every(isAddressRange), {
        error: "must be addresses or ranges such as 10.0.0.0/8, separated by commas",
      }),
    AUTH_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
    ADMIN_EMAILS: z
      .string()
      .default("")
      .transform((list) => commaSeparated(list.toLowerCase()))
      .refine((list) => list.every((email) => z.email().safeParse(email).success), {
        error: "must be e-mail addresses, separated by commas",
      }),
    SIGN_IN_CHAINS: z
      .string()
      .default("1,10,137,8453,42161,11155111,84532,80002,31337")
      .transform((list) => commaSeparated(list).map(Number))
      .refine((list) => list.length > 0 && list.every((id) => Number.isSafeInteger(id) && id > 0), {
        error: "must be chain ids such as 1,11155111, separated by commas",
      }),
    SIGN_IN_RPC_URLS: z
      .string()
      .default("")
      .transform((list) => new Map(commaSeparated(list).map(readChainUrl)))
      .refine((urls) => [...urls].every(([id, url]) => Number.isSafeInteger(id) && id > 0 && isWebUrl(url)), {
        error: "must be nodes by chain id such as 1=https://rpc.example,31337=http://127.0.0.1:8545",
      }),
    GITHUB_CLIENT_ID: z.string().optional(),
    GITHUB_CLIENT_SECRET: z.string().optional(),
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z.string().max(320).optional(),
    WEBHOOK_ALLOW_CIDRS: z
      .string()
      .default("")
      .transform(commaSeparated)
      .refine((list) => list.every(isAddressRange), {
        error: "must be addresses or ranges such as 127.0.0.0/8, separated by commas",
      }),
    WEBHOOK_DNS_SERVERS: z
      .string()
      .default("")
      .transform(commaSeparated)
      .refine((list) => list.every(isNameServer), {
        error: "must be addresses such as 9.9.9.9 or 127.0.0.1:5353, separated by commas",
      }),
    DOMAIN_DNS_SERVERS: z
      .string()
      .default("")
      .transform(commaSeparated)
      .refine((list) => list.every(isNameServer), {
        error: "must be addresses such as 9.9.9.9 or 127.0.0.1:5353, separated by commas",
      }),
    EDGE_HOST: z
      .string()
      .max(253)
      .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/i, {
        error: "must be a host such as edge.marque.example, without a port",
      })
      .optional(),
    EDGE_ADDRESSES: z
      .string()
      .default("")
      .transform(commaSeparated)
      .refine((list) => list.every((address) => isIP(address) !== 0), {
        error: "must be addresses such as 203.0.113.7,2001:db8::7, separated by commas",
      }),
    EDGE_HTTP_PORT: port.default(80),
    EDGE_HTTPS_PORT: port.default(443),
    EDGE_WILDCARD_CERT: z.string().optional(),
    EDGE_WILDCARD_KEY: z.string().optional(),
    ACME_URL: z.url({ protocol: /^https$/ }).optional(),
    ACME_CA_FILE: z.string().optional(),
    ACME_EMAIL: z.email().optional(),
    CHAIN_ID: z.coerce.number().int().min(1).optional(),
    RPC_URL: webUrl.optional(),
    SIGNER_KEY: z
      .string()
      .regex(HEX_KEY, { error: "must be a private key: 0x and 64 hexadecimal digits" })
      .optional(),
    SIGNER_KEY_FILE: z.string().optional(),
    CONTRACT_ADDRESS: z
      .string()
      .regex(/^0x[0-9a-f]{40}$/i, { error: "must be 0x and 40 hexadecimal digits" })
      .optional(),
    EXPLORER_URL: webUrl.optional(),
    MINT_CONFIRMATIONS: z.coerce.number().int().min(1).max(1_000).optional(),
    MINT_DAILY_BUDGET: z.coerce.number().int().min(0).max(1_000_000).optional(),
    PRICE_DECK: tokenAmount.default("0.01"),
    PRICE_VARIANTS: tokenAmount.default("0.005"),
    PRICE_DOMAIN: tokenAmount.default("0.02"),
    PRICE_CREDIT: tokenAmount.default("0.002"),
    PAYMENT_RECIPIENT: z
      .string()
      .regex(/^0x[0-9a-f]{40}$/i, { error: "must be 0x and 40 hexadecimal digits" })
      .optional(),
    PAYMASTER_URL: webUrl.optional(),
    WALLETCONNECT_PROJECT_ID: z
      .string()
      .regex(/^[0-9a-f]{32}$/i, { error: "must be 32 hexadecimal digits" })
      .optional(),
    WALLETCONNECT_RELAY_URL: z.url({ protocol: /^wss?$/ }).default("wss://relay.walletconnect.org"),
    TEST_SEED: z.coerce.number().int().min(0).max(0xffff_ffff).optional(),
    RENDER_THREADS: z.coerce.number().int().min(1).max(64).default(2),
    INNGEST_BASE_URL: z.url().optional(),
    INNGEST_EVENT_KEY: z.string().optional(),
    INNGEST_SIGNING_KEY: z
      .string()
      .regex(/^(signkey-\w+-)?([0-9a-f]{2})+$/i, {
        error:
          "must be an even number of hexadecimal digits, such as openssl rand -hex 32 prints, the same as Inngest's; signkey-prod- may stand before them",
      })
      .optional(),
    INNGEST_CONCURRENCY: z.coerce
      .number()
      .int()
      .min(1)
      .max(1000)
      .default(() => 2 * availableParallelism()),
    BLOB_READ_WRITE_TOKEN: z.string().optional(),
    IPFS_API_URL: webUrl.optional(),
    IPFS_PIN_URL: webUrl.optional(),
    IPFS_PIN_TOKEN: z.string().optional(),
    IPFS_GATEWAY_URL: webUrl.optional(),
    AI_PROVIDER: z.enum(AI_PROVIDERS).optional(),
    OPENAI_API_KEY: z.string().optional(),
    ANTHROPIC_API_KEY: z.string().optional(),
    GOOGLE_GENERATIVE_AI_API_KEY: z.string().optional(),
    AI_API_KEY: z.string().optional(),
    AI_BASE_URL: webUrl.optional(),
    AI_MODEL: z.string().max(200).optional(),
    AI_MAX_OUTPUT_TOKENS: z.coerce.number().int().min(256).max(100_000).default(4_000),
    AI_TIMEOUT_MS: z.coerce.number().int().min(500).max(120_000).default(12_000),
    AI_STAGE_TIMEOUT_MS: z.coerce.number().int().min(500).max(300_000).default(20_000),
    AI_INPUT_PRICE: z.coerce.number().min(0).optional(),
    AI_OUTPUT_PRICE: z.coerce.number().min(0).optional(),
  })
  .refine(
    (env) => Boolean(env.INNGEST_EVENT_KEY) === Boolean(env.INNGEST_SIGNING_KEY) || env.INNGEST_BASE_URL,
    {
      path: ["INNGEST_SIGNING_KEY"],
      error: "set INNGEST_EVENT_KEY and INNGEST_SIGNING_KEY together, or neither",
    },
  )
  .refine((env) => Boolean(env.IPFS_PIN_URL) === Boolean(env.IPFS_PIN_TOKEN), {
    path: ["IPFS_PIN_TOKEN"],
    error: "set IPFS_PIN_URL and IPFS_PIN_TOKEN together, or neither",
  })
  .refine((env) => Boolean(env.EDGE_WILDCARD_CERT) === Boolean(env.EDGE_WILDCARD_KEY), {
    path: ["EDGE_WILDCARD_KEY"],
    error: "set EDGE_WILDCARD_CERT and EDGE_WILDCARD_KEY together, or neither",
  })
  .refine((env) => env.TEST_SEED === undefined || env.MARQUE_ENV === "development", {
    path: ["TEST_SEED"],
    error: "is for tests, and refused where MARQUE_ENV is not development: all brands would be drawn alike",
  })
  .superRefine(checkSignIn)
  .superRefine(checkLanguageModel);

/** A provider to sign in with has an id and a secret. */
function checkSignIn(
  env: Partial<Record<`${"GITHUB" | "GOOGLE"}_CLIENT_${"ID" | "SECRET"}`, string | undefined>>,
  context: Refusals,
): void {
  for (const provider of ["GITHUB", "GOOGLE"] as const) {
    const [id, secret] = [`${provider}_CLIENT_ID`, `${provider}_CLIENT_SECRET`] as const;
    if (Boolean(env[id]) === Boolean(env[secret])) continue;
    const message = `set ${id} and ${secret} together, or neither`;
    context.addIssue({ code: "custom", path: [secret], message });
  }
}

interface Refusals {
  addIssue(issue: { code: "custom"; path: string[]; message: string }): void;
}

/** What the settings of the language model need of each other. */
function checkLanguageModel(
  env: Partial<Record<AiSetting, string | undefined>> & {
    AI_PROVIDER?: AiProvider | undefined;
    AI_TIMEOUT_MS: number;
    AI_STAGE_TIMEOUT_MS: number;
    AI_INPUT_PRICE?: number | undefined;
    AI_OUTPUT_PRICE?: number | undefined;
  },
  context: Refusals,
): void {
  const refuse = (setting: string, message: string) =>
    context.addIssue({ code: "custom", path: [setting], message });
  const { AI_PROVIDER: provider, AI_BASE_URL: baseUrl, AI_MODEL: model } = env;
  const key = provider && AI_KEYS[provider];
  if (key && !env[key] && !env.AI_API_KEY) {
    refuse("AI_PROVIDER", `${provider} needs ${key} (or AI_API_KEY); set it, or leave AI_PROVIDER out`);
  }
  if (provider === "openai-compatible" && !baseUrl) {
    refuse("AI_BASE_URL", "openai-compatible needs the server's address, such as http://localhost:11434/v1");
  }
  if ((provider ?? (baseUrl && "openai-compatible")) === "openai-compatible" && !model) {
    refuse("AI_MODEL", "an OpenAI-compatible server needs the name of its model");
  }
  if (env.AI_TIMEOUT_MS > env.AI_STAGE_TIMEOUT_MS) {
    refuse("AI_TIMEOUT_MS", "one call must not have more time than the stage, AI_STAGE_TIMEOUT_MS");
  }
  if ((env.AI_INPUT_PRICE === undefined) !== (env.AI_OUTPUT_PRICE === undefined)) {
    refuse("AI_OUTPUT_PRICE", "set AI_INPUT_PRICE and AI_OUTPUT_PRICE together, or neither");
  }
}

function commaSeparated(list: string): string[] {
  return list
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
}

function readChainUrl(entry: string): [number, string] {
  const at = entry.indexOf("=");
  return at < 0 ? [Number.NaN, entry] : [Number(entry.slice(0, at)), entry.slice(at + 1)];
}

function isWebUrl(text: string): boolean {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? "");
}

function isAddressRange(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const family = isIP(address);
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
  return family !== 0 && fits && rest.length === 0;
}

function isNameServer(text: string): boolean {
  const [, address = text, port = "53"] = /^\[?([^\]]*?)\]?:(\d{1,5})$/.exec(isIP(text) ? "" : text) ?? [];
  return isIP(address) !== 0 && Number(port) >= 1 && Number(port) <= 65_535;
}

export type Env = z.infer<typeof envSchema>;

/** @throws one Error that lists every invalid setting. An empty value counts as unset. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const set = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = envSchema.safeParse(set);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`These settings are not valid:\n${problems.join("\n")}`);
}

let cached: Env | undefined;

/** The settings, read at the first call. */
export function env(): Env {
  cached ??= parseEnv(process.env);
  return cached;
}

/** Reads the settings again at the next call, for whoever changes them in a running process (tests do). */
export function refreshEnv(): void {
  cached = undefined;
}

/** Origin of the application without a trailing slash, e.g. "https://marque.example". */
export function appUrl(): string {
  return (env().APP_URL ?? `http://localhost:${env().PORT}`).replace(/\/+$/, "");
}

/** Tells next-auth, which reads the environment by itself, where it is; else it would believe any Host header. */
export function announceAuthUrl(): void {
  process.env.NEXTAUTH_URL ??= appUrl();
}

/** True when Inngest itself runs the functions instead of the embedded engine. */
export function usesInngest(): boolean {
  const { INNGEST_BASE_URL, INNGEST_EVENT_KEY, INNGEST_SIGNING_KEY } = env();
  return Boolean(INNGEST_BASE_URL || (INNGEST_EVENT_KEY && INNGEST_SIGNING_KEY));
}

/** Environment of a worker thread. React's development build leaks and is slow, so that it never runs there. */
export function workerEnvironment(): Record<string, string | undefined> {
  return { ...process.env, NODE_ENV: "production" };
}
