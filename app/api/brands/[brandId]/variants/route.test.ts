import { beforeEach, describe, expect, test } from "vitest";
import { GET as showcase } from "@/app/(showcase)/design/[brandId]/[...path]/route";
import { type SignedInBrowser, signedInBrowser } from "@/app/api/account/session-test-kit";
import { GET as passed } from "@/app/api/variants/[pass]/[...path]/route";
import { finishedBrandOf } from "@/lib/brand/account-brand-fixture";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { drawnSet } from "@/lib/experiments/variants-fixture";
import { buyFor } from "@/lib/payments/purchase-fixture";
import { GET as results } from "./[setId]/results/route";
import { PATCH as change, GET as one } from "./[setId]/route";
import { GET as list, POST as make } from "./route";

useTestDatabase();

let owner: SignedInBrowser;
let brandId: string;

beforeEach(async () => {
  owner = await signedInBrowser();
  ({ brandId } = await finishedBrandOf(owner.accountId));
});

const read = async (response: Response) => {
  const { data, error } = await response.json();
  return { status: response.status, body: data, error };
};
const ask = async (
  handler: typeof list,
  { setId = "", body, cookie = owner.cookie }: { setId?: string; body?: object; cookie?: string } = {},
) =>
  read(
    await handler(
      new Request("http://localhost:3000/api/x", {
        method: body ? "POST" : "GET",
        headers: { cookie, "content-type": "application/json" },
        ...(body && { body: JSON.stringify(body) }),
      }),
      { params: Promise.resolve({ brandId, ...(setId && { setId }) }) },
    ),
  );

test("visitors are told to sign in, strangers that there is nothing", async () => {
  const stranger = await signedInBrowser();
  const set = await drawnSet(brandId);
  for (const [handler, options] of [
    [list, {}],
    [make, { body: {} }],
    [one, { setId: set.id }],
    [change, { setId: set.id, body: { shared: true } }],
    [results, { setId: set.id }],
  ] as const) {
    const given = options as { setId?: string; body?: object };
    expect((await ask(handler as typeof list, { ...given, cookie: "" })).status).toBe(401);
    expect((await ask(handler as typeof list, { ...given, cookie: stranger.cookie })).status).toBe(404);
  }
});

test("says the price before the purchase, and makes a set after it", async () => {
  expect((await ask(list)).body).toEqual({ isBought: false, price: "0.005", sets: [] });
  expect((await ask(make, { body: {} })).status).toBe(402);
  await buyFor(brandId, "variants");
  const { status, body } = await ask(make, { body: { axes: ["mark", "type", "color"] } });
  // The same three in another order are the same designs.
  expect([status, body.status, body.axes]).toEqual([202, "making", ["color", "type", "mark"]]);
  expect((await ask(make, { body: { axes: ["type", "mark", "color"] } })).body.id).toBe(body.id);
  expect((await ask(list)).body).toMatchObject({ isBought: true, sets: [{ id: body.id }] });
});

describe("files", () => {
  const at = (url: string) => {
    const [pass = "", ...path] = new URL(url).pathname.replace("/api/variants/", "").split("/");
    return passed(new Request(url), { params: Promise.resolve({ pass, path }) });
  };

  test("are read by the address that the owner was given, in a sandbox, and by no other", async () => {
    const set = await drawnSet(brandId);
    const { body } = await ask(one, { setId: set.id });
    const page = await at(body.compareUrl);
    expect([page.status, page.headers.get("content-security-policy")]).toEqual([
      200,
      expect.stringContaining("sandbox"),
    ]);
    expect(await (await at(body.variants[2].files[0].url)).text()).toContain("Design c");
    const other = await drawnSet((await finishedBrandOf(owner.accountId)).brandId);
    for (const wrong of [
      body.compareUrl.replace(set.id, other.id),
      body.compareUrl.replace("index.html", "e/index.html"),
      body.compareUrl.replace("index.html", "constructor"),
      "http://localhost:3000/api/variants/nothing/index.html",
      "http://localhost:3000/api/variants/%/index.html",
    ]) {
      expect((await at(wrong)).status).toBe(404);
    }
    await db().brand.update({ where: { id: brandId }, data: { deletedAt: new Date() } });
    expect((await at(body.compareUrl)).status).toBe(404);
  });

  test("of a set that two requests share at once have one link", async () => {
    const set = await drawnSet(brandId);
    const shared = { setId: set.id, body: { shared: true } };
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(change, shared)));
    expect(new Set(answers.map(({ body }) => body.shareUrl)).size).toBe(1);
  });

  test("are shared only where others see the brand, and never found by a search engine", async () => {
    const set = await drawnSet(brandId);
    await db().brand.update({ where: { id: brandId }, data: { visibility: "private" } });
    expect((await ask(change, { setId: set.id, body: { shared: true } })).status).toBe(409);
    await db().brand.update({ where: { id: brandId }, data: { visibility: "public" } });
    const { body } = await ask(change, { setId: set.id, body: { shared: true } });
    const [, token = ""] = /variants\/([\w-]+)\/$/.exec(body.shareUrl) ?? [];
    const page = await showcase(
      new Request(`http://localhost:3000/design/${brandId}/variants/${token}/a/index.html`),
      {
        params: Promise.resolve({ brandId, path: ["variants", token, "a", "index.html"] }),
      },
    );
    expect([page.status, page.headers.get("x-robots-tag")]).toEqual([200, "noindex"]);
  });

  test("that could not be drawn are not said to be on their way", async () => {
    const set = await drawnSet(brandId);
    await db().variantSet.update({ where: { id: set.id }, data: { status: "failed" } });
    const { error } = await ask(change, { setId: set.id, body: { shared: true } });
    expect(error).toMatchObject({ code: "CONFLICT", message: expect.stringContaining("could not be drawn") });
  });

  test("are shared at the brand's showcase for as long as the link holds", async () => {
    const set = await drawnSet(brandId);
    const read = (token: string, brand = brandId, file = "b/index.html") =>
      showcase(new Request(`http://localhost:3000/design/${brand}/variants/${token}/${file}`), {
        params: Promise.resolve({ brandId: brand, path: ["variants", token, ...file.split("/")] }),
      });
    expect((await read("nothing")).status).toBe(404);
    const { body } = await ask(change, { setId: set.id, body: { shared: true } });
    const [, token = ""] = /variants\/([\w-]+)\/$/.exec(body.shareUrl) ?? [];
    const shown = await read(token);
    expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining("Design b")]);
    expect(shown.headers.get("x-robots-tag")).toBe("noindex");
    const { brandId: other } = await finishedBrandOf(owner.accountId);
    expect((await read(token, other)).status).toBe(404);
    await ask(change, { setId: set.id, body: { shared: false } });
    expect((await read(token)).status).toBe(404);
  });
});
