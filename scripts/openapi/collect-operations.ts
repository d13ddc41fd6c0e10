import { OPERATION_TAGS } from "@/lib/http/operation-words";
import { readRoutes } from "@/scripts/schemas/read-routes";
import type { Operation } from "./make-document";

const METHODS = ["post", "get", "put", "patch", "delete"] as const;

/**
 * Every operation below app/<version>, in the order of the reference: by tag, address and verb. A catch-all is none, and HEAD
 * is its GET.
 * @throws Error for a route that says no words about itself.
 */
export async function collectOperations(
  version: "v1" | "v2",
  load?: Parameters<typeof readRoutes>[0],
): Promise<Operation[]> {
  const { routes, others } = await readRoutes(load);
  const isOurs = (name: string) => name.includes(` /${version}/`) && !name.includes("[...");
  const made = routes
    .filter(({ name, method }) => isOurs(name) && method !== "HEAD")
    .map(({ name, method, address, declared }) => {
      const { operation } = declared;
      if (!operation) throw new Error(`${name} has no operation: say what it is called and what it does`);
      const path = address.replace(/\[(\w+)\]/g, "{$1}");
      return {
        method: method.toLowerCase() as Operation["method"],
        path,
        declared: { ...declared, operation },
      };
    });
  const strange = others.filter(isOurs);
  if (strange.length > 0) throw new Error(`These are not made by endpoint(): ${strange.join(", ")}`);
  const rank = ({ declared, method }: Operation) => [
    OPERATION_TAGS.findIndex(({ name }) => name === declared.operation.tag),
    METHODS.indexOf(method as (typeof METHODS)[number]),
  ];
  return made.sort((a, b) => {
    const [[tagA = 0, verbA = 0], [tagB = 0, verbB = 0]] = [rank(a), rank(b)];
    return tagA - tagB || a.path.localeCompare(b.path, "en") || verbA - verbB;
  });
}
