import { expect, test } from "vitest";
import { brandListHref, readBrandListAddress } from "./brand-list-address";

test("an address without anything is the newest brands", () => {
  expect(readBrandListAddress({})).toEqual({ page: 1, limit: 24, sort: "-createdAt" });
});

test("what fits is taken, what does not is left out", () => {
  const read = readBrandListAddress({
    q: " berg ",
    style: "bold",
    status: "done",
    sort: "colour",
    page: "-3",
    limit: "100",
    other: "x",
  });
  expect(read).toEqual({ page: 1, limit: 24, sort: "-createdAt", q: "berg", style: "bold" });
});

test("the address of a page says what differs, and is read as it was written", () => {
  const query = { q: "50% & more", status: "failed", sort: "name", page: 2 } as const;
  const href = brandListHref(query);
  expect(href).toBe("/dashboard?q=50%25+%26+more&status=failed&sort=name&page=2");
  const params = Object.fromEntries(new URLSearchParams(href.split("?")[1]));
  expect(readBrandListAddress(params)).toEqual({ ...query, limit: 24 });
  expect(brandListHref({ page: 1, sort: "-createdAt" })).toBe("/dashboard");
});
