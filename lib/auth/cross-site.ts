import { appUrl } from "@/lib/env";
import { AppError } from "@/lib/errors";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses a change that another site's page asked for in a visitor's name. Browsers say where a request comes from in
 * `Sec-Fetch-Site` and `Origin`, which a page cannot forge; programs that are not browsers send neither.
 * @throws AppError FORBIDDEN.
 */
export function refuseCrossSite(request: Request): void {
  if (SAFE_METHODS.has(request.method)) return;
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  if (site === "same-origin" || site === "none") return;
  if (site === null && origin === null) return;
  if (site === null && origin !== null && isOwnOrigin(origin, request.headers.get("host"))) return;
  throw new AppError("FORBIDDEN", "This request came from a page of another site.");
}

function isOwnOrigin(origin: string, host: string | null): boolean {
  const parsed = URL.parse(origin);
  return (
    parsed !== null && (parsed.host === host?.toLowerCase() || parsed.origin === new URL(appUrl()).origin)
  );
}
