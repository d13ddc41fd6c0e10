import { execFile } from "node:child_process";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { afterEach, expect, test } from "vitest";
import { askDirectly } from "./ask-directly";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Asks in a process of its own: Node reads the settings of proxies when it starts. */
async function askBehindProxy(proxy: string, question: string): Promise<string> {
  const settings = {
    NODE_USE_ENV_PROXY: "1",
    HTTP_PROXY: proxy,
    NO_PROXY: "",
    no_proxy: "",
    NODE_OPTIONS: "",
  };
  const args = ["--no-warnings", "--input-type=module-typescript", "--eval", `console.log(${question})`];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, ...settings },
  });
  return stdout.trim();
}

test("the answer is the server's own, though the environment names a proxy", async () => {
  let asked = 0;
  const proxy = await listen((_, response) => {
    asked++;
    response.writeHead(502).end();
  });
  servers[0]!.on("connect", (_, socket) => {
    asked++;
    socket.end("HTTP/1.1 502 Bad Gateway\r\n\r\n");
  });
  const site = await listen((_, response) => response.end("at home"));
  const byFetch = `await fetch("${site}/").then(({ status }) => status, () => "no answer")`;
  // Older versions of Node know of no proxies at all.
  const byProxy = process.allowedNodeEnvironmentFlags.has("--use-env-proxy") ? 1 : 0;
  expect(await askBehindProxy(proxy, byFetch)).toBe(byProxy ? "no answer" : "200");
  expect(asked).toBe(byProxy);

  const directly = `await (await import("./lib/status/ask-directly.ts")).askDirectly("${site}/", 4000)`;
  expect(await askBehindProxy(proxy, directly)).toBe("200");
  expect(asked).toBe(byProxy);
});

test("a redirect is the answer; an answer that never ends is none", async () => {
  const site = await listen((request, response) => {
    if (request.url === "/moved") response.writeHead(307, { Location: "/" }).end();
    else response.write("and then");
  });
  expect(await askDirectly(`${site}/moved`, 4_000)).toBe(307);
  await expect(askDirectly(site, 100)).rejects.toThrow();
});
