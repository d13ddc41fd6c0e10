import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { createSiweMessage, parseSiweMessage } from "viem/siwe";
import { afterAll, describe, expect, it } from "vitest";
import { POST as generate } from "@/app/api/generate/route";
import { createAccount } from "@/lib/accounts/create-account";
import { readSession } from "@/lib/accounts/session-token";
import { exampleBrief } from "@/lib/brand/brand-fixture";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { refreshEnv } from "@/lib/env";
import { newId } from "@/lib/ids";
import { GET, POST } from "./[...nextauth]/route";
import { Browser, mailTo, tokenIn } from "./auth-test-kit";
import { POST as requestReset } from "./reset-password/route";
import { POST as setPassword } from "./reset-password/set/route";
import { POST as confirm } from "./sign-up/confirm/route";
import { POST as signUp } from "./sign-up/route";
import { POST as wallet } from "./wallet/route";

const DATA_DIR = mkdtempSync(path.join(tmpdir(), "marque-auth-"));
process.env.DATA_DIR = DATA_DIR;
refreshEnv();
useTestDatabase();
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

const PASSWORD = "nine lives and one more";
const session = (browser: Browser) =>
  readSession([...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; "));

async function account(email = `${newId()}@example.com`) {
  const { id } = await createAccount({ email, emailVerified: true, password: PASSWORD });
  return { id, email };
}

describe("sign-up", () => {
  it("opens the account of a mailed link, once, signs in and takes the browser's brands along", async () => {
    const browser = new Browser();
    const made = await browser.post(generate as never, "/api/generate", exampleBrief);
    const { jobId } = await made.json();
    expect((await browser.post(signUp, "/api/auth/sign-up", { email: " Ada@Example.com " })).status).toBe(
      202,
    );
    const token = tokenIn(await mailTo("ada@example.com", "Open your Marque account"));
    const opened = await browser.post(confirm, "/api/auth/sign-up/confirm", { token, password: PASSWORD });
    expect(opened.status).toBe(200);
    const ada = await session(browser);
    expect(ada).toMatchObject({ email: "ada@example.com", tier: "free", credits: 10 });
    const { brand, principal } = await db().job.findUniqueOrThrow({
      where: { id: jobId },
      include: { brand: true },
    });
    expect(brand).toMatchObject({ accountId: ada?.id, visitorId: null });
    expect(principal).toBe(`account:${ada?.id}`);
    const again = await new Browser().post(confirm, "/api/auth/sign-up/confirm", {
      token,
      password: PASSWORD,
    });
    expect(again.status).toBe(404);
  });

  it("answers the same for an address that has an account, and tells its owner by mail", async () => {
    const { email } = await account();
    const answers = [];
    for (const address of [email, `${newId()}@example.com`]) {
      const response = await new Browser().post(signUp, "/api/auth/sign-up", { email: address });
      const { data } = await response.json();
      answers.push({ status: response.status, data });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(tokenIn(await mailTo(email, "You already have a Marque account"))).toBe("");
  });

  it.each([
    ["email", { email: "ada" }],
    ["email", {}],
  ])("refuses what is no address, with what would be", async (field, body) => {
    const response = await new Browser().post(signUp, "/api/auth/sign-up", body);
    expect(response.status).toBe(400);
    expect((await response.json()).error.details).toMatchObject({
      field,
      constraint: expect.stringContaining("ada@example.com"),
    });
  });

  it.each(["short", "aaaaaaaaaaaaaaa"])("refuses the password %s", async (password) => {
    const response = await new Browser().post(confirm, "/api/auth/sign-up/confirm", {
      token: "0".repeat(64),
      password,
    });
    expect((await response.json()).error.details.field).toBe("password");
  });
});

describe("sign-in with a password", () => {
  it("begins a session that ends with sign-out", async () => {
    const { id, email } = await account();
    const browser = new Browser();
    const response = await browser.signIn("password", { email: email.toUpperCase(), password: PASSWORD });
    expect(response.status).toBe(200);
    const set = response.headers.getSetCookie().find((cookie) => cookie.startsWith("marque_session="));
    expect(set).toMatch(/HttpOnly; SameSite=Lax/);
    expect(set).not.toMatch(/Domain=/);
    expect((await session(browser))?.id).toBe(id);
    expect(browser.cookies.get("marque_signed_in")).toBe("1");
    const told = await (await browser.send(GET as never, "/api/auth/session")).json();
    expect(told.user).toEqual({ name: null, email });

    expect((await browser.form("signout", {})).status).toBe(200);
    expect(await session(browser)).toBeNull();
    expect(browser.cookies.has("marque_signed_in")).toBe(false);
  });

  it("says the same of a wrong password and of an unknown address", async () => {
    const { email } = await account();
    const answers = [];
    for (const address of [email, "nobody@example.com"]) {
      const response = await new Browser().signIn("password", { email: address, password: "not this one" });
      answers.push([response.status, (await response.json()).error, response.headers.getSetCookie().length]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[0]).toBe(401);
  });

  it("takes as long for an unknown address as for a wrong password", async () => {
    const { email } = await account();
    const time = async (address: string) => {
      const startedAt = performance.now();
      await new Browser().signIn("password", { email: address, password: "not this one" });
      return performance.now() - startedAt;
    };
    await time("nobody@example.com");
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      known.push(await time(email));
      unknown.push(await time(`${newId()}@example.com`));
    }
    // The fastest of each: what the machine does besides only ever adds. Without the hash it would be a tenth.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 2);
  });

  it("stops after ten tries at one account, from wherever, and lets its owner reset the password", async () => {
    const { email } = await account();
    const tries = await Promise.all(
      Array.from({ length: 14 }, () =>
        new Browser().signIn("password", { email, password: "a guess, no more" }),
      ),
    );
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(10);
    const refused = tries.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(4);
    expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(60);
    expect((await new Browser().signIn("password", { email, password: PASSWORD })).status).toBe(429);
    expect((await new Browser().post(requestReset, "/api/auth/reset-password", { email })).status).toBe(202);
  });

  it("needs the form's token", async () => {
    const { email } = await account();
    const browser = new Browser();
    const credentials = { email, password: PASSWORD, csrfToken: "0".repeat(64) };
    const response = await browser.post(POST as never, "/api/auth/callback/password", credentials);
    expect(response.status).toBe(403);
    expect(await session(browser)).toBeNull();
  });

  it("refuses another site's page", async () => {
    const { email } = await account();
    const response = await new Browser().post(
      POST as never,
      "/api/auth/callback/password",
      { email, password: PASSWORD },
      { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
    );
    expect(response.status).toBe(403);
  });

  it("does not know a session that was sealed with another secret, or changed", async () => {
    const browser = new Browser();
    browser.cookies.set("marque_session", "eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..x.y.z");
    browser.cookies.set("marque_signed_in", "1");
    expect(await session(browser)).toBeNull();
    expect(await (await browser.send(GET as never, "/api/auth/session")).json()).toEqual({});
    expect(browser.cookies.has("marque_signed_in")).toBe(false);
  });
});

it("makes brands by the account's limits and credits, not the visitor's, until it signs out", async () => {
  const { id, email } = await account();
  await db().account.update({ where: { id }, data: { tier: "starter", credits: 2 } });
  const browser = new Browser();
  await browser.signIn("password", { email, password: PASSWORD });
  const make = () => browser.post(generate as never, "/api/generate", exampleBrief);
  const made = [await make(), await make(), await make()];
  expect(made.map(({ status }) => status)).toEqual([202, 202, 402]);
  expect(made[0]?.headers.get("x-ratelimit-limit")).toBe("100");
  expect(await db().brand.count({ where: { accountId: id, visitorId: null } })).toBe(2);
  await browser.form("signout", {});
  const asVisitor = await make();
  expect([asVisitor.status, asVisitor.headers.get("x-ratelimit-limit")]).toEqual([202, "10"]);
  await browser.signIn("password", { email, password: PASSWORD });
  expect(await db().brand.count({ where: { accountId: id } })).toBe(3);
});

describe("a new password", () => {
  it("comes by a mailed link that works once, and ends every other session", async () => {
    const { email } = await account();
    const [before, after] = [new Browser(), new Browser()];
    await before.signIn("password", { email, password: PASSWORD });
    await after.post(requestReset, "/api/auth/reset-password", { email });
    const token = tokenIn(await mailTo(email, "Choose a new Marque password"));
    const body = { token, password: "another nine lives" };
    expect((await after.post(setPassword, "/api/auth/reset-password/set", body)).status).toBe(200);
    expect((await session(after))?.email).toBe(email);
    expect(await session(before)).toBeNull();
    expect((await after.post(setPassword, "/api/auth/reset-password/set", body)).status).toBe(404);
    expect((await before.signIn("password", { email, password: PASSWORD })).status).toBe(401);
    expect((await before.signIn("password", { email, password: body.password })).status).toBe(200);
  });

  it("lets its owner in again at once, after somebody's guesses", async () => {
    const { email } = await account();
    for (let round = 0; round < 11; round += 1) {
      await new Browser().signIn("password", { email, password: "a guess, no more" });
    }
    const owner = new Browser();
    await owner.post(requestReset, "/api/auth/reset-password", { email });
    const token = tokenIn(await mailTo(email, "Choose a new Marque password"));
    await owner.post(setPassword, "/api/auth/reset-password/set", { token, password: "another nine lives" });
    const response = await new Browser().signIn("password", { email, password: "another nine lives" });
    expect(response.status).toBe(200);
  });

  it("does not come by a link of another kind, nor by one that is too old", async () => {
    const { email, id } = await account();
    await new Browser().post(signUp, "/api/auth/sign-up", { email: "grace@example.com" });
    const foreign = tokenIn(await mailTo("grace@example.com", "Open your Marque account"));
    await new Browser().post(requestReset, "/api/auth/reset-password", { email });
    const token = tokenIn(await mailTo(email, "Choose a new Marque password"));
    await db().accountToken.updateMany({
      where: { accountId: id },
      data: { expiresAt: new Date(Date.now() - 1) },
    });
    for (const tried of [foreign, token]) {
      const response = await new Browser().post(setPassword, "/api/auth/reset-password/set", {
        token: tried,
        password: PASSWORD,
      });
      expect(response.status).toBe(404);
    }
  });
});

describe("sign-in with a wallet", () => {
  const key = privateKeyToAccount(generatePrivateKey());

  async function message(browser: Browser, chainId = 1): Promise<string> {
    const body = { address: key.address.toLowerCase(), chainId };
    return (await (await browser.post(wallet, "/api/auth/wallet", body)).json()).data.message;
  }

  it("opens an account at the first time and finds it afterwards", async () => {
    const ids = [];
    for (let round = 0; round < 2; round += 1) {
      const browser = new Browser();
      const text = await message(browser);
      expect(text).toContain(
        `localhost:3000 wants you to sign in with your Ethereum account:\n${key.address}\n`,
      );
      const signature = await key.signMessage({ message: text });
      expect((await browser.signIn("wallet", { message: text, signature })).status).toBe(200);
      ids.push((await session(browser))?.id);
    }
    expect(ids[0]).toBeDefined();
    expect(ids[1]).toBe(ids[0]);
  });

  it("accepts a message once", async () => {
    const browser = new Browser();
    const text = await message(browser);
    const credentials = { message: text, signature: await key.signMessage({ message: text }) };
    const tries = await Promise.all([1, 2, 3].map(() => new Browser().signIn("wallet", credentials)));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  const minute = 60_000;
  it.each<[string, Partial<Parameters<typeof createSiweMessage>[0]>]>([
    ["another domain", { domain: "evil.example" }],
    ["another address of ours", { uri: "http://localhost:3001" }],
    ["a chain that is not ours", { chainId: 5 }],
    ["a nonce that was not given out", { nonce: "0123456789abcdef" }],
    ["a time that is over", { expirationTime: new Date(Date.now() - minute) }],
    ["a time to come", { notBefore: new Date(Date.now() + 5 * minute) }],
    ["a date in the future", { issuedAt: new Date(Date.now() + 5 * minute) }],
  ])("refuses %s", async (_, change) => {
    const browser = new Browser();
    const given = parseSiweMessage(await message(browser));
    const changed = createSiweMessage({ ...(given as Parameters<typeof createSiweMessage>[0]), ...change });
    const signature = await key.signMessage({ message: changed });
    expect((await browser.signIn("wallet", { message: changed, signature })).status).toBe(401);
  });

  it("refuses another wallet's signature, and chains it does not know", async () => {
    const browser = new Browser();
    const text = await message(browser);
    const signature = await privateKeyToAccount(generatePrivateKey()).signMessage({ message: text });
    expect((await browser.signIn("wallet", { message: text, signature })).status).toBe(401);
    const body = { address: key.address, chainId: 5 };
    expect((await browser.post(wallet, "/api/auth/wallet", body)).status).toBe(400);
  });
});

it("takes nothing strange for a fault of its own", async () => {
  const browser = new Browser();
  browser.cookies.set("marque_callback", "javascript:alert(1)");
  browser.cookies.set("marque_csrf", "%E0%A4%A");
  expect((await browser.send(GET as never, "/api/auth/csrf?callbackUrl=javascript:alert(1)")).status).toBe(
    200,
  );
  for (const fields of [
    { callbackUrl: "nowhere", email: "nobody@example.com", password: PASSWORD },
    { callbackUrl: 7, email: ["ada@example.com"], password: {} },
    { email: "ada@example.com", password: "x".repeat(2_000) },
    { email: "ada@example.com\0", password: "\ud800" },
  ]) {
    const { status } = await browser.form("callback/password", fields);
    expect([400, 401]).toContain(status);
  }
  for (const body of ["null", "[]", "{", ""]) {
    const headers = { "content-type": "application/json" };
    const request = { method: "POST", body, headers };
    expect((await browser.send(POST as never, "/api/auth/callback/wallet", request)).status).toBe(400);
  }
});

it("has no pages and no log of next-auth's own", async () => {
  const browser = new Browser();
  for (const action of [
    "providers",
    "verify-request",
    "_log",
    "callback/password",
    "callback/github",
    "signin/github",
    "csrf/more",
  ]) {
    expect((await browser.send(GET as never, `/api/auth/${action}`)).status).toBe(404);
  }
  const error = await browser.send(GET as never, "/api/auth/error?error=AccessDenied");
  expect(error.headers.get("location")).toMatch(/\/sign-in\?error=AccessDenied$/);
});
