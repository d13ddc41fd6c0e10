import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { createSiweMessage, parseSiweMessage } from "viem/siwe";
import { afterAll, describe, expect, it } from "vitest";
import { POST as generate } from "@/app/api/generate/route";
import { createAccount } from "@/lib/accounts/create-account";
import { openSession, readSession, sealSession } from "@/lib/accounts/session-token";
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

/** As if so many tries had come from as many networks. */
async function useUp(action: string, subject: string, tries: number) {
  const key = `${action}:${createHash("sha256").update(subject).digest("base64url")}`;
  await db().$executeRaw`
    INSERT INTO rate_limits AS held (subject, hits) VALUES (${key}, array_fill(now(), ARRAY[${tries}::int]))
    ON CONFLICT (subject) DO UPDATE SET hits = EXCLUDED.hits`;
}

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

    const elsewhere = new Browser();
    await elsewhere.signIn("password", { email, password: PASSWORD });
    const copy = browser.cookies.get("marque_session")!;
    const renewed = await sealSession((await openSession(`marque_session=${copy}`))!.owner);
    expect((await browser.form("signout", {})).status).toBe(200);
    expect(await session(browser)).toBeNull();
    expect(browser.cookies.has("marque_signed_in")).toBe(false);
    // The server remembers that it has ended: no copy of its token opens anything, and other devices stay signed in.
    for (const token of [copy, renewed]) expect(await readSession(`marque_session=${token}`)).toBeNull();
    expect((await session(elsewhere))?.id).toBe(id);
  });

  it("is not signed out by a form of another page", async () => {
    const { id, email } = await account();
    const browser = new Browser();
    await browser.signIn("password", { email, password: PASSWORD });
    const form = { csrfToken: "0".repeat(64) };
    expect((await browser.post(POST as never, "/api/auth/signout", form)).status).toBe(403);
    expect((await session(browser))?.id).toBe(id);
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

  describe("guessing", () => {
    const guess = (browser: Browser, email: string) =>
      browser.signIn("password", { email, password: "a guess, no more" });
    const tryIn = async (browser: Browser, email: string) =>
      (await browser.signIn("password", { email, password: PASSWORD })).status;

    it("stops after ten tries at one account from one network, and holds nobody else up", async () => {
      const { email } = await account();
      const attacker = new Browser();
      const tries = [];
      for (let round = 0; round < 14; round += 1) tries.push(await guess(attacker, email));
      expect(tries.map(({ status }) => status)).toEqual([...Array(10).fill(401), ...Array(4).fill(429)]);
      expect(Number(tries.at(-1)?.headers.get("retry-after"))).toBeGreaterThan(60);
      expect(await tryIn(attacker, email)).toBe(429);
      expect(await tryIn(new Browser(), email)).toBe(200);
      expect((await new Browser().post(requestReset, "/api/auth/reset-password", { email })).status).toBe(
        202,
      );
    });

    it("stops after a hundred tries from many networks, but for browsers that the account knows", async () => {
      const { email } = await account();
      const home = new Browser();
      expect(await tryIn(home, email)).toBe(200);
      await home.form("signout", {});
      await useUp("sign-in", email, 99);
      expect((await guess(new Browser(), email)).status).toBe(401);
      expect(await tryIn(new Browser(), email)).toBe(429);
      expect(await tryIn(home, email)).toBe(200);

      // What makes a browser known is of one account, opens nothing, and is not forged.
      const other = await account();
      await useUp("sign-in", other.email, 100);
      expect(await tryIn(home, other.email)).toBe(429);
      const forged = new Browser();
      forged.cookies.set("marque_known", home.cookies.get("marque_session") ?? "");
      expect(await tryIn(forged, email)).toBe(429);
    });

    it("stops after twenty tries also in a known browser", async () => {
      const { email } = await account();
      const home = new Browser();
      await tryIn(home, email);
      const tries = [];
      for (let round = 0; round < 21; round += 1) tries.push((await guess(home, email)).status);
      expect(tries).toEqual([...Array(20).fill(401), 429]);
    });
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
    ["another statement", { statement: "Sign in to Marque. This costs nothing." }],
    ["a request id", { requestId: "1" }],
    ["resources", { resources: ["https://evil.example/all-your-tokens"] }],
    ["a later end", { expirationTime: new Date(Date.now() + 11 * minute) }],
    ["a later beginning", { issuedAt: new Date(Date.now() - minute) }],
    ["a chain of ours that it was not made for", { chainId: 10 }],
    ["another of the key's addresses", { address: "0xA0Cf798816D4b9b9866b5330EEa46a18382f251e" }],
    ["a scheme", { scheme: "https" }],
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

  it("refuses one with something before, after or between its lines", async () => {
    const browser = new Browser();
    for (const change of [
      (text: string) => `${text}\n`,
      (text: string) => ` ${text}`,
      (text: string) => text.replace("\nURI", "\n\nURI"),
      (text: string) => text.replaceAll("\n", "\r\n"),
    ]) {
      const changed = change(await message(browser));
      const signature = await key.signMessage({ message: changed });
      expect((await browser.signIn("wallet", { message: changed, signature })).status).toBe(401);
    }
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
