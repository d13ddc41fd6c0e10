import { beforeEach, describe, expect, test } from "vitest";
import { finishedBrandOf, waitingBrandOf } from "@/lib/brand/account-brand-fixture";
import { db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { drawnSet } from "@/lib/experiments/variants-fixture";
import { newId } from "@/lib/ids";
import { buyFor } from "@/lib/payments/purchase-fixture";
import { accountWithKey, withId } from "@/lib/v1/key-fixture";
import { GET as download } from "./[setId]/download/route";
import { GET as results } from "./[setId]/results/route";
import { PATCH as change, GET as one } from "./[setId]/route";
import { GET as list, POST as make } from "./route";

useTestDatabase();

let owner: Awaited<ReturnType<typeof accountWithKey>>;
let brandId: string;

beforeEach(async () => {
  owner = await accountWithKey({ beta: true });
  ({ brandId } = await finishedBrandOf(owner.accountId));
});

const post = (id = brandId, body?: unknown, by = owner, headers = {}) =>
  make(by.request("POST", `/v2/brands/${id}/variants`, { body, headers }), withId(id));
const withSet = (setId: string, id = brandId) => ({ params: Promise.resolve({ id, setId }) });

describe("POST /v2/brands/:id/variants", () => {
  test("401 without a key, 403 for one that has not opted in", async () => {
    const nobody = await make(new Request("http://localhost:3000/v2/x", { method: "POST" }), withId(brandId));
    const other = await accountWithKey();
    expect([nobody.status, (await post(brandId, undefined, other)).status]).toEqual([401, 403]);
  });

  test("404 for another account's brand as for none, whether it has been bought or not", async () => {
    const stranger = await accountWithKey({ beta: true });
    await buyFor(brandId, "variants");
    const answers = await Promise.all([brandId, newId()].map((id) => post(id, undefined, stranger)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });

  test.each([
    [{ axes: ["color", "type"] }],
    [{ axes: ["color", "color", "type"] }],
    [{ axes: ["color", "type", "smell"] }],
    [{ axes: "color" }],
  ])("400 names the field: %j", async (body) => {
    const answer = await post(brandId, body);
    const { error } = await answer.json();
    expect([answer.status, error.details.field.slice(0, 4)]).toEqual([400, "axes"]);
  });

  test("409 before the first version is complete, bought or not", async () => {
    const waiting = await waitingBrandOf(owner.accountId);
    const answer = await post(waiting.brandId);
    expect(answer.status).toBe(409);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test("402 with the price until it has been bought; then 202, the same set again, drawn once", async () => {
    const refused = await post();
    expect([refused.status, (await refused.json()).error.details.feature]).toEqual([402, "variants"]);
    await buyFor(brandId, "variants");
    const answer = await post();
    const { data } = await answer.json();
    expect([answer.status, data.status, data.axes]).toEqual([202, "making", ["color", "type", "mark"]]);
    expect(answer.headers.get("location")).toBe(`/v2/brands/brand_${brandId}/variants/${data.id}`);
    expect((await (await post()).json()).data.id).toBe(data.id);
    expect(await db().outboxEvent.count({ where: { name: "brand/variants.requested" } })).toBe(1);
    const { data: listed } = await (await list(owner.request("GET", "/v2/x"), withId(brandId))).json();
    expect(listed).toMatchObject({ isBought: true, price: "0.005", sets: [{ id: data.id }] });
  });
});

describe("a set", () => {
  test("is its owner's alone: every door says 404 to others, and of another brand's set", async () => {
    const set = await drawnSet(brandId);
    const { brandId: otherBrand } = await finishedBrandOf(owner.accountId);
    const stranger = await accountWithKey({ beta: true });
    for (const [door, method] of [
      [one, "GET"],
      [results, "GET"],
      [download, "GET"],
      [change, "PATCH"],
    ] as const) {
      const body = method === "PATCH" ? { body: { shared: true } } : {};
      const asked = (by: typeof owner, id: string) =>
        door(by.request(method as "GET", "/v2/x", body), withSet(set.id, id));
      expect((await asked(stranger, brandId)).status).toBe(404);
      expect((await asked(owner, otherBrand)).status).toBe(404);
      expect((await asked(owner, brandId)).status).toBe(200);
    }
  });

  test("lists its files, and comes as a ZIP", async () => {
    const set = await drawnSet(brandId);
    const answer = await one(owner.request("GET", "/v2/x"), withSet(set.id));
    const { data } = await answer.json();
    expect(data.variants.map(({ arm, axis }: { arm: string; axis: string }) => [arm, axis])).toEqual([
      ["a", null],
      ["b", "color"],
      ["c", "type"],
      ["d", "mark"],
    ]);
    expect(data.variants[1].files[0]).toMatchObject({ path: "b/index.html", sha256: expect.any(String) });
    const zip = await download(owner.request("GET", "/v2/x"), withSet(set.id));
    expect([zip.headers.get("content-type"), zip.headers.get("content-disposition")]).toEqual([
      "application/zip",
      "attachment; filename=sonnenkind-variants.zip",
    ]);
  });

  test("stands in the list without its files", async () => {
    const set = await drawnSet(brandId);
    const dataOf = async (answer: Response) => (await answer.json()).data;
    const whole = await dataOf(await one(owner.request("GET", "/v2/x"), withSet(set.id)));
    const listed = await dataOf(await list(owner.request("GET", "/v2/x"), withId(brandId)));
    const { variants, files, ...rest } = whole;
    expect([variants.length, files.length]).toEqual([4, 2]);
    expect(listed.sets).toEqual([{ ...rest, compareUrl: expect.stringContaining(set.id) }]);
  });

  test("has no ZIP: 409 while it is drawn with when to ask again, 409 without that when it could not be", async () => {
    const set = await drawnSet(brandId);
    const ask = async (status: string) => {
      await db().variantSet.update({ where: { id: set.id }, data: { status, record: Prisma.DbNull } });
      const answer = await download(owner.request("GET", "/v2/x"), withSet(set.id));
      return [answer.status, answer.headers.get("retry-after")];
    };
    expect([await ask("making"), await ask("failed")]).toEqual([
      [409, "5"],
      [409, null],
    ]);
  });

  test("is shared by a new link each time, and ends for good: of its visitors only their number stays", async () => {
    const set = await drawnSet(brandId);
    const patch = async (body: object) =>
      (await change(owner.request("PATCH" as "POST", "/v2/x", { body }), withSet(set.id))).json();
    const { data: shared } = await patch({ shared: true });
    expect(shared.shareUrl).toMatch(/\/variants\/[\w-]{22}\/$/);
    expect((await patch({ shared: true })).data.shareUrl).toBe(shared.shareUrl);
    expect((await patch({ shared: false })).data.shareUrl).toBeNull();
    expect((await patch({ shared: true })).data.shareUrl).not.toBe(shared.shareUrl);
    await db().experimentVisitor.create({ data: { setId: set.id, hash: 7n } });
    const { data: ended } = await patch({ ended: true });
    expect(ended.endedAt).not.toBeNull();
    expect(await db().experimentVisitor.count({ where: { setId: set.id } })).toBe(0);
    expect((await patch({ ended: false })).error.details.field).toBe("ended");
    expect((await patch({})).error.code).toBe("VALIDATION_ERROR");
  });

  test("says what its experiment shows", async () => {
    const set = await drawnSet(brandId);
    for (const [arm, conversions] of [50, 90, 50, 51].entries()) {
      await db().experimentArm.update({
        where: { setId_arm: { setId: set.id, arm } },
        data: { visitors: 1_000, conversions },
      });
    }
    const { data } = await (await results(owner.request("GET", "/v2/x"), withSet(set.id))).json();
    expect(data).toMatchObject({
      isRunning: true,
      alpha: 0.05,
      isFull: false,
      sampleRatio: { alarm: false },
    });
    expect(data.arms[0]).toMatchObject({ arm: "a", visitors: 1_000, rate: 0.05, comparison: null });
    expect(data.arms[1].comparison.lift).toBeCloseTo(0.8, 6);
  });
});
