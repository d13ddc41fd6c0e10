import type { IncomingMessage, ServerResponse } from "node:http";
import { designHost } from "@/lib/domains/design-host";
import { appUrl, env } from "@/lib/env";

/** Files have a dot, and the interfaces answer on every host. */
const ON_EVERY_HOST = /^\/(_next|api|ipfs|v1|v2)(\/|$)|\./;

/** Where a face asks the application who its reader is. */
const FACE_SIGN_IN = "/api/auth/face/ask";

/** What to do with a page that was asked for at the host of a face. */
export type FaceRoute = { rewrite: string } | { redirect: string } | null;

/**
 * The developer site, the status page and the list of published brands have hosts of their own, and are at a path of
 * every host as well. Here the host's own addresses become that path; whatever else is asked for there lives on the
 * application's host. Signing in is a way there and back.
 */
export function routeByHost(host: string | null, pathname: string, search = ""): FaceRoute {
  const face = faces().find((known) => known.host === host?.toLowerCase());
  if (!face) return null;
  if (face.files?.includes(pathname)) return { rewrite: face.root + pathname };
  if (ON_EVERY_HOST.test(pathname) || isWithin(pathname, face.root)) return null;
  if (pathname === "/sign-in") return { redirect: FACE_SIGN_IN };
  if (pathname === "/") return { rewrite: face.root };
  if (face.pages.some((page) => isWithin(pathname, page))) return { rewrite: face.root + pathname };
  return { redirect: appUrl() + pathname + search };
}

/** Sends a reader of a face who asks for a page of the application to the application's host. True when it did. */
export function leaveFace(request: IncomingMessage, response: ServerResponse): boolean {
  const [pathname = "/", query] = (request.url ?? "/").split("?", 2);
  const route = routeByHost(request.headers.host ?? null, pathname, query === undefined ? "" : `?${query}`);
  if (!route || !("redirect" in route)) return false;
  response.writeHead(307, { Location: route.redirect, "Content-Length": "0" }).end();
  return true;
}

/** The host of a face, in lower case and with its port, as requests to it name it; null when it is none of ours. */
export function faceAt(host: string | null): string | null {
  return faces().find((known) => known.host === host?.toLowerCase())?.host ?? null;
}

/** The hosts of the faces, in lower case and with their ports. */
export const faceHosts = (): string[] => faces().map(({ host }) => host);

/** Where a face is: "https://docs.marque.example". */
export function faceUrl(face: string): string {
  return `${new URL(appUrl()).protocol}//${face}`;
}

/** The host of the certificate manager, in lower case and with its port. */
function walletHost(): string {
  const { WALLET_HOST, PORT } = env();
  return (WALLET_HOST ?? `wallet.localhost:${PORT}`).toLowerCase();
}

interface Face {
  /** With its port, lower case. */
  host: string;
  /** The path that holds it. */
  root: string;
  /** Its own addresses besides "/". */
  pages: readonly string[];
  /** What programs ask its host for by a fixed name. */
  files?: readonly string[];
}

function faces(): Face[] {
  const { DOCS_HOST, STATUS_HOST, PORT } = env();
  return [
    {
      host: (DOCS_HOST ?? `docs.localhost:${PORT}`).toLowerCase(),
      root: "/developers",
      pages: ["/guides", "/reference", "/changelog"],
    },
    { host: (STATUS_HOST ?? `status.localhost:${PORT}`).toLowerCase(), root: "/status", pages: [] },
    { host: walletHost(), root: "/wallet", pages: ["/owner", "/collection", "/claim", "/tx"] },
    { host: designHost(), root: "/design", pages: [], files: ["/robots.txt", "/sitemap.xml"] },
  ];
}

const isWithin = (pathname: string, folder: string) =>
  pathname === folder || pathname.startsWith(`${folder}/`);
