import { mailSentSchema, mailWantedSchema } from "@/lib/accounts/auth.schema";
import { requestSignUp } from "@/lib/accounts/request-sign-up";
import { anyone } from "@/lib/auth/anyone";
import { endpoint } from "@/lib/http/endpoint";
import { later } from "@/lib/http/later";
import { throttle } from "@/lib/http/throttle";

export const dynamic = "force-dynamic";

/** Sends a link to open an account with. The answer is the same whether the address has an account or not. */
export const POST = endpoint({
  authenticate: anyone,
  body: mailWantedSchema,
  output: mailSentSchema,
  status: 202,
  handle: async ({ request, body: { email } }) => {
    await throttle("sign-up", request.headers, { perNetwork: 30, perSubject: 5 }, email);
    later("sending a sign-up mail", () => requestSignUp(email));
    return { sent: true as const };
  },
});
