import { signedIn } from "@/lib/auth/signed-in";
import { endpoint } from "@/lib/http/endpoint";
import { createdKeySchema, rotateKeySchema } from "@/lib/keys/key.schema";
import { rotateKey } from "@/lib/keys/rotate-key";
import { KeyParams } from "../../key-params";

export const dynamic = "force-dynamic";

/** Makes the key that follows this one; both work until the overlap ends. */
export const POST = endpoint({
  authenticate: signedIn,
  params: KeyParams,
  body: rotateKeySchema,
  output: createdKeySchema,
  status: 201,
  handle: ({ principal, params, body }) =>
    rotateKey({ accountId: principal.accountId, ...params }, body.overlapHours),
});
