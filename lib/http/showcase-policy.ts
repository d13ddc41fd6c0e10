import { appUrl } from "@/lib/env";
import type { FilePolicy } from "./file-response";

interface Shown {
  contentType: string;
  visibility: "public" | "unlisted" | "private";
  /** Asked for at the brand's own host, where nothing else is. */
  isOwnOrigin: boolean;
}

/** A page loads its own files only and runs no inline script. Inline styles are allowed: the documentation sets style attributes. */
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
    // A private file is protected by a pass in its address or by a cookie that other origins' requests do not carry, so
    // pages of any origin may read what they can address.
    ["Access-Control-Allow-Origin", "*"],
    ["Access-Control-Expose-Headers", "ETag, Content-Length, Content-Range"],
    ["Cross-Origin-Resource-Policy", "cross-origin"],
    ["Referrer-Policy", "no-referrer"],
    ["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"],
  ];
  // Applies to a whole origin, so that only a brand's own may set it.
  if (isOwnOrigin) headers.push(["Origin-Agent-Cluster", "?1"]);
  if (visibility !== "public") headers.push(["X-Robots-Tag", "noindex"]);
  return {
    contentSecurityPolicy: directivesFor(contentType, isOwnOrigin).join("; "),
    cacheControl: visibility === "private" ? "private, no-cache" : "public, no-cache",
    headers,
  };
}

function directivesFor(contentType: string, isOwnOrigin: boolean): string[] {
  // A sandboxed page matches no `frame-ancestors` source, not even 'self'. Framing it is harmless: it has no rights.
  const ancestors = isOwnOrigin ? ["frame-ancestors 'self'"] : [];
  if (contentType.startsWith("text/html")) {
    const upgrade = appUrl().startsWith("https:") ? ["upgrade-insecure-requests"] : [];
    const sandbox = isOwnOrigin ? [] : ["sandbox allow-scripts"];
    return [...sandbox, ...PAGE, ...ancestors, ...upgrade];
  }
  if (contentType.startsWith("image/svg")) {
    return ["sandbox", "default-src 'none'", "style-src 'unsafe-inline'", ...ancestors];
  }
  // The browser's PDF viewer does not open in a sandbox.
  if (contentType === "application/pdf") return ["base-uri 'none'", "form-action 'none'", ...ancestors];
  return ["default-src 'none'", ...ancestors];
}
