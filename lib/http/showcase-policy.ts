import { appUrl } from "@/lib/env";
import type { FilePolicy } from "./file-response";

interface Shown {
  contentType: string;
  visibility: "public" | "unlisted" | "private";
  /** Asked for at the brand's own host, where nothing else is. */
  isOwnOrigin: boolean;
}

/** A page's own files and nothing from anywhere else; of text in the page no script. Documents set style attributes. */
const PAGE = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
];

/**
 * What a browser may do with a file of a showcase. On the brand's own origin a page loads what is its own; at a path of
 * another host it has no origin at all, so that it reads and changes nothing of the application. Everybody has to ask
 * whether a file is still shown before they use a copy: what is hidden or deleted is gone at once.
 */
export function showcasePolicy({ contentType, visibility, isOwnOrigin }: Shown): FilePolicy {
  const headers: [string, string][] = [
    // What is a secret is its address or a cookie, never an origin: anybody's page may read what it can address.
    ["Access-Control-Allow-Origin", "*"],
    ["Access-Control-Expose-Headers", "ETag, Content-Length, Content-Range"],
    ["Cross-Origin-Resource-Policy", "cross-origin"],
    ["Referrer-Policy", "no-referrer"],
    ["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"],
  ];
  // Of the application's origin other pages say nothing of it.
  if (isOwnOrigin) headers.push(["Origin-Agent-Cluster", "?1"]);
  if (visibility !== "public") headers.push(["X-Robots-Tag", "noindex"]);
  return {
    contentSecurityPolicy: directivesFor(contentType, isOwnOrigin).join("; "),
    cacheControl: visibility === "private" ? "private, no-cache" : "public, no-cache",
    headers,
  };
}

function directivesFor(contentType: string, isOwnOrigin: boolean): string[] {
  // A page without origin is no origin's ancestor; framing what can do nothing does no harm.
  const ancestors = isOwnOrigin ? ["frame-ancestors 'self'"] : [];
  if (contentType.startsWith("text/html")) {
    const upgrade = appUrl().startsWith("https:") ? ["upgrade-insecure-requests"] : [];
    const sandbox = isOwnOrigin ? [] : ["sandbox allow-scripts"];
    return [...sandbox, ...PAGE, ...ancestors, ...upgrade];
  }
  if (contentType.startsWith("image/svg")) {
    return ["sandbox", "default-src 'none'", "style-src 'unsafe-inline'", ...ancestors];
  }
  // A browser's own viewer of PDFs does not come up in a sandbox.
  if (contentType === "application/pdf") return ["base-uri 'none'", "form-action 'none'", ...ancestors];
  return ["default-src 'none'", ...ancestors];
}
