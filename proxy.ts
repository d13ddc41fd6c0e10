import { type NextRequest, NextResponse } from "next/server";
import { routeByHost } from "@/lib/http/faces";

/** Routes the hosts of the developer site and of the status page; both can be reached by path as well. */
export function proxy(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  const route = routeByHost(request.headers.get("host"), pathname, search);
  if (!route) return NextResponse.next();
  if ("redirect" in route) return NextResponse.redirect(route.redirect, 307);
  const url = request.nextUrl.clone();
  url.pathname = route.rewrite;
  return NextResponse.rewrite(url);
}

/** Pages alone: files have a dot, the interfaces answer on every host. */
export const config = { matcher: "/((?!_next/|api/|v1(?:/|$)|v2(?:/|$)|[^?]*\\.).*)" };
