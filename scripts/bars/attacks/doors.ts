import { randomBytes } from "node:crypto";
import { connect } from "node:net";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { createSiweMessage, parseSiweMessage } from "viem/siwe";
import { WebSocket } from "ws";
import { createAccount } from "@/lib/accounts/create-account";
import { db } from "@/lib/db/client";
import { newId } from "@/lib/ids";
import { newSteps } from "@/lib/jobs/new-steps";
import type { AttackContext, AttackGroup } from "./attack";

const PATHS = [
  "/",
  "/admin",
  "/api/generate",
  "/v1/brands",
  "/api/auth/csrf",
  "/_next/static/x.js",
  "/sign-in",
];
const PASSWORD = "nine lives and one more";
const SOCKETS = 130;
const MAX_SOCKETS = 100;

/** Who comes in: under which host, with which target and verb, as whom, and how often. */
export const group: AttackGroup = {
  name: "doors",
  async run(context: AttackContext) {
    const raw = await rawRequests(context);
    await scaledPictures(context);
    await throwAwayWallet(context);
    await wrongPasswords(context);
    const open = await manySockets(context);
    return `${raw} raw requests, a throw-away wallet, wrong passwords, a copied session, ${open} of ${SOCKETS} sockets`;
  },
};

/** Requests that no HTTP library would send: each must be refused, none may fail. */
async function rawRequests({ server, random, size, problem }: AttackContext): Promise<number> {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const label = () => Math.floor(random() * 1e9).toString(36);
  const hosts = [
    () => `${label()}.example`,
    () => `localhost.${label()}.example`,
    () => `127.0.0.1.${label()}.example:${server.port}`,
    () => `${label()}localhost`,
    () => `10.${Math.floor(random() * 256)}.0.1:${server.port}`,
    () => `[fe80::${Math.floor(random() * 65_536).toString(16)}]`,
    () => `user@localhost`,
    () => `localhost\r\nHost: ${label()}.example`,
    () => "",
  ];
  const targets = [
    () => `/${label()}%${pick(["ff", "c3%28", "ed%a0%80", "f8%88%80%80%80", "", "z"])}`,
    () => `${pick(PATHS)}${label()}%00`,
    () => `${pick(PATHS)}?${label()}=%00`,
    () => `http://${label()}.example${pick(PATHS)}`,
    () => "*",
  ];
  const upgrade = `Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString("base64")}`;
  const count = Math.max(60, Math.floor(size / 2));
  for (let at = 0; at < count; at += 1) {
    const kind = at % 4;
    const verb =
      kind === 2
        ? pick(["TRACE", "PROPFIND", "LINK", "M-SEARCH"])
        : kind === 1 && at % 8 === 1
          ? "OPTIONS"
          : "GET";
    const target = kind === 1 ? pick(targets)() : kind === 3 ? `/api/ws/${newId()}` : pick(PATHS);
    const host = kind === 0 || kind === 3 ? pick(hosts)() : "localhost";
    const more = kind === 3 ? upgrade : "Connection: close";
    const text = `${verb} ${target} HTTP/1.1\r\nHost: ${host}\r\n${more}\r\n\r\n`;
    const status = await say(server.port, text);
    if (status < 400 || status >= 500)
      problem(`${JSON.stringify(text.slice(0, 160))} was answered with ${status}`);
  }
  return count;
}

async function scaledPictures({ send, problem }: AttackContext): Promise<void> {
  for (const path of ["/_next/image?url=%2Ficon.svg&w=3840&q=100", "/_next/image"]) {
    const { status } = await send({ name: path, method: "GET", path });
    if (status !== 404) problem(`${path} was answered with ${status}`);
  }
}

/** A wallet that nobody has seen before administers nothing, and cannot change what it signs. */
async function throwAwayWallet(context: AttackContext): Promise<void> {
  const { problem } = context;
  const wallet = privateKeyToAccount(generatePrivateKey());
  const message = async (browser: Browser): Promise<string> => {
    const body = { address: wallet.address, chainId: 1 };
    const answer = await browser.post("/api/auth/wallet", body);
    return ((await answer.json()) as { data: { message: string } }).data.message;
  };
  const browser = new Browser(context, "192.0.2.10");
  const given = parseSiweMessage(await message(browser));
  const changed = createSiweMessage({ ...given, resources: ["https://evil.example/"] } as Parameters<
    typeof createSiweMessage
  >[0]);
  const forged = await browser.signIn("wallet", {
    message: changed,
    signature: await wallet.signMessage({ message: changed }),
  });
  if (forged !== 401) problem(`a changed wallet message was answered with ${forged}`);
  const text = await message(browser);
  const signedIn = await browser.signIn("wallet", {
    message: text,
    signature: await wallet.signMessage({ message: text }),
  });
  if (signedIn !== 200) problem(`a wallet's sign-in was answered with ${signedIn}`);
  for (const path of ["/admin", "/admin/accounts"]) {
    const { status } = await browser.get(path);
    if (status !== 404) problem(`${path} was answered with ${status} to a throw-away wallet`);
  }
}

/** Guessing elsewhere locks nobody out; a copy of a session that was signed out of opens nothing. */
async function wrongPasswords(context: AttackContext): Promise<void> {
  const { problem } = context;
  const email = `${newId()}@example.com`;
  await createAccount({ email, emailVerified: true, password: PASSWORD });
  const attacker = new Browser(context, "192.0.2.20");
  const guesses = [];
  for (let at = 0; at < 12; at += 1)
    guesses.push(await attacker.signIn("password", { email, password: `guess number ${at}` }));
  if (guesses.filter((status) => status === 401).length !== 10 || guesses.at(-1) !== 429)
    problem(`twelve wrong passwords were answered with ${guesses.join(" ")}`);
  const owner = new Browser(context, "192.0.2.21");
  const entered = await owner.signIn("password", { email, password: PASSWORD });
  if (entered !== 200) problem(`the owner was answered with ${entered} after somebody's guesses`);
  const copy = owner.copy("192.0.2.22");
  await owner.form("signout", {});
  const { status } = await copy.get("/api/account/keys");
  if (status !== 401) problem(`a copy of a session that was signed out of was answered with ${status}`);
}

/** Sockets of one network about jobs that wait, which stay open as long as they may. */
async function manySockets({ server, target, problem }: AttackContext): Promise<number> {
  const jobs = await Promise.all([1, 2, 3].map((version) => waitingJob(target.visitorBrand, version + 1)));
  const opened = await Promise.all(
    Array.from({ length: SOCKETS }, (_, at) => {
      const url = `ws://127.0.0.1:${server.port}/api/ws/${jobs[at % jobs.length]}`;
      const socket = new WebSocket(url, { headers: { "x-forwarded-for": "192.0.2.30" } });
      return new Promise<WebSocket | null>((done) => {
        socket.once("open", () => done(socket));
        socket.once("error", () => done(null));
      });
    }),
  );
  const open = opened.filter((socket) => socket !== null);
  for (const socket of open) socket.terminate();
  await db().job.deleteMany({ where: { id: { in: jobs } } });
  if (open.length !== MAX_SOCKETS)
    problem(`one network had ${open.length} sockets at once, of ${MAX_SOCKETS} that it may`);
  return open.length;
}

/** A job that nobody works on. */
async function waitingJob(brandId: string, version: number): Promise<string> {
  const id = newId();
  await db().job.create({
    data: { id, brandId, version, steps: newSteps() as object[], principal: `visitor:${newId()}` },
  });
  return id;
}

class Browser {
  private readonly cookies = new Map<string, string>();
  private readonly context: AttackContext;
  private readonly address: string;

  constructor(context: AttackContext, address: string) {
    this.context = context;
    this.address = address;
  }

  copy(address: string): Browser {
    const other = new Browser(this.context, address);
    for (const [name, value] of this.cookies) other.cookies.set(name, value);
    return other;
  }

  get(path: string): Promise<Response> {
    return this.ask(path, { method: "GET" });
  }

  post(path: string, body: object): Promise<Response> {
    const headers = { "content-type": "application/json" };
    return this.ask(path, { method: "POST", body: JSON.stringify(body), headers });
  }

  async form(action: string, fields: object): Promise<Response> {
    const { csrfToken } = (await (await this.get("/api/auth/csrf")).json()) as { csrfToken: string };
    return this.post(`/api/auth/${action}`, { ...fields, csrfToken, json: "true" });
  }

  async signIn(provider: string, credentials: object): Promise<number> {
    return (await this.form(`callback/${provider}`, credentials)).status;
  }

  private async ask(
    path: string,
    { headers = {}, ...init }: { method: string; body?: string; headers?: object },
  ) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(this.context.server.url + path, {
      ...init,
      redirect: "manual",
      headers: { ...headers, cookie, "x-forwarded-for": this.address },
    });
    for (const set of response.headers.getSetCookie()) {
      const [pair = ""] = set.split(";");
      const at = pair.indexOf("=");
      this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }
}

/** The status of what comes back on a connection; 0 when nothing does. */
function say(port: number, text: string): Promise<number> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    const done = () => {
      socket.destroy();
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0));
    };
    socket.setTimeout(10_000, done);
    socket.on("data", (chunk) => {
      answer += chunk;
      if (answer.includes("\r\n\r\n")) done();
    });
    socket.on("error", done);
    socket.on("close", done);
  });
}
