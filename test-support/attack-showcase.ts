import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { hostilePath, hostileRange } from "./hostile-words";
import { madeFiles, type ShowcaseTargets, sha256 } from "./showcase-targets";
import { portOf, type RunningServer } from "./start-server";

/** What a showcase has, whatever its brand; of these a hidden one must show none. */
const FILES = [
  "/",
  "/landing.css",
  "/landing.js",
  "/og.png",
  "/board.svg",
  "/press-kit.zip",
  "/package.zip",
  "/DESIGN.md",
  "/DESIGN.dark.md",
  "/robots.txt",
  "/sitemap.xml",
  "/brand.json",
  "/manifest.json",
  "/docs/",
  "/docs/index.html",
  "/tokens/brand.css",
  "/tokens/brand.tokens.json",
  "/r/registry.json",
  "/r/base.json",
  "/logos/favicon/favicon.ico",
  "/enter?code=00",
];
/** Of the application: none of it is on a brand's origin. */
const APPLICATION = [
  "/api/account",
  "/api/health",
  "/api/generate",
  "/api/inngest",
  "/api/auth/session",
  "/v1/brands",
  "/v1/openapi.json",
  "/dashboard",
  "/gallery",
  "/sign-in",
  "/admin",
  "/_next/static/chunks/main.js",
  "/design",
  "/icon.svg",
];
const SECRETS = /postgres:\/\/|root:x:|node_modules|at \w+ \(|\/storage\//;

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Asked {
  host: string;
  path: string;
  method?: string;
  headers?: Record<string, string>;
}

export interface ShowcaseAttack {
  server: Pick<RunningServer, "url" | "dataDir">;
  targets: ShowcaseTargets;
  random: () => number;
  /** How many hostile requests of each kind. */
  size: number;
}

/** Sends what an attacker would, without a browser. Returns how many requests, and a sentence for everything wrong. */
export async function attackShowcase({ server, targets, random, size }: ShowcaseAttack) {
  const problems: string[] = [];
  let requests = 0;
  const port = portOf(server);
  const own = (id: string) => `${id}.design.localhost:${port}`;
  const app = `localhost:${port}`;
  const ask = async (asked: Asked): Promise<Answer> => {
    requests += 1;
    const answer = await send(port, asked);
    const name = `${asked.method ?? "GET"} ${asked.host}${asked.path.slice(0, 120)}`;
    const isRedirect = answer.status >= 300 && answer.status < 400 && answer.status !== 304;
    if (answer.status >= 500 && answer.status !== 503) problems.push(`${name}: ${answer.status}`);
    if (!answer.headers["content-security-policy"] && !isRedirect) problems.push(`${name}: no policy`);
    if (answer.headers["set-cookie"]) problems.push(`${name}: sets a cookie`);
    if (isRedirect && /^(?:[a-z]+:)?\/\//i.test(answer.headers.location ?? "")) {
      problems.push(`${name}: leads to ${answer.headers.location}`);
    }
    if (answer.status >= 400 && SECRETS.test(answer.body.toString("latin1"))) problems.push(`${name}: leaks`);
    return answer;
  };
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const places = (id: string, file: string): Asked[] => [
    { host: own(id), path: file },
    { host: app, path: `/design/${id}${file}` },
    { host: `design.localhost:${port}`, path: `/design/${id}${file}` },
  ];

  // What is hidden, deleted or unknown is one and the same.
  for (const file of FILES) {
    for (let place = 0; place < 3; place++) {
      const answers = await Promise.all(targets.hidden.map((id) => ask(places(id, file)[place]!)));
      const told = new Set(answers.map(({ status, body }) => `${status} ${body}`));
      if (told.size > 1 || !answers.every(({ status }) => status === 404 || status === 303)) {
        problems.push(`hidden ${file} at place ${place}: ${[...told].join(" | ").slice(0, 200)}`);
      }
    }
  }
  for (const id of targets.shown) {
    for (const file of FILES.slice(0, 9)) {
      const [first, byPath] = await Promise.all(places(id, file).map(ask));
      if (first?.status !== 200) problems.push(`${file} of ${id}: ${first?.status}`);
      const isPage = String(byPath?.headers["content-type"]).startsWith("text/html");
      if (isPage && !/^sandbox allow-scripts;/.test(String(byPath?.headers["content-security-policy"]))) {
        problems.push(`${file} of ${id} by path: ${byPath?.headers["content-security-policy"]}`);
      }
    }
    for (const path of APPLICATION) {
      for (const method of ["GET", "POST"]) {
        const { status } = await ask({ host: own(id), path, method });
        if (status !== 404 && status !== 405) problems.push(`${method} ${path} on a brand's host: ${status}`);
      }
    }
    for (const host of foreignHosts(id, port)) {
      const { status, body } = await ask({ host, path: "/tokens/brand.css" });
      if (status < 400 || body.includes("--color-")) problems.push(`foreign host ${host}: ${status}`);
    }
    const forged = { "x-forwarded-host": "attacker.example", forwarded: "host=attacker.example" };
    const page = await ask({ host: own(id), path: "/", headers: forged });
    if (/<link rel="canonical" href="[^"]*attacker/.test(page.body.toString()))
      problems.push("a forged base");
  }
  for (let time = 0; time < size; time++) {
    const id = pick(targets.shown);
    const path = hostilePath(random);
    const [place] = [pick([...places(id, path)])];
    const { status, body } = await ask(place!);
    if (status === 200 && !body.includes("<!doctype html>")) problems.push(`${place!.path}: 200`);
    const range = await ask({
      host: own(id),
      path: "/tokens/brand.css",
      headers: { range: hostileRange(random) },
    });
    if (![200, 206, 400, 416, 431].includes(range.status) || range.body.length > 200_000) {
      problems.push(`range: ${range.status}, ${range.body.length} bytes`);
    }
    const method = pick(["POST", "PUT", "PATCH", "DELETE", "TRACE", "PROPFIND"]);
    const { status: refused } = await ask({ host: own(id), path: pick(FILES), method });
    if (refused < 400) problems.push(`${method}: ${refused}`);
  }
  // A picture is drawn once, however many ask for it at once, and by whichever of its addresses.
  const id = targets.shown[0]!;
  const pictures = await Promise.all(
    Array.from({ length: Math.min(200, 20 + size) }, (_, at) =>
      ask({ host: own(id), path: `/og.png?${at}` }),
    ),
  );
  const different = new Set(pictures.filter(({ status }) => status === 200).map(({ body }) => sha256(body)));
  const files = (await madeFiles(server, id)).filter((file) => file.endsWith("og.png"));
  if (different.size !== 1 || files.length !== 1)
    problems.push(`${different.size} pictures, ${files.length} files`);
  return { requests, problems };
}

/**
 * Opens the showcases in a browser that is signed in to the application: nothing that stands in a word runs, nothing is
 * loaded from anywhere else, and no cookie of the application gets there.
 */
export async function browseShowcase(browser: Browser, { server, targets }: ShowcaseAttack) {
  const problems: string[] = [];
  let pages = 0;
  const context = await browser.newContext();
  try {
    const port = portOf(server);
    const app = `http://localhost:${port}`;
    await context.addCookies([
      { name: "marque_session", value: "secret", url: app, httpOnly: true },
      { name: "marque_visitor", value: "secret", url: app },
    ]);
    for (const id of targets.shown) {
      const origin = `http://${id}.design.localhost:${port}`;
      for (const base of [origin, `${app}/design/${id}`]) {
        for (const file of ["/", "/docs/index.html", "/board.svg", "/verification.html"]) {
          pages += 1;
          const page = await context.newPage();
          const from = new URL(base).origin;
          const say = (what: string) => problems.push(`${base}${file}: ${what}`);
          page.on("dialog", (dialog) => {
            say(`dialog ${dialog.message()}`);
            void dialog.dismiss();
          });
          // The attempt below to reach the application is refused, and the browser says so.
          let isTrying = false;
          page.on("console", (message) => {
            if (!isTrying && /^ran$|violates|Refused/.test(message.text())) say(message.text().slice(0, 200));
          });
          page.on("request", (request) => {
            const url = request.url();
            if (!url.startsWith(`${from}/`) && !/^(?:data|about|blob):/.test(url)) say(`asks for ${url}`);
            if (base === origin && /secret/.test(request.headers().cookie ?? "")) say("is sent a cookie");
          });
          await page.goto(`${base}${file}`, { waitUntil: "load" });
          await sleep(50);
          isTrying = true;
          const seen = await page.evaluate(async () => {
            const readable = await fetch("/api/account/brands").then(
              (answer) => answer.status,
              () => 0,
            );
            const ran = (window as { __ran?: number }).__ran ?? 0;
            return { ran, readable, origin: window.origin, cookie: origin === "null" ? "" : document.cookie };
          });
          if (seen.ran) say("ran");
          if (seen.cookie) say(`reads ${seen.cookie}`);
          if (base === origin ? ![404, 0].includes(seen.readable) : seen.origin !== "null") {
            say(`reaches the application as ${seen.origin}: ${seen.readable}`);
          }
          await page.close();
        }
      }
    }
  } finally {
    await context.close();
  }
  return { pages, problems };
}

const foreignHosts = (id: string, port: number): string[] => [
  `${id}.design.attacker.example`,
  `${id}.attacker.example`,
  `x.${id}.design.localhost:${port}`,
  `${id}x.design.localhost:${port}`,
  `${id.slice(0, -1)}0.design.localhost.attacker.example`,
  `nobody.design.localhost:${port}`,
  `${id}.design.localhost@attacker.example`,
  `${id}.design.localhost:${port}, attacker.example`,
];

function send(port: number, { host, path, method = "GET", headers = {} }: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ port, host: "127.0.0.1", path, method, headers: { host, ...headers } });
    request.on("response", (response) => {
      const pieces: Buffer[] = [];
      response.on("data", (piece) => pieces.push(piece));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(pieces) }),
      );
      response.on("error", reject);
    });
    request.on("error", reject);
    request.end();
  });
}
