import { createHash, randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { brandAt } from "@/lib/http/brand-hosts";

export interface PageSecurityOptions {
  /** Origin of the application, for the progress socket and for what only https can promise. */
  appUrl: string;
  /** Text of the scripts that our own layout writes into every page. */
  inlineScripts: readonly string[];
  /** WalletConnect's, which the certificate manager's pages speak to; null where it is not set up. */
  walletRelay?: string | null;
  /** Host of the certificate manager, where it has one. */
  walletHost?: string | null;
  /** React's development build evaluates text. */
  dev?: boolean;
}

/** A year: what browsers ask for before they remember a host. */
const HSTS = "max-age=31536000";
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?![^>]*\sdata-late-src=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Gives every answer the headers that protect whoever reads it, and every page a Content-Security-Policy that runs no
 * script but ours. Next stamps its own inline scripts with the nonce that it reads from the request's headers. A page
 * that was made at build time cannot know it: there the scripts of the finished page are listed by their hash.
 * The server calls this before anybody reads the request or writes to the response. A policy that a route set stays.
 */
export function securePages(
  request: IncomingMessage,
  response: ServerResponse,
  { appUrl, inlineScripts, walletRelay = null, walletHost = null, dev = false }: PageSecurityOptions,
): void {
  const nonce = randomBytes(16).toString("base64");
  request.headers["content-security-policy"] = `script-src 'nonce-${nonce}'`;
  delete request.headers["content-security-policy-report-only"];
  const relay = walletRelay && isManagers(request, walletHost) ? walletRelay : null;
  let scripts: readonly string[] = [`'nonce-${nonce}'`, ...inlineScripts.map(hashSource)];

  response.setHeader("X-Content-Type-Options", "nosniff");
  if (appUrl.startsWith("https:")) {
    // What is below a customer's domain is the customer's, and may have no https.
    const below = brandAt(request.headers.host ?? null)?.isChosen ? "" : "; includeSubDomains";
    response.setHeader("Strict-Transport-Security", HSTS + below);
  }

  const { end, writeHead } = response;
  response.end = ((...args: unknown[]) => {
    const [page] = args;
    if (!response.headersSent && isPage(response) && typeof page === "string" && !page.includes(nonce)) {
      scripts = [...new Set([...page.matchAll(INLINE_SCRIPT)].map(([, text = ""]) => hashSource(text)))];
    }
    return Reflect.apply(end, response, args);
  }) as typeof end;
  response.writeHead = (...args: unknown[]) => {
    if (isPage(response) && !response.headersSent && !response.hasHeader("content-security-policy")) {
      response.setHeader("Content-Security-Policy", policy(appUrl, scripts, relay, dev));
      for (const [name, value] of PAGE_HEADERS) response.setHeader(name, value);
    }
    return Reflect.apply(writeHead, response, args) as ServerResponse;
  };
}

const PAGE_HEADERS = [
  ["X-Frame-Options", "DENY"],
  // The address of a job is the key to it: no other site is told.
  ["Referrer-Policy", "same-origin"],
  ["Cross-Origin-Opener-Policy", "same-origin-allow-popups"],
  ["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"],
] as const;

function policy(appUrl: string, scripts: readonly string[], relay: string | null, dev: boolean): string {
  const socket = appUrl.replace(/^http/, "ws");
  const directives = [
    "default-src 'self'",
    // Next's own files have no hash or nonce when they are loaded late.
    `script-src 'self' ${dev ? "'unsafe-inline' 'unsafe-eval'" : scripts.join(" ")}`,
    // Style attributes carry a brand's colors.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self' ${socket}${relay ? ` ${relay}` : ""}${dev ? " ws:" : ""}`,
    // Documentation pages of a brand, which have no rights on this origin by a policy of their own.
    "frame-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  if (appUrl.startsWith("https:")) directives.push("upgrade-insecure-requests");
  return directives.join("; ");
}

/** A page of the certificate manager, by its path or at its host. */
function isManagers({ url = "/", headers }: IncomingMessage, walletHost: string | null): boolean {
  return (
    /^\/wallet(?:[/?]|$)/.test(url) || (walletHost !== null && headers.host?.toLowerCase() === walletHost)
  );
}

function isPage(response: ServerResponse): boolean {
  return (
    response.statusCode !== 304 && String(response.getHeader("content-type") ?? "").startsWith("text/html")
  );
}

function hashSource(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}
