import { type Sent, send } from "../account/send";

/** Signs in with what one provider wants; the session's cookie comes with the answer. */
export async function signInWith(
  provider: "password" | "wallet",
  credentials: object,
): Promise<Sent<unknown>> {
  return post(`/api/auth/callback/${provider}`, credentials);
}

/** The address at which GitHub or Google ask their user. */
export async function providerAddress(provider: string, next: string): Promise<Sent<string>> {
  const answer = await post(`/api/auth/signin/${provider}`, {
    callbackUrl: new URL(next, location.href).href,
  });
  return answer.ok ? { ok: true, value: String(answer.value) } : answer;
}

export function signOut(): Promise<Sent<unknown>> {
  return post("/api/auth/signout", {});
}

/** The text that a wallet is asked to sign. */
export async function walletText(address: string, chainId: number): Promise<Sent<{ message: string }>> {
  return send("POST", "/api/auth/wallet", { address, chainId });
}

/** next-auth wants its token in every form, and answers with the address to go on to. */
async function post(address: string, fields: object): Promise<Sent<unknown>> {
  try {
    const { csrfToken } = await (await fetch("/api/auth/csrf", { cache: "no-store" })).json();
    const response = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...fields, csrfToken, json: "true" }),
    });
    const answer = await response.json();
    if (response.ok) return { ok: true, value: answer.url };
    const message = String(answer.error?.message ?? "The service could not sign you in.");
    return { ok: false, status: response.status, message, errors: fieldErrors(answer) };
  } catch {
    const message = "The service can’t be reached. Check your connection, then try again.";
    return { ok: false, status: 0, message, errors: {} };
  }
}

function fieldErrors(answer: { error?: { details?: { errors?: { field: string; constraint: string }[] } } }) {
  const found = answer.error?.details?.errors ?? [];
  return Object.fromEntries(found.map(({ field, constraint }) => [field, constraint]));
}
