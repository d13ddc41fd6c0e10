import { newId } from "@/lib/ids";
import { loadRoute } from "@/scripts/schemas/load-route";
import { type RouteMethod, readRoutes } from "@/scripts/schemas/read-routes";
import { hostileBodies } from "@/test-support/hostile-bodies";
import type { Attack, AttackContext, AttackGroup } from "./attack";
import type { Target } from "./target";

/** Every schema of every route, with the largest and the deepest that it takes and refuses. */
export const group: AttackGroup = {
  name: "bodies",
  async run({ target, random, size, send, problem }: AttackContext) {
    const { routes } = await readRoutes(await loadRoute());
    const attacks = routes.flatMap((route) => attacksOn(route, target, random));
    const drawn = attacks
      .map((attack) => ({ attack, order: attack.isKnown ? -1 : random() }))
      .sort((a, b) => a.order - b.order)
      .slice(0, size);
    const histogram = new Map<number, number>();
    for (const { attack } of drawn) {
      const made = attack.make();
      const { status } = await send(made);
      histogram.set(status, (histogram.get(status) ?? 0) + 1);
      if (status >= 500 && status !== 503) problem(`${made.name} answered ${status}`);
    }
    const statuses = [...histogram]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${count} × ${status}`);
    return `${drawn.length} of ${attacks.length} bodies and queries of ${routes.length} methods (${statuses.join(", ")})`;
  },
};

interface Possible {
  make: () => Attack;
  /** One that did harm once: sent in every run. */
  isKnown: boolean;
}

function attacksOn(
  { method, address, declared }: RouteMethod,
  target: Target,
  random: () => number,
): Possible[] {
  const path = addressFor(address, target);
  const headers = identity(target, address);
  const bodies = declared.body ? hostileBodies(declared.body, random) : [];
  const queries = declared.query ? ["x".repeat(14_000), "\u0301".repeat(2_000), "9".repeat(14_000)] : [];
  const names = Object.keys((declared.query as { shape?: object } | undefined)?.shape ?? {});
  return [
    ...bodies.map((make, index) => ({
      isKnown: index === 0 || /regenerate|directions|generate$/.test(address) ? isKnown(make().name) : false,
      make: () => {
        const { name, text } = make();
        return { name: `${method} ${address}: ${name}`, method, path, headers, body: text };
      },
    })),
    ...queries.flatMap((value) =>
      names.map((name) => ({
        isKnown: false,
        make: () => ({
          name: `${method} ${address}: ${value.length} characters as ${name}`,
          method,
          path: `${path}?${name}=${encodeURIComponent(value)}`,
          headers,
        }),
      })),
    ),
  ];
}

/** Half a million parts to keep or make, and a tower of marks for a name. */
const isKnown = (name: string) =>
  /^(a list of numbers as (assets|keep)|marks of two classes as name)$/.test(name);

function addressFor(address: string, { visitorBrand, accountBrand }: Target): string {
  const brand = address.startsWith("/v") ? accountBrand : visitorBrand;
  return address.replaceAll(/\[(?:\.\.\.)?(\w+)\]/g, (_, name: string) => {
    if (name === "nextauth") return "callback/password";
    if (name === "brandId" || (name === "id" && address.includes("/brands/"))) return brand;
    if (name === "version") return "1";
    return newId();
  });
}

function identity(target: Target, address: string): Record<string, string> {
  if (/^\/v[12]/.test(address)) return { authorization: `Bearer ${target.key}` };
  const isAccounts = /^\/api\/(account|admin)/.test(address);
  return { cookie: isAccounts ? target.adminCookie : target.visitorCookie };
}
