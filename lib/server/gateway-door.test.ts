import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { enterGateway } from "./gateway-door";

test.each([
  ["/ipfs/bafy/", "/ipfs/bafy"],
  ["/ipfs/bafy/?format=car", "/ipfs/bafy?format=car"],
  ["/ipfs/bafy/icons//", "/ipfs/bafy/icons"],
  ["/ipfs/bafy/logo.png", "/ipfs/bafy/logo.png"],
  ["/ipfs/bafy?download=/", "/ipfs/bafy?download=/"],
  ["/ipfs/", "/ipfs/"],
  ["/gallery/", "/gallery/"],
  ["/", "/"],
])("%s is asked of Next as %s", (url, asked) => {
  const request = { url } as IncomingMessage;
  enterGateway(request);
  expect(request.url).toBe(asked);
});
