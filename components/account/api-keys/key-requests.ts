import type { CreatedKey, KeySummary } from "@/lib/keys/key.schema";
import { send } from "../send";

/** What the form knows of a key. */
export interface KeyFields {
  name: string;
  cidrs: string[];
  expiresAt: string | null;
  beta: boolean;
}

const address = (keyId: string) => `/api/account/keys/${keyId}`;

export const createKey = (fields: KeyFields) => send<CreatedKey>("POST", "/api/account/keys", fields);

export const changeKey = (keyId: string, fields: Partial<KeyFields>) =>
  send<KeySummary>("PATCH", address(keyId), fields);

export const rotateKey = (keyId: string, overlapHours: number) =>
  send<CreatedKey>("POST", `${address(keyId)}/rotate`, { overlapHours });

export const revokeKey = (keyId: string) => send<KeySummary>("DELETE", address(keyId));
