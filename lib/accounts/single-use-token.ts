import { createHash, randomBytes } from "node:crypto";
import { db, type Tx } from "@/lib/db/client";

export type TokenPurpose =
  | "sign-up"
  | "password-reset"
  | "siwe-nonce"
  | "siwe-link"
  | "face-transfer"
  | "face-leave"
  | "showcase";

/** How long each may be used. */
const LIFE_MINUTES: Record<TokenPurpose, number> = {
  "sign-up": 24 * 60,
  "password-reset": 60,
  "siwe-nonce": 10,
  "siwe-link": 10,
  "face-transfer": 1,
  "face-leave": 1,
  showcase: 1,
};

/** Whose the secret is: the account's, and one session of it, or the address that an account is wanted for. */
export interface TokenOwner {
  accountId?: string;
  email?: string;
  sessionId?: string;
}

/**
 * A secret of 256 bits in hexadecimal (which wallets accept as a nonce); only its hash is kept.
 * @param boundTo what must be said after the secret when it is spent, or how to make it of the secret
 */
export async function issueToken(
  purpose: TokenPurpose,
  owner: TokenOwner = {},
  boundTo: string | ((token: string) => string) = "",
): Promise<string> {
  const token = randomBytes(32).toString("hex");
  const bound = typeof boundTo === "string" ? boundTo : boundTo(token);
  const expiresAt = new Date(Date.now() + LIFE_MINUTES[purpose] * 60_000);
  await db().accountToken.create({ data: { hash: hashOf(token + bound), purpose, expiresAt, ...owner } });
  // What is long over is of no use to anybody; this is seldom enough called to do it here.
  await db().accountToken.deleteMany({ where: { expiresAt: { lt: new Date(Date.now() - 86_400_000) } } });
  return token;
}

/** Whether the secret could still be spent; null when it is unknown, spent or too old. */
export async function readToken(purpose: TokenPurpose, token: string): Promise<TokenOwner | null> {
  const row = await db().accountToken.findFirst({
    where: { hash: hashOf(token), purpose, usedAt: null, expiresAt: { gt: new Date() } },
    select: OWNER,
  });
  return row && ownerOf(row);
}

/** Spends the secret: of several who try at once one gets its owner, the others null. */
export async function spendToken(
  purpose: TokenPurpose,
  token: string,
  client: Tx = db(),
): Promise<TokenOwner | null> {
  const [row] = await client.accountToken.updateManyAndReturn({
    where: { hash: hashOf(token), purpose, usedAt: null, expiresAt: { gt: new Date() } },
    data: { usedAt: new Date() },
    select: OWNER,
  });
  return row ? ownerOf(row) : null;
}

const OWNER = { accountId: true, email: true, sessionId: true } as const;

function ownerOf(row: Record<keyof typeof OWNER, string | null>): TokenOwner {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
}

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");
