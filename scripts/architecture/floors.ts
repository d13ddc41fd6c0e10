import { STAGES } from "@/lib/pipeline/graph";
import type { Stage } from "@/lib/pipeline/stage";

/** What all of the engine stands on: the brief and the words that all share, paths and outlines, font files. */
const GROUND = ["model", "geometry", "fonts"];
/** Fonts that lie on the disk; the others are read from their bytes. */
export const INSTALLED_FONTS = /^lib\/fonts\/installed\//;
/** Pure: brief in, files out. A domain knows another by its schemas alone. */
const DOMAINS = [...usedByStages(), "deck", "showcase", "variants"];
const INFRASTRUCTURE = [
  "process",
  "log",
  "db",
  "mail",
  "storage",
  "accounts",
  "keys",
  "credits",
  "webhooks",
  "render",
  "ai",
  "chain",
  "ipfs",
  "payments",
  "domains",
];

/** The folders of lib from the ground up: each imports its own floor and those below. */
const FLOORS: readonly (readonly string[])[] = [
  GROUND,
  DOMAINS,
  ["pipeline", "proof"],
  INFRASTRUCTURE,
  ["jobs"],
  ["brand"],
  ["certificate", "experiments"],
  ["http"],
  ["auth"],
  ["server"],
  // What one group of readers is shown: administrators, everybody, developers.
  ["admin", "status", "v1", "openapi"],
];

/** The folder of lib that a file is in; undefined for loose files and other files than lib's. */
export const libFolder = (file: string): string | undefined => /^lib\/([^/]+)\//.exec(file)?.[1];

/** How high a folder of lib is; undefined when it has no place in the house. */
export function floorOf(folder: string): number | undefined {
  const floor = FLOORS.findIndex((folders) => folders.includes(folder));
  return floor < 0 ? undefined : floor;
}

const isWithin = (folders: readonly string[]) => (file: string) => folders.includes(libFolder(file) ?? "");

export const isGround = isWithin(GROUND);
export const isDomain = isWithin(DOMAINS);
export const isInfrastructure = isWithin(INFRASTRUCTURE);
/** Without effects of its own. */
export const isEngine = (file: string) =>
  isWithin([...GROUND, ...DOMAINS, "pipeline", "proof"])(file) && !INSTALLED_FONTS.test(file);
/** What answers requests. */
export const isAboveBrand = isWithin(
  FLOORS.slice(FLOORS.findIndex((folders) => folders.includes("http"))).flat(),
);

/** The folders that the stages name in `uses`; one that looks at the whole package is the pipeline's own. */
function usedByStages(): string[] {
  const stages: readonly Stage[] = STAGES;
  const modules = stages.flatMap(({ uses = {} }) => Object.values(uses));
  const folders = new Set(modules.map((module) => module.slice(0, module.indexOf("/"))));
  folders.delete("pipeline");
  return [...folders];
}
