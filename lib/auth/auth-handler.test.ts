import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { createAccount } from "@/lib/accounts/create-account";
import { readSession, sessionCookieName } from "@/lib/accounts/session-token";
import { useTestDatabase } from "@/lib/db/test-database";
import { refreshEnv } from "@/lib/env";
import { answerAuth } from "./auth-handler";

useTestDatabase();

const github = { id: 42, login: "ada", name: "Ada", email: "shown@example.com" };
let emails: object[] = [];
const server = setupServer(
  http.post("https://github.com/login/oauth/access_token", () =>
    HttpResponse.json({ access_token: "gho_test", token_type: "bearer", scope: "read:user,user:email" }),
  ),
  http.get("https://api.github.com/user", () => HttpResponse.json(github)),
  http.get("https://api.github.com/user/emails", () => HttpResponse.json(emails)),
);

beforeAll(() => {
  Object.assign(process.env, { GITHUB_CLIENT_ID: "id", GITHUB_CLIENT_SECRET: "secret" });
  refreshEnv();
  server.listen();
});
afterEach(() => server.resetHandlers());
afterAll(() => {
  server.close();
  for (const name of ["GITHUB_CLIENT_ID", "GITHUB_CLIENT_SECRET"]) delete process.env[name];
  refreshEnv();
});

/** Goes to GitHub and comes back, as a browser does. Gives the address it ends at and its session. */
async function signInAtGithub(options: { state?: string; callbackUrl?: string } = {}) {
  const cookies = new Map<string, string>();
  const ask = async (address: string, body?: object) => {
    const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") };
    const request = new Request(new URL(address, "http://localhost:3000"), {
      headers: { ...headers, ...(body ? { "content-type": "application/json" } : {}) },
      ...(body ? { method: "POST", body: JSON.stringify(body) } : {}),
    });
    const response = await answerAuth(request, new URL(request.url).pathname.split("/").slice(3));
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  const { csrfToken } = await (await ask("/api/auth/csrf")).json();
  const { callbackUrl = "http://localhost:3000/dashboard" } = options;
  const start = await ask("/api/auth/signin/github", { csrfToken, callbackUrl, json: "true" });
  const authorize = new URL((await start.json()).url);
  const state = options.state ?? authorize.searchParams.get("state") ?? "";
  const end = await ask(`/api/auth/callback/github?code=c&state=${encodeURIComponent(state)}`);
  const session = await readSession(`${sessionCookieName()}=${cookies.get(sessionCookieName()) ?? ""}`);
  return { authorize, location: end.headers.get("location"), session };
}

it("signs in at GitHub, with the address that GitHub has verified", async () => {
  emails = [
    { email: "other@example.com", primary: false, verified: true },
    { email: "Ada@example.com", primary: true, verified: true },
  ];
  const { authorize, location, session } = await signInAtGithub();
  expect(authorize.origin).toBe("https://github.com");
  expect(authorize.searchParams.get("redirect_uri")).toBe("http://localhost:3000/api/auth/callback/github");
  expect(location).toBe("http://localhost:3000/dashboard");
  expect(session).toMatchObject({ email: "ada@example.com", name: "Ada", credits: 10 });
  expect((await signInAtGithub()).session?.id).toBe(session?.id);
});

it("takes no account over by an address that GitHub has not verified", async () => {
  const victim = await createAccount({ email: "grace@example.com", emailVerified: true });
  emails = [{ email: "grace@example.com", primary: true, verified: false }];
  Object.assign(github, { id: 43, email: "grace@example.com" });
  const { session } = await signInAtGithub();
  expect(session?.id).not.toBe(victim.id);
  expect(session?.email).toBeNull();
});

it("refuses an answer that it did not ask for, and leads to no other site", async () => {
  const forged = await signInAtGithub({ state: "forged" });
  expect(forged.session).toBeNull();
  expect(forged.location).toMatch(/^http:\/\/localhost:3000\/(sign-in|api\/auth\/).*error=/);
  const away = await signInAtGithub({ callbackUrl: "https://evil.example/" });
  expect(new URL(away.location ?? "").origin).toBe("http://localhost:3000");
});
