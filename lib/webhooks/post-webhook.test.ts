import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { getCACertificates, setDefaultCACertificates, type TLSSocket } from "node:tls";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { refreshEnv } from "@/lib/env";
import { selfSignedCertificate } from "./certificate-fixture";
import { type DnsServer, startDnsServer } from "./dns-fixture";
import { postWebhook } from "./post-webhook";
import { KEPT_BYTES } from "./read-answer";
import { type Receiver, startReceiver } from "./receiver-fixture";

/** Receivers stand at 127.0.0.2, which is allowed; 127.0.0.1 and all else stay private. */
const ALLOWED = "127.0.0.2";
const closing: { close(): Promise<void> }[] = [];

async function receiver(...options: Parameters<typeof startReceiver>): Promise<Receiver> {
  const started = await startReceiver(options[0], options[1] ?? ALLOWED, options[2]);
  closing.push(started);
  return started;
}

async function nameServer(answers: Parameters<typeof startDnsServer>[0]): Promise<DnsServer> {
  const started = await startDnsServer(answers);
  closing.push(started);
  set({ WEBHOOK_DNS_SERVERS: started.address });
  return started;
}

function set(settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  refreshEnv();
}

const post = (url: string, body = "{}") =>
  postWebhook({ url, body, headers: { "content-type": "application/json" } });

beforeEach(() => set({ WEBHOOK_ALLOW_CIDRS: `${ALLOWED}/32` }));
afterEach(async () => {
  vi.unstubAllEnvs();
  refreshEnv();
  await Promise.all(closing.splice(0).map((server) => server.close()));
});

describe("what is sent and what is kept", () => {
  test("one POST with the body as it is, on a connection of its own", async () => {
    const { url, received, connections } = await receiver();
    expect(await post(url, "{“ü”}")).toEqual({
      status: 200,
      error: null,
      responseBody: "ok",
      durationMs: expect.any(Number),
    });
    await post(url);
    expect(received[0]).toMatchObject({
      method: "POST",
      url: "/hook",
      body: "{“ü”}",
      headers: { "content-type": "application/json", "content-length": "10", connection: "close" },
    });
    expect(connections()).toBe(2);
  });

  test.each([
    [204, null],
    [299, null],
    [301, "redirect"],
    [304, "redirect"],
    [307, "redirect"],
    [400, "http-400"],
    [410, "http-410"],
    [503, "http-503"],
  ])("status %i: %s", async (status, error) => {
    const { url } = await receiver((response) => response.writeHead(status).end());
    expect(await post(url)).toMatchObject({ status, error });
  });

  test("a redirect is not followed, not even to the same server", async () => {
    const sink = await receiver();
    const { url, received } = await receiver((response) =>
      response.writeHead(302, { location: sink.url }).end("over there"),
    );
    expect(await post(url)).toMatchObject({ status: 302, error: "redirect", responseBody: "over there" });
    expect(received).toHaveLength(1);
    expect(sink.connections()).toBe(0);
  });

  test("of a huge answer only the beginning is read", async () => {
    let written = 0;
    const { url } = await receiver((response) => {
      const more = () => {
        while (written < 2 ** 30 && !response.destroyed) {
          written += 65_536;
          if (!response.write(Buffer.alloc(65_536, "x"))) return void response.once("drain", more);
        }
      };
      more();
    });
    const result = await post(url);
    expect(result).toMatchObject({ status: 200, error: null });
    expect(result.responseBody).toBe("x".repeat(KEPT_BYTES));
    expect(written).toBeLessThan(2 ** 26);
  });

  test("an answer that drips is cut after two seconds, and its status counts", async () => {
    const { url } = await receiver((response) => {
      response.write("dr");
      const dripping = setInterval(() => response.write("i"), 100);
      response.on("close", () => clearInterval(dripping));
    });
    const result = await post(url);
    expect(result).toMatchObject({ status: 200, error: null });
    expect(result.responseBody).toMatch(/^dri+$/);
    expect(result.durationMs).toBeLessThan(4_000);
  });

  test("a receiver that takes too long: time-out, and the connection is closed", async () => {
    const closed = Promise.withResolvers<void>();
    const { url, received } = await receiver((response) => response.on("close", closed.resolve));
    expect(await postWebhook({ url, headers: {}, body: "{}", timeoutMs: 300 })).toMatchObject({
      status: null,
      error: "timeout",
    });
    await closed.promise;
    expect(received).toHaveLength(1);
  });

  test("NUL and broken UTF-8 become characters that a database keeps", async () => {
    const { url } = await receiver((response) => response.end(Buffer.from([0x61, 0, 0xff, 0x62])));
    expect(await post(url)).toMatchObject({ responseBody: "a\uFFFD\uFFFDb" });
  });

  test("a receiver that is down, hangs up, or speaks something else", async () => {
    const down = await receiver();
    await down.close();
    expect(await post(down.url)).toMatchObject({
      status: null,
      error: "connection-refused",
      responseBody: null,
    });
    const rude = await receiver((response) => response.destroy());
    expect(await post(rude.url)).toMatchObject({ status: null, error: "connection-lost" });
    const garbled = await receiver((response) => response.socket?.end("no http at all\r\n\r\n"));
    expect(await post(garbled.url)).toMatchObject({ status: null, error: "hpe-invalid-constant" });
    const headers = await receiver((response) => response.writeHead(200, { big: "x".repeat(20_000) }).end());
    expect(await post(headers.url)).toMatchObject({ status: null, error: "hpe-header-overflow" });
    const other = await receiver((response) =>
      response.writeHead(101, { connection: "upgrade", upgrade: "x" }).end(),
    );
    expect(await post(other.url)).toMatchObject({ error: "http-101" });
  });

  test("https is spoken with the name's own certificate or not at all", async () => {
    const { key, cert } = selfSignedCertificate("hooks.example");
    const names: string[] = [];
    const server = createServer({ key, cert }, (request, response) => {
      names.push(String((request.socket as TLSSocket).servername));
      response.end("safe");
    });
    await new Promise<void>((resolve) => server.listen(0, ALLOWED, resolve));
    const close = async () => void server.close();
    closing.push({ close });
    await nameServer(() => [ALLOWED]);
    const at = (name: string) => `https://${name}:${(server.address() as AddressInfo).port}/`;
    expect(await post(at("hooks.example"))).toMatchObject({
      status: null,
      error: "depth-zero-self-signed-cert",
    });

    const known = getCACertificates("default");
    setDefaultCACertificates([...known, cert]);
    try {
      expect(await post(at("hooks.example"))).toMatchObject({ status: 200, responseBody: "safe" });
      expect(await post(at("other.example"))).toMatchObject({ error: "err-tls-cert-altname-invalid" });
      expect(await post(at(ALLOWED))).toMatchObject({ error: "err-tls-cert-altname-invalid" });
    } finally {
      setDefaultCACertificates(known);
    }
    expect(names).toEqual(["hooks.example"]);
    const plain = await receiver();
    expect(await post(plain.url.replace("http:", "https:"))).toMatchObject({
      status: null,
      error: expect.stringMatching(/^err-ssl|^connection-lost|^eproto/),
    });
    expect(plain.received).toEqual([]);
  });
});

describe("where it goes", () => {
  test("http goes to the operator's networks alone", async () => {
    expect(await post("http://8.8.8.8/")).toMatchObject({ status: null, error: "https-required" });
  });

  test.each([
    "http://127.0.0.1:PORT/",
    "http://0.0.0.0:PORT/",
    "http://localhost:PORT/",
    "http://a.localhost:PORT/",
    "http://127.1:PORT/",
    "http://2130706433:PORT/",
    "http://0x7f.0.0.1:PORT/",
    "http://0177.0.0.1:PORT/",
    "http://①②⑦.0.0.1:PORT/",
    "http://127.0.0.1.:PORT/",
    "http://[::1]:PORT/",
    "http://[::]:PORT/",
    "http://[::ffff:127.0.0.1]:PORT/",
    "http://[::127.0.0.1]:PORT/",
    "http://[64:ff9b::7f00:1]:PORT/",
    "http://[2002:7f00:1::]:PORT/",
    "https://127.0.0.1:PORT/",
    "https://[::ffff:7f00:1]:PORT/",
  ])("%s is not connected to", async (form) => {
    const sink = await receiver(undefined, "::");
    expect(await post(form.replace("PORT", String(sink.port)))).toMatchObject({ error: "refused-address" });
    expect(sink.connections()).toBe(0);
  });

  test("a name is dialled at the address that was checked", async () => {
    const dns = await nameServer(() => [ALLOWED]);
    const { url, received, port } = await receiver();
    expect(await post(url.replace(ALLOWED, "hooks.example"))).toMatchObject({ status: 200 });
    expect(received[0]?.headers.host).toBe(`hooks.example:${port}`);
    expect(new Set(dns.asked)).toEqual(new Set(["hooks.example"]));
  });

  test("a name whose answer changes is asked for anew, and refused", async () => {
    await nameServer((_, count) => [count === 1 ? ALLOWED : "127.0.0.1"]);
    const { url, port, received } = await receiver();
    const sink = await receiver(undefined, "127.0.0.1", port);
    const name = url.replace(ALLOWED, "rebinding.example");
    expect(await post(name)).toMatchObject({ status: 200 });
    expect(await post(name)).toMatchObject({ status: null, error: "refused-address" });
    expect([received.length, sink.connections()]).toEqual([1, 0]);
  });

  test.each([
    ["two of IPv4", [ALLOWED, "127.0.0.1"]],
    ["one of each family", [ALLOWED, "::1"]],
    ["a public one and a private one", ["8.8.8.8", "10.0.0.1"]],
  ])("an answer that mixes what may and may not be dialled is refused: %s", async (_, addresses) => {
    await nameServer(() => addresses);
    const { url, connections } = await receiver();
    // By https the public address alone would be fine.
    const mixed = url.replace(ALLOWED, "mixed.example").replace("http:", "https:");
    expect(await post(mixed)).toMatchObject({ error: "refused-address" });
    expect(connections()).toBe(0);
  });

  test("a name without an address, and a server that does not answer", async () => {
    await nameServer((name) => (name === "silent.example" ? null : []));
    expect(await post("https://nowhere.example/")).toMatchObject({ error: "unknown-host" });
    const silent = await post("https://silent.example/");
    expect(silent).toMatchObject({ status: null, error: "dns-failed" });
    expect(silent.durationMs).toBeLessThan(15_000);
  });
});
