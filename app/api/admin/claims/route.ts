import { admin } from "@/lib/auth/admin";
import { claimsStateSchema, pauseClaimsSchema } from "@/lib/certificate/claims-state.schema";
import { setClaimsPaused } from "@/lib/certificate/pause-claims";
import { endpoint } from "@/lib/http/endpoint";

export const dynamic = "force-dynamic";

/** Stops claims that wallets hand in, or lets them go on. */
export const PUT = endpoint({
  authenticate: admin,
  body: pauseClaimsSchema,
  output: claimsStateSchema,
  handle: ({ principal, body: { paused } }) => setClaimsPaused(paused, principal.accountId),
});
