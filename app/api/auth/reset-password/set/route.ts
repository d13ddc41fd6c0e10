import { passwordChosenSchema } from "@/lib/accounts/auth.schema";
import { resetPassword } from "@/lib/accounts/change-password";
import { findAccount } from "@/lib/accounts/find-account";
import { anyone } from "@/lib/auth/anyone";
import { sessionAnswer } from "@/lib/auth/browser-session";
import { endpoint } from "@/lib/http/endpoint";
import { forgetTries, throttle } from "@/lib/http/throttle";

export const dynamic = "force-dynamic";

/** Sets the password that the holder of a mailed link has chosen, ends all sessions and begins a new one. */
export const POST = endpoint({
  authenticate: anyone,
  body: passwordChosenSchema,
  handle: async ({ request, requestId, body: { token, password } }) => {
    await throttle("set-password", request.headers, { perNetwork: 60 });
    const owner = await resetPassword(token, password);
    // Whoever guessed before must not keep the owner out.
    const account = await findAccount(owner.id);
    if (account?.email) await forgetTries("sign-in", request.headers, account.email);
    return sessionAnswer(request, requestId, owner);
  },
});
