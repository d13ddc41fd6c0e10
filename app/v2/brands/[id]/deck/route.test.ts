import { beforeEach, describe, expect, test } from "vitest";
import { finishedBrandOf, waitingBrandOf } from "@/lib/brand/account-brand-fixture";
import { giveStages, wholeBrandOf } from "@/lib/brand/whole-brand-fixture";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { newId } from "@/lib/ids";
import { buyFor } from "@/lib/payments/purchase-fixture";
import { useRenderingHere } from "@/lib/render/render-pool-fixture";
import { storage } from "@/lib/storage/current-storage";
import { accountWithKey, type requestWith, withId } from "@/lib/v1/key-fixture";
import { GET as getFile } from "./[file]/route";
import { GET, POST } from "./route";

useTestDatabase();
useRenderingHere();

let accountId: string;
let request: ReturnType<typeof requestWith>;

beforeEach(async () => {
  ({ accountId, request } = await accountWithKey({ beta: true }));
});

const path = (id: string) => `/v2/brands/${id}/deck`;
const read = (id: string, by = request) => GET(by("GET", path(id)), withId(id));
const make = (id: string, body: object = {}, by = request) =>
  POST(by("POST", path(id), { body }), withId(id));
const file = (id: string, name: string, headers = {}) =>
  getFile(request("GET", `${path(id)}/${name}`, { headers }), {
    params: Promise.resolve({ id, file: name }),
  });

async function refusal(response: Response) {
  const { error } = await response.json();
  return [response.status, error.code, error.details?.field];
}

describe("what is refused", () => {
  test("403 without the opt-in, before anything is looked at", async () => {
    const { request: plain } = await accountWithKey();
    expect((await refusal(await make(newId(), { form: 1 }, plain)))[0]).toBe(403);
  });

  test("400 names the field", async () => {
    const { brandId } = await finishedBrandOf(accountId);
    const bad = { form: { team: [{ name: "", role: "x" }] } };
    expect(await refusal(await make(brandId, bad))).toEqual([400, "VALIDATION_ERROR", "form.team.0.name"]);
    expect((await refusal(await make(brandId, { form: { revenue: [{ year: 2030, amount: -1 }] } })))[2]).toBe(
      "form.revenue.0.amount",
    );
  });

  test("400 for a text that is longer than its place has room for", async () => {
    const { brandId } = await finishedBrandOf(accountId);
    const refused = await make(brandId, { texts: { "team.key-1": "In the autumn of next year" } });
    expect(await refusal(refused)).toEqual([400, "VALIDATION_ERROR", "texts.team.key-1"]);
  });

  test("404 for another account's brand as for none", async () => {
    const other = await accountWithKey();
    const { brandId } = await finishedBrandOf(other.accountId);
    for (const id of [brandId, newId(), "nonsense"]) {
      expect((await make(id)).status).toBe(404);
      expect((await read(id)).status).toBe(404);
      expect((await file(id, "deck.pdf")).status).toBe(404);
    }
  });

  test("409 before the first version is complete, also for who has not paid", async () => {
    const { brandId } = await waitingBrandOf(accountId);
    expect((await make(brandId)).status).toBe(409);
    expect((await read(brandId)).status).toBe(409);
  });

  test("402 until it is bought, and nothing is made", async () => {
    const { brandId } = await wholeBrandOf(accountId);
    const response = await make(brandId, { form: { problem: "Balconies lie idle" } });
    const { error } = await response.json();
    expect([response.status, error.code, error.details.feature]).toEqual([402, "PAYMENT_REQUIRED", "deck"]);
    const { data } = await (await read(brandId)).json();
    expect(data).toMatchObject({ isBought: false, price: "0.01", form: null, deck: null });
    expect((await file(brandId, "deck.pdf")).status).toBe(404);
  }, 60_000);
});

describe("what is made", () => {
  test("ten slides with their gaps, files with tags; texts are written over; a later version is made from the same words", async () => {
    const { brandId } = await wholeBrandOf(accountId);
    await buyFor(brandId, "deck");
    const form = { problem: "Balconies lie idle", revenue: [{ year: 2027, amount: 90_000 }] };
    const { data } = await (await make(brandId, { form })).json();
    expect(data.deck.slides).toHaveLength(10);
    const gaps = data.deck.gaps.map(({ id }: { id: string }) => id);
    expect(gaps).toContain("ask.title");
    expect(gaps).not.toContain("problem.title");

    const first = await file(brandId, "deck.pptx");
    expect(first.headers.get("content-disposition")).toContain("attachment");
    expect(first.headers.get("content-disposition")).toContain("pitch-deck.pptx");
    expect(
      Buffer.from(await first.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe("PK");
    const tag = first.headers.get("etag")!;
    expect((await file(brandId, "deck.pptx", { "if-none-match": tag })).status).toBe(304);
    expect(await (await file(brandId, "slide-1.svg")).text()).toContain("<svg");
    expect((await file(brandId, "deck.exe")).status).toBe(404);

    const unknown = await make(brandId, { texts: { "ask.chart": "x" } });
    expect(await refusal(unknown)).toEqual([400, "VALIDATION_ERROR", "texts.ask.chart"]);
    const { data: again } = await (await make(brandId, { texts: { "ask.title": "Half a million" } })).json();
    expect(again.form.problem).toBe("Balconies lie idle");
    expect(again.deck.gaps.map(({ id }: { id: string }) => id)).not.toContain("ask.title");
    expect((await file(brandId, "deck.pptx")).headers.get("etag")).not.toBe(tag);

    const row = await db().brandVersion.findFirstOrThrow({ where: { brandId } });
    await db().brandVersion.create({ data: { ...row, brief: row.brief as object, version: 2 } });
    await giveStages(brandId, 2);
    await db().brand.update({ where: { id: brandId }, data: { visibleVersion: 2 } });
    const { data: later } = await (await read(brandId)).json();
    expect(later).toMatchObject({
      version: 2,
      isBought: true,
      deck: null,
      texts: { "ask.title": "Half a million" },
    });
    const { data: made } = await (await make(brandId)).json();
    expect(made.deck.slides[9].texts[0].text).toBe("Half a million");
  }, 60_000);

  test("what two give at the same time is both kept", async () => {
    const { brandId } = await wholeBrandOf(accountId);
    await buyFor(brandId, "deck");
    const answers = await Promise.all([
      make(brandId, { form: { problem: "Balconies lie idle" } }),
      make(brandId, { texts: { "model.title": "By the month" } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { data } = await (await read(brandId)).json();
    expect(data).toMatchObject({
      form: { problem: "Balconies lie idle" },
      texts: { "model.title": "By the month" },
    });
    const keys: string[] = [];
    for await (const key of storage().list(`brands/${brandId}/1/deck/`)) keys.push(key);
    expect(new Set(keys.map((key) => key.split("/")[4])).size).toBe(2);
  }, 60_000);

  test("of three decks the files of the last two stay", async () => {
    const { brandId } = await wholeBrandOf(accountId);
    await buyFor(brandId, "deck");
    for (const problem of ["One", "Two", "Three"]) await make(brandId, { form: { problem } });
    const keys: string[] = [];
    for await (const key of storage().list(`brands/${brandId}/1/deck/`)) keys.push(key);
    expect(new Set(keys.map((key) => key.split("/")[4])).size).toBe(2);
  }, 60_000);
});
