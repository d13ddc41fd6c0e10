import type { NextAuthOptions } from "next-auth";
import GithubProvider from "next-auth/providers/github";
import GoogleProvider from "next-auth/providers/google";
import { emailSchema } from "@/lib/accounts/account.schema";
import { accountOfIdentity } from "@/lib/accounts/account-of-identity";
import { cookiePrefix } from "@/lib/accounts/cookie";
import { findSessionAccount } from "@/lib/accounts/find-account";
import { sessionSecret } from "@/lib/accounts/server-secret";
import {
  SESSION_SECONDS,
  type SessionOwner,
  sessionClaims,
  sessionCookieName,
} from "@/lib/accounts/session-token";
import { appUrl, env } from "@/lib/env";
import { logger } from "@/lib/log/logger";
import { signInByPassword, signInByWallet } from "./sign-in";
import { verifiedGithubEmail } from "./verified-github-email";

/** What happens in one request to next-auth that it does not hand on by itself. */
export interface Attempt {
  headers: Headers;
  /** Who has signed in. */
  owner?: SessionOwner;
  /** Why nobody has. */
  failure?: unknown;
}

/** next-auth's options for one request. Sessions are sealed tokens with the version that the database must agree to. */
export async function authOptions(attempt: Attempt): Promise<NextAuthOptions> {
  const by = (signIn: (headers: Headers, credentials: unknown) => Promise<SessionOwner>) => ({
    credentials: {},
    type: "credentials" as const,
    authorize: (credentials: unknown) => settle(attempt, () => signIn(attempt.headers, credentials)),
  });
  return {
    secret: await sessionSecret(),
    session: { strategy: "jwt", maxAge: SESSION_SECONDS },
    pages: { signIn: "/sign-in", signOut: "/sign-out", error: "/sign-in" },
    useSecureCookies: appUrl().startsWith("https:"),
    cookies: cookies(),
    logger: {
      // Expected refusals have an answer of their own; what is left is worth a look.
      error: (code, metadata) => logger().warn({ code, err: metadata }, "next-auth"),
      warn: () => undefined,
      debug: () => undefined,
    },
    providers: [
      { id: "password", name: "Password", ...by(signInByPassword) },
      { id: "wallet", name: "Ethereum", ...by(signInByWallet) },
      ...oauthProviders(),
    ],
    callbacks: {
      async signIn({ account, user, profile }) {
        if (account?.type !== "oauth") return true;
        const { provider, providerAccountId, access_token: token } = account;
        const settled = await settle(attempt, async () =>
          accountOfIdentity({
            identity: { provider: provider as "github" | "google", subject: providerAccountId },
            ...emailOf(provider === "github" ? await verifiedGithubEmail(token) : googleEmail(profile)),
            ...(user.name ? { name: user.name.slice(0, 100) } : {}),
          }),
        );
        return settled !== null;
      },
      jwt: ({ token }) => (attempt.owner ? sessionClaims(attempt.owner) : token),
      async session({ session, token }) {
        const account = await findSessionAccount({
          id: String(token.sub),
          sessionVersion: Number(token.sessionVersion),
          sessionId: String(token.sessionId),
        });
        return {
          expires: session.expires,
          user: { name: account?.name ?? null, email: account?.email ?? null },
        };
      },
    },
  };
}

async function settle(attempt: Attempt, signIn: () => Promise<SessionOwner>): Promise<{ id: string } | null> {
  try {
    attempt.owner = await signIn();
    return { id: attempt.owner.id };
  } catch (error) {
    attempt.failure = error;
    return null;
  }
}

function oauthProviders() {
  const { GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = env();
  return [
    ...(GITHUB_CLIENT_ID && GITHUB_CLIENT_SECRET
      ? [GithubProvider({ clientId: GITHUB_CLIENT_ID, clientSecret: GITHUB_CLIENT_SECRET })]
      : []),
    ...(GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET
      ? [GoogleProvider({ clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET })]
      : []),
  ];
}

function googleEmail(profile: object | undefined): string | null {
  const { email, email_verified } = (profile ?? {}) as { email?: string; email_verified?: boolean };
  return email && email_verified === true ? email : null;
}

function emailOf(email: string | null): { verifiedEmail?: string } {
  const parsed = emailSchema.safeParse(email);
  return parsed.success ? { verifiedEmail: parsed.data } : {};
}

/** Where the address to go on to is kept while somebody is at a provider. */
export const callbackCookieName = () => `${cookiePrefix()}marque_callback`;

/** Host-only, each of them: no other host of the same site can set or read one. */
function cookies(): NextAuthOptions["cookies"] {
  const secure = appUrl().startsWith("https:");
  const options = { httpOnly: true, sameSite: "lax" as const, path: "/", secure };
  const named = (name: string) => ({ name: `${cookiePrefix()}marque_${name}`, options });
  const brief = (name: string) => ({ ...named(name), options: { ...options, maxAge: 15 * 60 } });
  return {
    sessionToken: { name: sessionCookieName(), options },
    callbackUrl: { name: callbackCookieName(), options },
    csrfToken: named("csrf"),
    pkceCodeVerifier: brief("pkce"),
    state: brief("state"),
    nonce: brief("nonce"),
  };
}
