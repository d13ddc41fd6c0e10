import { walletMessageSchema, walletWantedSchema } from "@/lib/accounts/auth.schema";
import { walletMessage } from "@/lib/accounts/wallet-sign-in";
import { signedIn } from "@/lib/auth/signed-in";
import { endpoint } from "@/lib/http/endpoint";
import { throttle } from "@/lib/http/throttle";

export const dynamic = "force-dynamic";

/** The message that a wallet signs to become a way into this account; post it, signed, to /api/account/wallets. */
export const POST = endpoint({
  authenticate: signedIn,
  body: walletWantedSchema,
  output: walletMessageSchema,
  handle: async ({ request, principal, body: { address, chainId } }) => {
    await throttle("wallet", request.headers, { perNetwork: 100 });
    return { message: await walletMessage(address, chainId, principal.accountId) };
  },
});
