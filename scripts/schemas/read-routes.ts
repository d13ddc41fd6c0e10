import { globSync } from "node:fs";
import path from "node:path";
import type { Takes } from "@/lib/http/endpoint";

export interface RouteMethod {
  /** "POST /api/brands/[brandId]/directions" */
  name: string;
  method: string;
  /** As Next writes it: "/api/brands/[brandId]/directions". */
  address: string;
  takes: Takes;
}

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

/**
 * Every method of every route below app/ with what it takes, found by loading the routes themselves. `others` are the
 * methods that `endpoint()` did not make.
 */
export async function readRoutes(
  load: (file: string) => Promise<object> = (file) => import(path.resolve(file)),
): Promise<{ routes: RouteMethod[]; others: string[] }> {
  const routes: RouteMethod[] = [];
  const others: string[] = [];
  for (const file of globSync("app/**/route.ts").sort()) {
    const exported = (await load(file)) as Record<string, { takes?: Takes }>;
    const address = `/${path.dirname(path.relative("app", file))}`.replaceAll(/\/\([^)]*\)/g, "");
    for (const method of METHODS.filter((name) => name in exported)) {
      const name = `${method} ${address}`;
      const takes = exported[method]?.takes;
      if (takes) routes.push({ name, method, address, takes });
      else others.push(name);
    }
  }
  return { routes, others };
}
