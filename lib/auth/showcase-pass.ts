import { createHmac, timingSafeEqual } from "node:crypto";
import { cookiePrefix, hostCookie, readCookie } from "@/lib/accounts/cookie";
import { findSessionAccount } from "@/lib/accounts/find-account";
import { sessionSecret } from "@/lib/accounts/server-secret";
import { openSession } from "@/lib/accounts/session-token";
import { issueToken, spendToken } from "@/lib/accounts/single-use-token";
import { findShownBrand, type ShownBrand } from "@/lib/brand/find-shown-brand";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { brandOrigin, showcaseUrl } from "@/lib/http/brand-hosts";
import { seeOther } from "@/lib/http/see-other";
import { throttle } from "@/lib/http/throttle";

/**
 * A private brand on its own host opens to its owner alone. The host never gets a session of the application: its owner
 * comes over with a code that works once, within a minute, for this brand, and gets a pass that opens this brand and
 * nothing else. The pass ends after half a day, and with the session that it comes from.
 */
const PASS_SECONDS = 12 * 60 * 60;
const cookieName = () => `${cookiePrefix()}marque_showcase`;
const bound = (brandId: string) => `\n${brandId}`;

interface PassClaims {
  accountId: string;
  sessionVersion: number;
  sessionId: string;
  /** Seconds since the epoch. */
  expires: number;
}

/**
 * At the application: sends a reader on to the brand's showcase, the owner of a private one with a code.
 * @throws AppError NOT_FOUND for a brand that this reader may not see, as for an unknown one.
 */
export async function goToShowcase({ headers }: Request, brandId: string): Promise<Response> {
  const brand = await findShownBrand(brandId);
  if (!brand) throw nothing();
  if (brand.visibility !== "private") return seeOther(`${showcaseUrl(brandId)}/`);
  const session = await openSession(headers.get("cookie"));
  if (!session || session.owner.id !== brand.accountId) throw nothing();
  // By path the application's own cookie says who it is.
  if (showcaseUrl(brandId) !== brandOrigin(brandId)) return seeOther(`${showcaseUrl(brandId)}/`);
  await throttle("showcase", headers, { perNetwork: 300 });
  const { id: accountId, sessionId } = session.owner;
  const code = await issueToken("showcase", { accountId, sessionId }, bound(brandId));
  return seeOther(`${brandOrigin(brandId)}/enter?code=${code}`);
}

/** At the brand's host: gives the pass for a code that is good, and shows the brand. */
export async function enterPrivateShowcase(brandId: string, code: string): Promise<Response> {
  const spent = await spendToken("showcase", code + bound(brandId));
  const { accountId, sessionId } = spent ?? {};
  const owner =
    accountId && sessionId
      ? await db().account.findFirst({
          where: { id: accountId, deletedAt: null },
          select: { sessionVersion: true },
        })
      : null;
  if (!owner || !accountId || !sessionId) return seeOther("/");
  const expires = Math.floor(Date.now() / 1000) + PASS_SECONDS;
  const pass = await seal(brandId, { accountId, sessionVersion: owner.sessionVersion, sessionId, expires });
  return seeOther("/", [hostCookie(cookieName(), pass, PASS_SECONDS)]);
}

/** Whether a request at the brand's own host has a pass of the brand's owner whose session still holds. */
export async function hasShowcasePass(headers: Headers, brand: ShownBrand): Promise<boolean> {
  const pass = readCookie(headers.get("cookie"), cookieName());
  const claims = pass ? await open(brand.id, pass) : null;
  if (!claims || claims.accountId !== brand.accountId || claims.expires * 1000 < Date.now()) return false;
  const { accountId: id, sessionVersion, sessionId } = claims;
  return (await findSessionAccount({ id, sessionVersion, sessionId })) !== null;
}

async function seal(brandId: string, claims: PassClaims): Promise<string> {
  const text = Buffer.from(JSON.stringify(claims)).toString("base64url");
  return `${text}.${await macOf(brandId, text)}`;
}

async function open(brandId: string, pass: string): Promise<PassClaims | null> {
  const [text = "", mac = ""] = pass.split(".", 2);
  const [given, wanted] = [Buffer.from(mac), Buffer.from(await macOf(brandId, text))];
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  return JSON.parse(Buffer.from(text, "base64url").toString()) as PassClaims;
}

async function macOf(brandId: string, text: string): Promise<string> {
  return createHmac("sha256", await sessionSecret())
    .update(`showcase-pass ${brandId} ${text}`)
    .digest("base64url");
}

const nothing = () => new AppError("NOT_FOUND", "There is no such showcase.");
