import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type APIRequestContext, expect } from "@playwright/test";
import type { RunningServer } from "@/test-support/start-server";

/** Opens an account on a server of one's own, by its mail, and signs the context in. */
export async function openAccount(
  request: APIRequestContext,
  server: Pick<RunningServer, "url" | "dataDir">,
  email: string,
): Promise<void> {
  const asked = await request.post(`${server.url}/api/auth/sign-up`, { data: { email } });
  expect(asked.status()).toBe(202);
  let token: string | undefined;
  await expect
    .poll(() => {
      token = tokenFor(path.join(server.dataDir, "mail"), email);
      return token;
    })
    .toBeTruthy();
  const confirmed = await request.post(`${server.url}/api/auth/sign-up/confirm`, {
    data: { token, password: "correct horse battery" },
  });
  expect(confirmed.status()).toBe(200);
}

function tokenFor(folder: string, email: string): string | undefined {
  try {
    const mails = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), "utf8"));
    return mails.findLast((text) => text.includes(`\nTo: ${email}\n`))?.match(/token=([0-9a-f]{64})/)?.[1];
  } catch {
    return undefined;
  }
}

/** Makes a brand of the context's account and waits until it is ready. Resolves to the job's id. */
export async function makeBrandOn(
  request: APIRequestContext,
  server: Pick<RunningServer, "url">,
  brief: object,
) {
  const answer = await request.post(`${server.url}/api/generate`, { data: brief });
  expect(answer.status()).toBe(202);
  const { jobId } = (await answer.json()) as { jobId: string };
  await expect
    .poll(async () => (await (await request.get(`${server.url}/api/status/${jobId}`)).json()).status, {
      // The first brand of a cold server, while other servers begin too.
      timeout: 240_000,
    })
    .toBe("completed");
  return jobId;
}
