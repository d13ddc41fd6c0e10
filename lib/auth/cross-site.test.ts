import { expect, test } from "vitest";
import { refuseCrossSite } from "./cross-site";

const sent = (headers: Record<string, string>, method = "POST") =>
  new Request("http://localhost:3000/api/generate", { method, headers });

test.each<Record<string, string>>([
  {},
  { "sec-fetch-site": "same-origin", origin: "http://localhost:3000" },
  { "sec-fetch-site": "none" },
  { origin: "http://localhost:3000" },
  { origin: "http://192.168.0.2:3000", host: "192.168.0.2:3000" },
])("lets a request with %o through", (headers) => {
  expect(() => refuseCrossSite(sent(headers))).not.toThrow();
});

test.each<Record<string, string>>([
  { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
  { "sec-fetch-site": "same-site", origin: "http://brand.localhost:3000" },
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: "http://localhost:3000.evil.example" },
])("refuses a request with %o", (headers) => {
  expect(() => refuseCrossSite(sent(headers))).toThrow(/another site/);
});

test("reading is allowed from everywhere", () => {
  expect(() => refuseCrossSite(sent({ "sec-fetch-site": "cross-site" }, "GET"))).not.toThrow();
});
