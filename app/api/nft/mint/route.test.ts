import { beforeEach, expect, test } from "vitest";
import { brandFor } from "@/app/api/brands/brand-owner-test-kit";
import { someRoot, someWallet } from "@/lib/certificate/certificate-fixture";
import { whileMinting } from "@/lib/certificate/minter-fixture";
import { totalSupply, useLocalChain } from "@/lib/chain/chain-test-kit";
import { leaveLocalChain, openLocalChain } from "@/lib/chain/local-chain";
import { openChain } from "@/lib/chain/open-chain";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { newId } from "@/lib/ids";
import { POST } from "./route";

useTestDatabase();
useLocalChain();

type Owner = Awaited<ReturnType<typeof brandFor>>;
let owner: Owner;

beforeEach(async () => {
  owner = await brandFor();
  const { brandId } = owner;
  await db().brandVersion.updateMany({ where: { brandId }, data: { merkleRoot: someRoot() } });
});

function mint(body: unknown, headers: Record<string, string> = owner.headers): Promise<Response> {
  const request = new Request("http://localhost:3000/api/nft/mint", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return POST(request, { params: Promise.resolve(undefined) });
}

const asked = (walletAddress: string, more: Record<string, string> = {}) =>
  whileMinting(() => mint({ brandId: owner.brandId, walletAddress }, { ...owner.headers, ...more }));

test("200: the four fields of the specification; the same again answers the same, another wallet is 409", async () => {
  const wallet = someWallet();
  const response = await asked(wallet);
  const body = await response.json();
  expect([response.status, body]).toEqual([
    200,
    {
      transactionHash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
      tokenId: expect.stringMatching(/^[1-9]\d*$/),
      explorerUrl: `http://localhost:3000/wallet/tx/${body.transactionHash}`,
      nftUrl: `http://localhost:3000/wallet/collection/${body.tokenId}`,
    },
  ]);
  expect(await (await asked(wallet)).json()).toEqual(body);
  const other = await asked(someWallet());
  expect([other.status, (await other.json()).error.code]).toEqual([409, "CONFLICT"]);
});

test("of two at once for two wallets one gets the token, the other 409", async () => {
  const supply = await totalSupply(await openChain());
  const [first, second] = await whileMinting(() =>
    Promise.all(
      [someWallet(), someWallet()].map((walletAddress) => mint({ brandId: owner.brandId, walletAddress })),
    ),
  );
  expect([first?.status, second?.status].sort()).toEqual([200, 409]);
  expect(await totalSupply(await openChain())).toBe(supply + 1);
});

test("Idempotency-Key: the stored answer, byte for byte; 422 for another body", async () => {
  const wallet = someWallet();
  const key = { "idempotency-key": newId() };
  const bytes = await (await asked(wallet, key)).text();
  const again = await asked(wallet, key);
  expect([again.headers.get("idempotent-replayed"), await again.text()]).toEqual(["true", bytes]);
  expect((await asked(someWallet(), key)).status).toBe(422);
});

test.each([
  ["no brand", { walletAddress: someWallet() }, "brandId"],
  ["a brand that is no UUID", { brandId: "x", walletAddress: someWallet() }, "brandId"],
  ["no wallet", { brandId: newId() }, "walletAddress"],
  ["a short wallet", { brandId: newId(), walletAddress: "0x12" }, "walletAddress"],
  [
    "a wrong checksum",
    { brandId: newId(), walletAddress: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed" },
    "walletAddress",
  ],
])("400: %s", async (_, body, field) => {
  const response = await mint(body);
  expect([response.status, (await response.json()).error.details.field]).toEqual([400, field]);
});

test("404 for another browser's brand, as for an unknown one; 403 for another site's page", async () => {
  const wallet = someWallet();
  const stranger = await brandFor();
  const body = { brandId: owner.brandId, walletAddress: wallet };
  expect((await mint(body, stranger.headers)).status).toBe(404);
  expect((await mint({ brandId: newId(), walletAddress: wallet })).status).toBe(404);
  const foreign = { ...owner.headers, "sec-fetch-site": "cross-site", origin: "https://evil.example" };
  expect((await mint(body, foreign)).status).toBe(403);
  expect(await db().certificate.count({ where: { brandId: owner.brandId } })).toBe(0);
});

test("422 for a contract that takes no certificates; nothing is minted", async () => {
  const { contractAddress } = await openChain();
  const response = await asked(contractAddress);
  const { error } = await response.json();
  expect([response.status, error.details]).toEqual([
    422,
    { field: "walletAddress", reason: "RECIPIENT_REFUSES" },
  ]);
});

test("429 after ten mints for one wallet, whoever asks; asking for the same again counts nothing", async () => {
  const wallet = someWallet();
  await db().rateLimit.create({
    data: { subject: `mint:wallet:${wallet.toLowerCase()}`, hits: Array(9).fill(new Date()) },
  });
  expect((await asked(wallet)).status).toBe(200);
  expect((await asked(wallet)).status).toBe(200);
  const another = await brandFor();
  await db().brandVersion.updateMany({
    where: { brandId: another.brandId },
    data: { merkleRoot: someRoot() },
  });
  const refused = await mint({ brandId: another.brandId, walletAddress: wallet }, another.headers);
  expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
});

test("503 with the reason where certificates are off", async () => {
  await leaveLocalChain();
  try {
    const response = await mint({ brandId: owner.brandId, walletAddress: someWallet() });
    const { error } = await response.json();
    expect([response.status, error.code]).toEqual([503, "SERVICE_UNAVAILABLE"]);
    expect(error.message).toContain("Certificates are off");
    expect(response.headers.get("retry-after")).not.toBeNull();
  } finally {
    await openLocalChain();
  }
});
