import { beforeEach, describe, expect, test } from "vitest";
import { accountRow, finishedBrandOf } from "@/lib/brand/account-brand-fixture";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { drawnSet } from "@/lib/experiments/variants-fixture";
import { ARMS, WEIGHTS } from "@/lib/variants/axes";
import { armOf } from "@/lib/variants/templates/shared/assign";
import { OPTIONS, POST } from "./route";

useTestDatabase();

const PERSON = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
let set: Awaited<ReturnType<typeof drawnSet>>;
let networks = 0;

beforeEach(async () => {
  const { brandId } = await finishedBrandOf(await accountRow());
  set = await drawnSet(brandId);
  networks += 1;
});

interface Sent {
  visitor?: unknown;
  arm?: unknown;
  event?: unknown;
}

function post(body: Sent | string, headers: Record<string, string> = {}, key = set.experimentKey) {
  const request = new Request(`http://localhost:3000/api/experiments/${key}`, {
    method: "POST",
    headers: {
      "content-type": "text/plain;charset=UTF-8",
      "user-agent": PERSON,
      origin: "https://shop.example",
      "sec-fetch-site": "cross-site",
      "x-marque-client-address": `198.51.100.${networks}`,
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return POST(request, { params: Promise.resolve({ key }) });
}

const armFor = (visitor: string) => ARMS[armOf({ key: set.experimentKey, weights: WEIGHTS }, visitor)]!;
const send = (visitor: string, event: "exposure" | "goal", headers = {}) =>
  post({ visitor, arm: armFor(visitor), event }, headers);
const counted = async () =>
  (await db().experimentArm.findMany({ where: { setId: set.id }, orderBy: { arm: "asc" } })).map(
    ({ visitors, conversions }) => [visitors, conversions],
  );
const sums = async () => {
  const arms = await counted();
  return [0, 1].map((at) => arms.reduce((sum, arm) => sum + arm[at]!, 0));
};

test("pages of any site may send: 204, and the answer may be read", async () => {
  const answer = await send("ada", "exposure");
  expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
  const asked = await OPTIONS(new Request("http://localhost:3000/x", { method: "OPTIONS" }), {
    params: Promise.resolve({ key: set.experimentKey }),
  });
  expect(asked.headers.get("access-control-allow-methods")).toBe("POST");
});

test("each visitor counts once, however often and however much at once it is sent", async () => {
  await Promise.all(Array.from({ length: 12 }, () => send("ada", "exposure")));
  await Promise.all(Array.from({ length: 12 }, () => send("ada", "goal")));
  await Promise.all(["bob", "eve"].map((visitor) => send(visitor, "exposure")));
  expect(await sums()).toEqual([3, 1]);
  expect((await counted())[ARMS.indexOf(armFor("ada"))]![1]).toBe(1);
});

test("a goal says that the design was seen, before and after the exposure arrives", async () => {
  await send("ada", "goal");
  await send("ada", "exposure");
  expect(await sums()).toEqual([1, 1]);
});

test("of a visitor a salted hash is kept, and nothing else", async () => {
  await send("ada@example.com", "exposure");
  const rows = await db().$queryRaw<object[]>`
    SELECT * FROM experiment_visitors WHERE set_id = ${set.id}::uuid`;
  expect(rows).toEqual([{ set_id: set.id, hash: expect.any(BigInt), is_converted: false }]);
});

test("bots are answered and not counted", async () => {
  for (const agent of ["Mozilla/5.0 (compatible; Googlebot/2.1)", "HeadlessChrome/140", "curl/8.5.0", ""]) {
    expect((await send("robot", "exposure", { "user-agent": agent })).status).toBe(204);
  }
  expect(await sums()).toEqual([0, 0]);
});

test("people are counted whose telephone or program has a name like a bot's", async () => {
  const telephone =
    "Mozilla/5.0 (Linux; Android 13; CUBOT X50) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36";
  const inTelegram = `${PERSON} Telegram-Android/11.3.3 (Samsung SM-G991B; Android 13; SDK 33; HIGH)`;
  await send("ada", "exposure", { "user-agent": telephone });
  await send("bob", "exposure", { "user-agent": inTelegram });
  expect(await sums()).toEqual([2, 0]);
});

describe("refuses", () => {
  test.each<[string, Sent | string, string]>([
    ["no JSON", "hello", "body"],
    ["a list", "[]", "body"],
    ["no visitor", { arm: "a", event: "goal" }, "visitor"],
    ["a visitor too long", { visitor: "x".repeat(129), arm: "a", event: "goal" }, "visitor"],
    ["another event", { visitor: "ada", arm: "a", event: "purchase" }, "event"],
    ["an arm that there is not", { visitor: "ada", arm: "e", event: "goal" }, "arm"],
  ])("400: %s", async (_, body, field) => {
    const answer = await post(body);
    expect([answer.status, (await answer.json()).error.details.field]).toEqual([400, field]);
  });

  test("400: an arm that is not the visitor's", async () => {
    const arm = ARMS.find((one) => one !== armFor("ada"))!;
    const answer = await post({ visitor: "ada", arm, event: "goal" });
    expect([answer.status, (await answer.json()).error.details.field]).toEqual([400, "arm"]);
    expect(await sums()).toEqual([0, 0]);
  });

  test("413: a body of more than a kilobyte", async () => {
    expect((await post({ visitor: "x".repeat(2_000), arm: "a", event: "goal" })).status).toBe(413);
  });

  test("404: a key that there is not, an experiment that has ended, a brand that was deleted", async () => {
    expect((await post({ visitor: "ada", arm: "a", event: "goal" }, {}, "mx_nothing")).status).toBe(404);
    await db().variantSet.update({ where: { id: set.id }, data: { endedAt: new Date(), salt: null } });
    expect((await send("ada", "exposure")).status).toBe(404);
  });

  test("429: one network that sends without an end, while another is counted", async () => {
    const statuses = new Set<number>();
    for (let sent = 0; sent < 420; sent++) statuses.add((await post("hello")).status);
    expect(statuses).toEqual(new Set([400, 429]));
    networks += 1;
    expect((await send("ada", "exposure")).status).toBe(204);
  });
});

test("429: one network that tries one key after another", async () => {
  const statuses = new Set<number>();
  for (let sent = 0; sent < 1_030; sent++) {
    statuses.add((await post("hello", {}, `mx_${String(sent).padStart(20, "0")}`)).status);
  }
  expect(statuses).toEqual(new Set([400, 429]));
});

test("an experiment that has ended is counted no more, also while it is remembered as running", async () => {
  await send("ada", "exposure");
  await db().variantSet.update({ where: { id: set.id }, data: { endedAt: new Date() } });
  expect((await send("bob", "exposure")).status).toBe(204);
  expect(await sums()).toEqual([1, 0]);
});
