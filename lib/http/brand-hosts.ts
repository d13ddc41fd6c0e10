import { designHost } from "@/lib/domains/design-host";
import { appUrl, env } from "@/lib/env";
import { isId } from "@/lib/ids";
import { faceUrl } from "./faces";

/** The path of a showcase at every host but the brand's own. */
export const SHOWCASE_ROOT = "/design";

/**
 * Whose showcase a host below `DESIGN_HOST` is, whatever the port: a brand's by its id, or nobody's. null for a host that
 * is not below it.
 */
export function brandAt(host: string | null): { brandId: string | null } | null {
  const name = nameOf(host ?? "");
  const below = `.${nameOf(designHost())}`;
  if (!name.endsWith(below)) return null;
  const label = name.slice(0, -below.length);
  return { brandId: isId(label) ? label : null };
}

/** The brand's own origin: "https://<id>.design.marque.example". */
export function brandOrigin(brandId: string): string {
  return faceUrl(`${brandId}.${designHost()}`);
}

/** Where a showcase is without a host of its own. */
export function showcaseByPath(brandId: string): string {
  return `${appUrl()}${SHOWCASE_ROOT}/${brandId}`;
}

/** Where the published brands are listed. */
export function designUrl(): string {
  return hasHost() ? faceUrl(designHost()) : `${appUrl()}${SHOWCASE_ROOT}`;
}

/**
 * Address of a brand's showcase for people, without a slash at its end. A service with a name of its own whose operator
 * has set up no `DESIGN_HOST` shows it by path: nobody else could follow a name that never leaves this machine.
 */
export function showcaseUrl(brandId: string): string {
  return hasHost() ? brandOrigin(brandId) : showcaseByPath(brandId);
}

const hasHost = (): boolean =>
  env().DESIGN_HOST !== undefined || /(^|\.)localhost$/.test(new URL(appUrl()).hostname);

const nameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, "");
