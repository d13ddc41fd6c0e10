import { addWallet } from "@/lib/accounts/add-wallet";
import { walletSignedSchema } from "@/lib/accounts/auth.schema";
import { mailOfAddedWallet } from "@/lib/accounts/mail-of-added-wallet";
import { addedWalletSchema } from "@/lib/accounts/wallets.schema";
import { signedIn } from "@/lib/auth/signed-in";
import { endpoint } from "@/lib/http/endpoint";
import { later } from "@/lib/http/later";
import { throttle } from "@/lib/http/throttle";

export const dynamic = "force-dynamic";

/** Makes a wallet one more way into the account. */
export const POST = endpoint({
  authenticate: signedIn,
  body: walletSignedSchema,
  output: addedWalletSchema,
  handle: async ({ request, principal: { accountId }, body }) => {
    await throttle("wallet", request.headers, { perNetwork: 100 });
    const { wallet, isNew } = await addWallet(accountId, body);
    if (isNew) later("mail about a new wallet", () => mailOfAddedWallet(accountId, wallet));
    return { wallet };
  },
});
