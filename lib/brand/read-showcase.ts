import { LRUCache } from "lru-cache";
import { db } from "@/lib/db/client";
import { readArtifacts } from "./read-artifacts";

const KEY = Symbol.for("marque.showcases");
type Kept = LRUCache<string, Showcase, ShowcaseVersion>;
const shared = globalThis as { [KEY]?: Kept };
/** A version's record is some hundred kilobytes. */
const MAX_VERSIONS = 64;

/** Which version of a brand is shown. */
export interface ShowcaseVersion {
  brandId: string;
  version: number;
}

export type Showcase = Awaited<ReturnType<typeof readShowcaseOf>>;

/** All that a showcase is made of. A complete version never changes, so that the last ones are kept. */
export async function readShowcase(shown: ShowcaseVersion): Promise<Showcase> {
  shared[KEY] ??= new LRUCache({
    max: MAX_VERSIONS,
    fetchMethod: (_key, _stale, { context }) => readShowcaseOf(context),
  });
  const key = `${shown.brandId}/${shown.version}`;
  return shared[KEY].forceFetch(key, { context: shown });
}

async function readShowcaseOf({ brandId, version }: ShowcaseVersion) {
  const [row, artifacts] = await Promise.all([
    db().brandVersion.findUniqueOrThrow({
      where: { brandId_version: { brandId, version } },
      select: { engineVersion: true, packageBytes: true, completedAt: true },
    }),
    readArtifacts(brandId, version),
  ]);
  return {
    ...artifacts,
    engineVersion: row.engineVersion,
    packageBytes: row.packageBytes === null ? null : Number(row.packageBytes),
    completedAt: row.completedAt,
  };
}
