import { db } from "@/lib/db/client";
import { newId } from "@/lib/ids";
import type { EventKind } from "./event.schema";
import { newSecret } from "./signing-secret";

/** An account without anything, for tests. */
export async function someAccount(): Promise<string> {
  const { id } = await db().account.create({ data: { id: newId(), credits: 10 } });
  return id;
}

/** An endpoint of an account (a new one by default), for tests. */
export async function someEndpoint({
  accountId,
  url = "https://receiver.example/hook",
  events = ["brand.created", "brand.completed", "brand.failed"],
}: {
  accountId?: string;
  url?: string;
  events?: EventKind[];
} = {}) {
  const owner = accountId ?? (await someAccount());
  return db().webhookEndpoint.create({
    data: { id: newId(), accountId: owner, url, events, secret: newSecret() },
  });
}
