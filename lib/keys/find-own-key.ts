import type { Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { isId } from "@/lib/ids";
import { KEY_COLUMNS } from "./key-summary";

export interface KeyAddress {
  accountId: string;
  keyId: string;
}

/** A key of the account's own. @throws AppError NOT_FOUND, for a foreign key as for an unknown one. */
export async function findOwnKey({ accountId, keyId }: KeyAddress, client: Tx) {
  const key = isId(keyId)
    ? await client.apiKey.findFirst({ where: { id: keyId, accountId }, select: KEY_COLUMNS })
    : null;
  if (!key) throw new AppError("NOT_FOUND", "There is no key of yours with this id.");
  return key;
}
