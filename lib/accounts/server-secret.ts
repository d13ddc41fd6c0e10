import { randomBytes } from "node:crypto";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";

const kept = new Map<string, string>();

/**
 * What sessions are sealed with: `AUTH_SECRET`, or one that the first process made and that the database keeps, so
 * that every process has the same and a restart ends no session.
 */
export async function sessionSecret(): Promise<string> {
  return env().AUTH_SECRET ?? serverSecret("session");
}

/** What challenges of payments are signed with. It never changes by a setting: a challenge that was paid must still be known. */
export const paymentSecret = (): Promise<string> => serverSecret("payments");

/** What the records that prove whose a domain is are made with. No setting changes it: the records must stay good. */
export const domainSecret = (): Promise<string> => serverSecret("domain-proof");

async function serverSecret(name: string): Promise<string> {
  // Of this database: tests change it.
  const key = `${env().DATABASE_URL ?? ""} ${name}`;
  const known = kept.get(key);
  if (known) return known;
  const value = randomBytes(32).toString("base64url");
  await db().serverSecret.createMany({ data: [{ name, value }], skipDuplicates: true });
  const row = await db().serverSecret.findUniqueOrThrow({ where: { name } });
  kept.set(key, row.value);
  return row.value;
}
