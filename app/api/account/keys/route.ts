import { z } from "zod";
import { signedIn } from "@/lib/auth/signed-in";
import { endpoint } from "@/lib/http/endpoint";
import { createKey } from "@/lib/keys/create-key";
import { createdKeySchema, keySummarySchema, newKeySchema } from "@/lib/keys/key.schema";
import { listKeys } from "@/lib/keys/list-keys";

export const dynamic = "force-dynamic";

export const GET = endpoint({
  authenticate: signedIn,
  output: z.array(keySummarySchema),
  handle: ({ principal }) => listKeys(principal.accountId),
});

/** Makes a key. Its text is in this answer and nowhere else. */
export const POST = endpoint({
  authenticate: signedIn,
  body: newKeySchema,
  output: createdKeySchema,
  status: 201,
  handle: ({ principal, body }) => createKey({ accountId: principal.accountId, ...body }),
});
