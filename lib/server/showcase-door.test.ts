import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, it } from "vitest";
import { enterShowcase } from "./showcase-door";

const ID = "6f1c2a9e-1f0b-4b59-9d3e-5a1f6f6f2b11";
const OWN = `${ID}.design.localhost:3000`;

function enter(host: string, url: string) {
  const request = { url, headers: { host } } as IncomingMessage;
  let location: string | undefined;
  const response = {
    writeHead(_: number, headers: { Location: string }) {
      location = headers.Location;
      return { end: () => undefined };
    },
  } as unknown as ServerResponse;
  const isAnswered = enterShowcase(request, response);
  return isAnswered ? { location } : request.url;
}

it.each([
  [OWN, "/", `/design/${ID}/index.html`],
  [OWN, "/?a=/b/", `/design/${ID}/index.html?a=/b/`],
  [OWN, "/docs/", `/design/${ID}/docs/index.html`],
  [OWN, "/tokens/brand.css", `/design/${ID}/tokens/brand.css`],
  // Nothing of the application is on a brand's origin.
  [OWN, "/api/account", `/design/${ID}/api/account`],
  [OWN, "/_next/static/x.js", `/design/${ID}/_next/static/x.js`],
  [OWN, "/v1/brands", `/design/${ID}/v1/brands`],
  [OWN, "/api/ws/x", `/design/${ID}/api/ws/x`],
  [OWN, "/design/other/index.html", `/design/${ID}/design/other/index.html`],
  [OWN, "//evil.example/", `/design/${ID}/-`],
  [OWN, "/\\evil.example", `/design/${ID}/-`],
  // Nor does a way lead out of its folder.
  [OWN, "/../../gallery", `/design/${ID}/-`],
  [OWN, "/docs/..", `/design/${ID}/-`],
  [OWN, "/%2e%2E/.%2e/gallery", `/design/${ID}/-`],
  [OWN, "/..%2f..%2fgallery", `/design/${ID}/-`],
  ["localhost:3000", `/design/${ID}/../../gallery.rsc`, `/design/${ID}/-`],
  ["nobody.design.localhost:3000", "/dashboard", "/design/-/dashboard"],
  ["localhost:3000", `/design/${ID}/`, `/design/${ID}/index.html`],
  ["localhost:3000", `/design/${ID}/docs/`, `/design/${ID}/docs/index.html`],
  ["localhost:3000", `/design/${ID}//docs/`, `/design/${ID}/-`],
  ["localhost:3000", `/design/${ID}?a`, { location: `/design/${ID}/?a` }],
  ["design.localhost:3000", `/design/${ID}/r/base.json`, `/design/${ID}/r/base.json`],
  ["localhost:3000", "/design", "/design"],
  ["localhost:3000", "/designs/", "/designs/"],
  ["localhost:3000", "/", "/"],
])("%s%s", (host, url, expected) => {
  expect(enter(host, url)).toEqual(expected);
});
