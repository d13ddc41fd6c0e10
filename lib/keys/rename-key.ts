import { changeKey } from "./change-key";
import type { KeyAddress } from "./find-own-key";
import type { KeySummary } from "./key.schema";

/** Gives a key another name. @throws AppError NOT_FOUND unless it is the account's, CONFLICT when it was revoked. */
export function renameKey(address: KeyAddress, name: string): Promise<KeySummary> {
  return changeKey(address, { name });
}
