import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { afterAll, expect, test } from "vitest";
import { Browser, mailTo } from "@/app/api/auth/auth-test-kit";
import { POST as signInMessage } from "@/app/api/auth/wallet/route";
import { createAccount } from "@/lib/accounts/create-account";
import { readSignInWays } from "@/lib/accounts/read-sign-in-ways";
import { removeWallet } from "@/lib/accounts/remove-wallet";
import { readSession, sealSession, sessionCookieName } from "@/lib/accounts/session-token";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { refreshEnv } from "@/lib/env";
import { askWith, type SignedInBrowser, signedInBrowser } from "../session-test-kit";
import { DELETE } from "./[wallet]/route";
import { POST as wantMessage } from "./message/route";
import { POST } from "./route";

const DATA_DIR = mkdtempSync(path.join(tmpdir(), "marque-wallets-"));
process.env.DATA_DIR = DATA_DIR;
refreshEnv();
useTestDatabase();
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

const newWallet = () => privateKeyToAccount(generatePrivateKey());
type Wallet = ReturnType<typeof newWallet>;

async function signed({ ask }: Pick<SignedInBrowser, "ask">, wallet: Wallet, by = wallet) {
  const body = { address: wallet.address, chainId: 1 };
  const { message } = (await ask(wantMessage, "POST", { body })).data;
  return { message, signature: await by.signMessage({ message }) };
}

const add = async (browser: SignedInBrowser, wallet: Wallet) =>
  browser.ask(POST, "POST", { body: await signed(browser, wallet) });
const remove = ({ ask }: SignedInBrowser, wallet: string) => ask(DELETE, "DELETE", { params: { wallet } });

/** Whom the wallet signs in. */
async function ownerOf(wallet: Wallet) {
  const browser = new Browser();
  const body = { address: wallet.address, chainId: 1 };
  const { message } = (await (await browser.post(signInMessage, "/api/auth/wallet", body)).json()).data;
  await browser.signIn("wallet", { message, signature: await wallet.signMessage({ message }) });
  return readSession([...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; "));
}

async function walletAccount(...wallets: Wallet[]): Promise<SignedInBrowser> {
  const { id } = await createAccount({});
  const subjects = wallets.map(({ address }) => ({
    accountId: id,
    provider: "wallet",
    subject: address,
  }));
  await db().accountIdentity.createMany({ data: subjects });
  const cookie = `${sessionCookieName()}=${await sealSession({ id, sessionVersion: 1 })}`;
  const ask: SignedInBrowser["ask"] = (handler, method, options = {}) =>
    askWith(handler, method, { ...options, headers: { cookie, ...options.headers } });
  return { accountId: id, email: "", cookie, ask };
}

test("a wallet is added, told of by mail, signs in to the account, and is added once", async () => {
  const browser = await signedInBrowser();
  const wallet = newWallet();
  const added = await add(browser, wallet);
  expect(added).toMatchObject({ status: 200, data: { wallet: wallet.address } });
  expect((await ownerOf(wallet))?.id).toBe(browser.accountId);
  const mail = await mailTo(browser.email, "A wallet was added to your Marque account");
  expect(mail).toContain(wallet.address);
  expect((await add(browser, wallet)).status).toBe(200);
  expect((await readSignInWays(browser.accountId)).identities).toMatchObject([{ isRemovable: true }]);
});

test("a wallet is removed: it opens another account from then on, and every other session has ended", async () => {
  const browser = await signedInBrowser();
  const wallet = newWallet();
  await add(browser, wallet);
  const request = new Request("http://localhost:3000/x", {
    method: "DELETE",
    headers: { cookie: browser.cookie },
  });
  const params = Promise.resolve({ wallet: wallet.address });
  const response = await DELETE(request, { params });
  expect(response.status).toBe(200);
  const fresh = response.headers.getSetCookie().find((cookie) => cookie.startsWith(sessionCookieName()))!;
  expect((await readSession(fresh.split(";")[0]!))?.id).toBe(browser.accountId);
  expect(await readSession(browser.cookie)).toBeNull();
  expect((await ownerOf(wallet))?.id).not.toBe(browser.accountId);
});

test("409: the only way in stays, of two at once one; a wallet of another account is not taken", async () => {
  const [first, second] = [newWallet(), newWallet()];
  const only = await walletAccount(first);
  const refused = await remove(only, first.address);
  expect([refused.status, refused.error.message]).toEqual([409, expect.stringContaining("only way")]);
  expect((await readSignInWays(only.accountId)).identities).toMatchObject([{ isRemovable: false }]);
  expect((await ownerOf(first))?.id).toBe(only.accountId);
  expect((await add(await signedInBrowser(), first)).status).toBe(409);

  expect((await add(only, second)).status).toBe(200);
  const both = await Promise.allSettled(
    [first, second].map(({ address }) => removeWallet(only.accountId, address)),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await db().accountIdentity.count({ where: { accountId: only.accountId } })).toBe(1);
});

test("400: another wallet's signature, another account's message, a message to sign in with", async () => {
  const [browser, other] = [await signedInBrowser(), await signedInBrowser()];
  const wallet = newWallet();
  const text = { address: wallet.address, chainId: 1 };
  const answer = await new Browser().post(signInMessage, "/api/auth/wallet", text);
  const { message } = (await answer.json()).data;
  for (const body of [
    await signed(browser, wallet, newWallet()),
    await signed(other, wallet),
    { message, signature: await wallet.signMessage({ message }) },
  ]) {
    const { status, error } = await browser.ask(POST, "POST", { body });
    expect([status, error.details.field]).toEqual([400, "signature"]);
  }
  // Nor the other way about.
  const { status } = await new Browser().signIn("wallet", await signed(browser, wallet));
  expect(status).toBe(401);
  expect(await db().accountIdentity.count({ where: { subject: wallet.address } })).toBe(0);
});

test("404: a wallet that is not the account's, as one that is nobody's or no wallet", async () => {
  const browser = await signedInBrowser();
  const foreign = newWallet();
  await walletAccount(foreign);
  const addresses = [foreign.address, newWallet().address, `eip155:1:${foreign.address}`, "nonsense"];
  const statuses = [];
  for (const address of addresses) statuses.push((await remove(browser, address)).status);
  expect(statuses).toEqual([404, 404, 404, 404]);
});

test.each([
  ["POST", POST, { message: "m", signature: "0x00" }, undefined],
  ["POST", wantMessage, { address: "0x", chainId: 1 }, undefined],
  ["DELETE", DELETE, undefined, { wallet: "0x52908400098527886E0F7030069857D2E4169EE7" }],
] as const)("%s: 401 without a session, 403 from another site", async (method, handler, body, params) => {
  const options = { body, ...(params ? { params } : {}) };
  expect((await askWith(handler, method, options)).status).toBe(401);
  const headers = { "sec-fetch-site": "cross-site" };
  const browser = await signedInBrowser();
  expect((await browser.ask(handler, method, { ...options, headers })).status).toBe(403);
});
