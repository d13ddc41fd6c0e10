import { designHost } from "@/lib/domains/design-host";
import { liveHostAt } from "@/lib/domains/live-hosts";
import { appUrl, env } from "@/lib/env";
import { isId } from "@/lib/ids";
import { faceUrl } from "./faces";

/** The path of a showcase at every host but the brand's own. */
export const SHOWCASE_ROOT = "/design";

/** A host where there is nothing but the showcase of one brand, or of none. */
export interface BrandHost {
  brandId: string | null;
  /** Without a slash at its end; null where there is no brand. */
  origin: string | null;
  /** A label or a domain that its owner chose, instead of the brand's id: there its owner is nobody in particular. */
  isChosen: boolean;
}

/**
 * Whose showcase a host is, whatever the port: below `DESIGN_HOST` a brand's by its id, or nobody's; and anywhere the live host
 * that a brand's owner chose. null for any other.
 */
export function brandAt(host: string | null): BrandHost | null {
  const name = nameOf(host ?? "");
  const chosen = liveHostAt(name);
  if (chosen) return { ...chosen, isChosen: true };
  const below = `.${nameOf(designHost())}`;
  if (!name.endsWith(below)) return null;
  const label = name.slice(0, -below.length);
  return isId(label)
    ? { brandId: label, origin: brandOrigin(label), isChosen: false }
    : { brandId: null, origin: null, isChosen: false };
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
