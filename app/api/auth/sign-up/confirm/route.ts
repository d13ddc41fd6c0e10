import { passwordChosenSchema } from "@/lib/accounts/auth.schema";
import { confirmSignUp } from "@/lib/accounts/confirm-sign-up";
import { anyone } from "@/lib/auth/anyone";
import { sessionAnswer } from "@/lib/auth/browser-session";
import { endpoint } from "@/lib/http/endpoint";
import { throttle } from "@/lib/http/throttle";

export const dynamic = "force-dynamic";

/** Opens the account that a link was mailed for, and signs its owner in. */
export const POST = endpoint({
  authenticate: anyone,
  body: passwordChosenSchema,
  handle: async ({ request, requestId, body: { token, password } }) => {
    await throttle("confirm-sign-up", request.headers, { perNetwork: 60 });
    return sessionAnswer(request, requestId, await confirmSignUp(token, password));
  },
});
