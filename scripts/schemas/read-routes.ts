import { globSync } from "node:fs";
import path from "node:path";
import type { Declared } from "@/lib/http/endpoint";

export interface RouteMethod {
  /** "POST /api/brands/[brandId]/directions" */
  name: string;
  method: string;
  /** As Next writes it: "/api/brands/[brandId]/directions". */
  address: string;
  declared: Declared;
}

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

/**
 * Every method of every route below app/ with what it declares, found by loading the routes themselves. `others` are the
 * methods that `endpoint()` did not make.
 */
export async function readRoutes(
  load: (file: string) => Promise<object> = (file) => import(path.resolve(file)),
): Promise<{ routes: RouteMethod[]; others: string[] }> {
  const routes: RouteMethod[] = [];
  const others: string[] = [];
  for (const file of globSync("app/**/route.ts").sort()) {
    const exported = (await load(file)) as Record<string, { declared?: Declared }>;
    const address = `/${path.dirname(path.relative("app", file))}`.replaceAll(/\/\([^)]*\)/g, "");
    for (const method of METHODS.filter((name) => name in exported)) {
      const name = `${method} ${address}`;
      const declared = exported[method]?.declared;
      if (declared) routes.push({ name, method, address, declared });
      else others.push(name);
    }
  }
  return { routes, others };
}
