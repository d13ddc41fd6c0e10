import { Challenge } from "mppx";
import { parseEther } from "viem";
import { expect, test } from "vitest";
import { type SignedInBrowser, signedInBrowser } from "@/app/api/account/session-test-kit";
import { finishedBrandOf, waitingBrandOf } from "@/lib/brand/account-brand-fixture";
import { useLocalChain } from "@/lib/chain/chain-test-kit";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { CREDENTIAL_HEADER } from "@/lib/payments/native-charge";
import { nativeChargeClient } from "@/lib/payments/native-charge-client";
import { newPayer } from "@/lib/payments/payer-fixture";
import { GET, POST } from "./route";

useTestDatabase();
useLocalChain();

function buy({ cookie }: Pick<SignedInBrowser, "cookie">, brandId: string, payment?: string) {
  const request = new Request(`http://localhost:3000/api/brands/${brandId}/purchases`, {
    method: "POST",
    headers: {
      cookie,
      "content-type": "application/json",
      ...(payment && { [CREDENTIAL_HEADER]: payment }),
    },
    body: JSON.stringify({ feature: "variants" }),
  });
  return POST(request, { params: Promise.resolve({ brandId }) });
}

async function offer({ cookie }: SignedInBrowser, brandId: string, feature = "variants") {
  const address = `http://localhost:3000/api/brands/${brandId}/purchases?feature=${feature}`;
  return GET(new Request(address, { headers: { cookie } }), { params: Promise.resolve({ brandId }) });
}

test("the owner is told the price, pays the challenge by a wallet, and has bought it", async () => {
  const owner = await signedInBrowser();
  const { brandId } = await finishedBrandOf(owner.accountId);
  const { data } = await (await offer(owner, brandId)).json();
  expect(data).toMatchObject({
    isBought: false,
    price: parseEther("0.005").toString(),
    balance: "0",
    network: { id: 31_337, currency: { symbol: "ETH" } },
    closed: null,
  });
  const refused = await buy(owner, brandId);
  expect(refused.status).toBe(402);
  const challenge = Challenge.fromResponse(refused);
  const payment = await nativeChargeClient(await newPayer()).createCredential({ challenge } as never);
  const paid = await buy(owner, brandId, payment);
  expect([paid.status, (await paid.json()).data.isBought]).toEqual([200, true]);
  expect(await db().premiumPurchase.count({ where: { brandId, feature: "variants" } })).toBe(1);
  expect((await (await offer(owner, brandId)).json()).data.isBought).toBe(true);
});

test("401 without a session, 400 for a feature that there is not, 404 for somebody else's brand, 409 while it is made", async () => {
  const owner = await signedInBrowser();
  const { brandId } = await finishedBrandOf(owner.accountId);
  const { brandId: waiting } = await waitingBrandOf(owner.accountId);
  expect((await buy({ cookie: "" }, brandId)).status).toBe(401);
  expect((await offer(owner, brandId, "stickers")).status).toBe(400);
  expect((await buy(await signedInBrowser(), brandId)).status).toBe(404);
  expect((await buy(owner, waiting)).status).toBe(409);
});
