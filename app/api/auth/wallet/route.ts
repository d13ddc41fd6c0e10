import { walletMessageSchema, walletWantedSchema } from "@/lib/accounts/auth.schema";
import { walletMessage } from "@/lib/accounts/wallet-sign-in";
import { anyone } from "@/lib/auth/anyone";
import { endpoint } from "@/lib/http/endpoint";
import { throttle } from "@/lib/http/throttle";

export const dynamic = "force-dynamic";

/** The message that a wallet signs to sign in; post it, signed, to /api/auth/callback/wallet. */
export const POST = endpoint({
  authenticate: anyone,
  body: walletWantedSchema,
  output: walletMessageSchema,
  handle: async ({ request, body: { address, chainId } }) => {
    await throttle("wallet", request.headers, { perNetwork: 100 });
    return { message: await walletMessage(address, chainId) };
  },
});
