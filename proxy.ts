import { type NextRequest, NextResponse } from "next/server";
import { routeByHost } from "@/lib/http/faces";

/**
 * Shows the developer site and the status page on their own hosts; both can be reached by path as well. What leaves
 * such a host was redirected by the server: a redirect from here loses the host it names.
 */
export function proxy(request: NextRequest): NextResponse {
  const route = routeByHost(request.headers.get("host"), request.nextUrl.pathname);
  if (!route || "redirect" in route) return NextResponse.next();
  const url = request.nextUrl.clone();
  url.pathname = route.rewrite;
  return NextResponse.rewrite(url);
}

export const config = { matcher: "/((?!_next/|api/).*)" };
