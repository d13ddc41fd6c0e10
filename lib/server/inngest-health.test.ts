import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EVENT_KEY, SIGNING_KEY, startInngestServer } from "./inngest-test-kit";

let inngest: Awaited<ReturnType<typeof startInngestServer>>;
let later = 1_000_000;

beforeEach(async () => {
  inngest = await startInngestServer();
  inngest.state.functions = [{ id: "marque-generate-brand", triggers: [] }];
});
afterEach(async () => {
  await inngest.close();
  vi.unstubAllEnvs();
  vi.resetModules();
  vi.restoreAllMocks();
});

/** What the check says a minute after the one before. */
async function problemWith(settings: Record<string, string> = {}): Promise<string | null> {
  const env = {
    INNGEST_BASE_URL: inngest.url,
    INNGEST_EVENT_KEY: EVENT_KEY,
    INNGEST_SIGNING_KEY: SIGNING_KEY,
  };
  for (const [name, value] of Object.entries({ ...env, ...settings })) vi.stubEnv(name, value);
  vi.resetModules();
  later += 60_000;
  vi.spyOn(performance, "now").mockReturnValue(later);
  const { assertInngestWorks } = await import("./inngest-health");
  return assertInngestWorks().then(
    () => null,
    (error: Error) => error.message,
  );
}

test("nothing is wrong, and no event is sent to find out", async () => {
  expect(await problemWith()).toBeNull();
  expect(inngest.state.events).toEqual([]);
  // With a prefix the keys' hashes differ, as they do at the server: then the list tells nothing.
  expect(await problemWith({ INNGEST_SIGNING_KEY: `signkey-prod-${SIGNING_KEY}` })).toBeNull();
  inngest.state.hasList = false;
  expect(await problemWith()).toBeNull();
});

test("the server is down, or says that it cannot", async () => {
  expect(await problemWith({ INNGEST_BASE_URL: "http://127.0.0.1:1" })).toBe("fetch failed");
  inngest.state.isHealthy = false;
  expect(await problemWith()).toMatch(/503/);
});

test("the event key is another", async () => {
  expect(await problemWith({ INNGEST_EVENT_KEY: "00ff" })).toBe("Inngest refuses INNGEST_EVENT_KEY (401)");
});

test("no function is registered", async () => {
  inngest.state.functions = [];
  expect(await problemWith()).toBe("Inngest knows no function of ours");
});

test("what was well ten seconds ago is not asked again", async () => {
  expect(await problemWith()).toBeNull();
  inngest.state.isHealthy = false;
  const { assertInngestWorks } = await import("./inngest-health");
  await assertInngestWorks();
  vi.spyOn(performance, "now").mockReturnValue(later + 11_000);
  await expect(assertInngestWorks()).rejects.toThrow();
});
