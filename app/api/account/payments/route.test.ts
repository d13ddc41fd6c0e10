import { type Hex, parseEther } from "viem";
import { expect, test } from "vitest";
import { askWith, signedInBrowser } from "@/app/api/account/session-test-kit";
import { POST as refund } from "@/app/api/admin/payments/[paymentId]/refunds/route";
import { setAdmin } from "@/lib/accounts/administrators";
import { useLocalChain } from "@/lib/chain/chain-test-kit";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { newId } from "@/lib/ids";
import { issueChallenge } from "@/lib/payments/issue-challenge";
import { newPayer } from "@/lib/payments/payer-fixture";
import { type PaymentsOpen, readPayments } from "@/lib/payments/payment-network";
import { GET, POST } from "./route";

useTestDatabase();
useLocalChain();

const AMOUNT = parseEther("0.002");

test("a transfer is claimed, stands in the table, and is refunded by an administrator alone", async () => {
  const owner = await signedInBrowser();
  const { accountId } = owner;
  const network = readPayments() as PaymentsOpen;
  const asked = { accountId, method: "POST", path: "/v1/brands", digest: "sha-256=x" };
  await issueChallenge(asked, { sale: { item: "credit" }, amount: AMOUNT, network });
  const { id } = await db().paymentChallenge.findFirstOrThrow({ where: { accountId } });
  const { wallet, network: node } = await newPayer();
  const send = async (to: string, data?: Hex) => {
    const hash = await wallet.sendTransaction({
      to: to as Hex,
      value: AMOUNT,
      chain: null,
      ...(data && { data }),
    });
    await node.waitForTransactionReceipt({ hash });
    return hash;
  };
  const hash = await send(network.recipient, id as Hex);

  const stranger = await signedInBrowser();
  expect((await stranger.ask(POST, "POST", { body: { hash } })).status).toBe(422);
  expect((await owner.ask(POST, "POST", { body: { hash: "0x1" } })).status).toBe(400);
  expect((await askWith(POST, "POST", { body: { hash } })).status).toBe(401);
  expect((await owner.ask(POST, "POST", { body: { hash } })).data).toEqual({ value: AMOUNT.toString() });

  const request = new Request("http://localhost:3000/api/account/payments", {
    headers: { cookie: owner.cookie },
  });
  const table = await GET(request, { params: Promise.resolve({}) });
  expect(table.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(await table.text()).toContain(`,One credit,,0.002,0,ETH,31337,${hash},`);

  const payment = await db().payment.findFirstOrThrow({ where: { accountId } });
  const params = { paymentId: payment.id };
  const body = { hash: await send(payment.payer), note: "not wanted" };
  expect((await owner.ask(refund, "POST", { params, body })).status).toBe(404);
  const boss = await signedInBrowser();
  await setAdmin(boss.accountId, true);
  const unknown = { params: { paymentId: newId() }, body };
  expect((await boss.ask(refund, "POST", unknown)).status).toBe(404);
  expect(await boss.ask(refund, "POST", { params, body })).toMatchObject({
    status: 201,
    data: { value: AMOUNT.toString() },
  });
  expect((await boss.ask(refund, "POST", { params, body })).status).toBe(409);
});
