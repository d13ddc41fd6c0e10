import { readSession } from "@/lib/accounts/session-token";
import { filePass, isFilePass } from "@/lib/brand/file-pass";
import { findShownBrand, type ShownBrand } from "@/lib/brand/find-shown-brand";
import { AppError } from "@/lib/errors";
import { brandAt, SHOWCASE_ROOT, showcaseByPath } from "@/lib/http/brand-hosts";
import { hasShowcasePass } from "./showcase-pass";

/** Before the path of a file of a private brand: "~" and a pass, which its pages without origin carry. */
const PASS = /^~[\w-]{1,100}$/;

/** A showcase that the reader may see, and which file of it is asked for. */
export interface SeenShowcase {
  brand: ShownBrand;
  filePath: string;
  /** Where the reader is: what absolute addresses in its files begin with. */
  base: string;
}

/**
 * Checks that the sender of the request may see the showcase. A private one is open to its owner alone: at the host that
 * is its id by a pass in a cookie, at hosts of its owner's choice to nobody; by path the owner is signed in, and is redirected to an address that holds a pass.
 * @throws AppError NOT_FOUND
 */
export async function seeShowcase(
  request: Request,
  brandId: string,
  path: readonly string[],
): Promise<SeenShowcase | Response> {
  const host = brandAt(request.headers.get("host"));
  // At a brand's host the address says the brand, which the server has put into the path.
  const brand = !host || host.brandId === brandId ? await findShownBrand(brandId) : null;
  if (!brand) throw nothing();
  const [first = "", ...rest] = path;
  const seen = {
    brand,
    filePath: path.join("/"),
    base: host?.origin ?? showcaseByPath(brand.id),
  };
  if (brand.visibility !== "private") return seen;
  if (host) {
    if (!host.isChosen && (await hasShowcasePass(request.headers, brand))) return seen;
    throw nothing();
  }
  if (PASS.test(first) && (await isFilePass(brand.id, first.slice(1)))) {
    return { ...seen, filePath: rest.join("/"), base: `${seen.base}/${first}` };
  }
  const account = await readSession(request.headers.get("cookie"));
  if (brand.accountId === null || account?.id !== brand.accountId) throw nothing();
  const Location = `${SHOWCASE_ROOT}/${brand.id}/~${await filePass(brand.id)}/${path.join("/")}`;
  return new Response(null, { status: 302, headers: { Location, "Cache-Control": "no-store" } });
}

const nothing = () => new AppError("NOT_FOUND", "There is no such showcase.");
