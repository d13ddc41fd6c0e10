import { z } from "zod";
import { removeWallet } from "@/lib/accounts/remove-wallet";
import { walletSubjectSchema } from "@/lib/accounts/wallets.schema";
import { sessionAnswer } from "@/lib/auth/browser-session";
import { signedIn } from "@/lib/auth/signed-in";
import { endpoint } from "@/lib/http/endpoint";

export const dynamic = "force-dynamic";

/** Next hands parameters on as they were written in the address. */
const WalletParams = z.object({
  wallet: z
    .string()
    .max(100)
    .transform((text) => text.replace(/%3a/gi, ":"))
    .pipe(walletSubjectSchema),
});

/** Takes a wallet away from the account. Every other browser is signed out. */
export const DELETE = endpoint({
  authenticate: signedIn,
  params: WalletParams,
  handle: async ({ request, requestId, principal, params }) =>
    sessionAnswer(request, requestId, await removeWallet(principal.accountId, params.wallet)),
});
