import { accountName } from "@/lib/accounts/principal";
import { signedIn } from "@/lib/auth/signed-in";
import { claimOfferSchema } from "@/lib/certificate/claim-offer.schema";
import { mintBodySchema } from "@/lib/certificate/mint-body.schema";
import { offerClaim } from "@/lib/certificate/offer-claim";
import { openForMints } from "@/lib/certificate/open-for-mints";
import { showcaseUrl } from "@/lib/http/brand-hosts";
import { endpoint } from "@/lib/http/endpoint";
import { countMint } from "@/lib/http/mint-quota";
import { typicalSeconds } from "@/lib/jobs/typical-seconds";

export const dynamic = "force-dynamic";

/** Signs a claim of a brand's certificate for a wallet of the account, which hands it in and pays the network's fee. */
export const POST = endpoint({
  authenticate: signedIn,
  body: mintBodySchema,
  output: claimOfferSchema,
  handle: async ({ principal, body: { brandId, walletAddress: recipient } }) => {
    await openForMints();
    return offerClaim({
      principal,
      brandId,
      recipient,
      pageUrl: showcaseUrl(brandId),
      typicalSeconds: await typicalSeconds(),
      admit: (tx) => countMint(tx, { name: accountName(principal.accountId), network: null, recipient }),
    });
  },
});
