import { createAccount } from "@/lib/accounts/create-account";
import { sealSession, sessionCookieName } from "@/lib/accounts/session-token";
import { db } from "@/lib/db/client";
import { newId, newVisitorId } from "@/lib/ids";
import { createKey } from "@/lib/keys/create-key";
import { ENGINE_VERSION } from "@/lib/model/engine-version";
import { SAMPLE_BRIEF } from "../api-caller";

/** Accounts and brands in the server's database, so that attacks get past the first look-up. */
export interface Target {
  key: string;
  /** `Cookie` of an administrator's session. */
  adminCookie: string;
  visitorCookie: string;
  /** Brands with a finished version: the visitor's and the key's. */
  visitorBrand: string;
  accountBrand: string;
}

export async function makeTarget(): Promise<Target> {
  const { id } = await createAccount({ email: `${newId()}@example.com`, name: "Ada" });
  const { sessionVersion } = await db().account.update({
    where: { id },
    data: { isAdmin: true, tier: "enterprise", credits: 1_000_000, emailVerifiedAt: new Date() },
    select: { sessionVersion: true },
  });
  const { key } = await createKey({ accountId: id, name: "bar", beta: true });
  const visitorId = newVisitorId();
  return {
    key,
    adminCookie: `${sessionCookieName()}=${await sealSession({ id, sessionVersion })}`,
    visitorCookie: `marque_visitor=${visitorId}`,
    visitorBrand: await finishedBrand({ visitorId }),
    accountBrand: await finishedBrand({ accountId: id }),
  };
}

/** A visitor with a brand of theirs that is finished; nothing of it is drawn yet. */
export async function visitorWithBrand(): Promise<{ cookie: string; brandId: string }> {
  const visitorId = newVisitorId();
  return { cookie: `marque_visitor=${visitorId}`, brandId: await finishedBrand({ visitorId }) };
}

async function finishedBrand(owner: { visitorId: string } | { accountId: string }): Promise<string> {
  const id = newId();
  const brief = { ...SAMPLE_BRIEF, techStack: "react", features: [] };
  await db().brand.create({
    data: {
      id,
      ...owner,
      ...brief,
      name: "Sauerteig",
      visibleVersion: 1,
      versions: {
        create: {
          version: 1,
          seed: 7n,
          seedGiven: true,
          engineVersion: ENGINE_VERSION,
          brief,
          completedAt: new Date(),
        },
      },
    },
  });
  return id;
}
