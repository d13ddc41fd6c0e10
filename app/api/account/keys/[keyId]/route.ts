import { signedIn } from "@/lib/auth/signed-in";
import { endpoint } from "@/lib/http/endpoint";
import { changeKey } from "@/lib/keys/change-key";
import { keyChangesSchema, keySummarySchema } from "@/lib/keys/key.schema";
import { revokeKey } from "@/lib/keys/revoke-key";
import { KeyParams } from "../key-params";

export const dynamic = "force-dynamic";

/** Changes a key's name, networks, end or opt-in to v2. */
export const PATCH = endpoint({
  authenticate: signedIn,
  params: KeyParams,
  body: keyChangesSchema,
  output: keySummarySchema,
  handle: ({ principal, params, body }) => changeKey({ accountId: principal.accountId, ...params }, body),
});

/** Revokes a key: it stays in the list, and works nowhere from now on. */
export const DELETE = endpoint({
  authenticate: signedIn,
  params: KeyParams,
  output: keySummarySchema,
  handle: ({ principal, params }) => revokeKey({ accountId: principal.accountId, ...params }),
});
