import { parseCookie, stringifySetCookie } from "cookie";
import { appUrl } from "@/lib/env";

/** Our cookies hold what needs no escape: sealed tokens, ids, hosts. */
const asItIs = (text: string) => text;

/** Browsers accept a cookie of this name only from its own host, by https and for every path. */
export function cookiePrefix(): string {
  return isHttps() ? "__Host-" : "";
}

/** A cookie's value in a request's `Cookie` header. */
export function readCookie(header: string | null, name: string): string | null {
  return parseCookie(header ?? "", { decode: asItIs })[name] ?? null;
}

/** A `Set-Cookie` value for this host alone; nought seconds take the cookie away. */
export function hostCookie(name: string, value: string, seconds: number, isForScripts = false): string {
  return stringifySetCookie(
    { name, value, path: "/", maxAge: seconds, sameSite: "lax", httpOnly: !isForScripts, secure: isHttps() },
    { encode: asItIs },
  );
}

const isHttps = () => appUrl().startsWith("https:");
