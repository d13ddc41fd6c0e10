import { db } from "@/lib/db/client";
import { listen } from "@/lib/db/listen";
import { logger } from "@/lib/log/logger";
import { withoutPort } from "./design-host";
import { hostOf, originOf } from "./domain-origin";
import { HOSTS_CHANNEL } from "./hosts-channel";
import { ownNames } from "./own-names";
import type { ReadName } from "./read-name";

/** For what was missed while the database's announcements did not come. */
const AT_LEAST_EVERY_MS = 60_000;

/** A host at which a brand's showcase is served by a label or domain that its owner chose. */
export interface LiveHost {
  brandId: string;
  /** Without a slash at its end. */
  origin: string;
}

/** By the host's name, without a port. Shared by every bundle of the process. */
const KEY = Symbol.for("marque.live-hosts");
const shared = globalThis as { [KEY]?: ReadonlyMap<string, LiveHost> };

/** Asked at every request, whatever strangers put into its `Host`: nothing is looked up for it. */
export const liveHostAt = (name: string): LiveHost | null => shared[KEY]?.get(name) ?? null;

/** Reads every live host. What has been deleted with its brand is none, until the brand is restored. */
export async function loadLiveHosts(): Promise<void> {
  const rows = await db().$queryRaw<(ReadName & { brandId: string })[]>`
    SELECT d.kind, d.name, d.brand_id AS "brandId"
    FROM brand_domains d JOIN brands b ON b.id = d.brand_id
    WHERE d.state = 'live' AND b.deleted_at IS NULL AND b.account_id = d.account_id`;
  const ours = new Set(ownNames());
  // A host that the operator has since taken for the service is the service's.
  const live = rows
    .map((row) => ({ host: withoutPort(hostOf(row)), row }))
    .filter(({ host }) => !ours.has(host));
  shared[KEY] = new Map(live.map(({ host, row }) => [host, { brandId: row.brandId, origin: originOf(row) }]));
}

/** Keeps this process's live hosts as the database has them. @throws when they cannot be read at first */
export async function followLiveHosts(): Promise<{ close(): Promise<void> }> {
  let isAgain = false;
  let loading: Promise<void> | null = null;
  const load = async () => {
    do {
      isAgain = false;
      await loadLiveHosts().catch((error: unknown) =>
        logger().warn({ err: error }, "the live hosts could not be read"),
      );
    } while (isAgain);
    loading = null;
  };
  // One at a time; what is announced meanwhile is read once more.
  const reload = () => {
    isAgain = true;
    loading ??= load();
  };
  // Never two at once: what was read first could come last.
  await loadLiveHosts();
  const listener = await listen([HOSTS_CHANNEL], reload, reload);
  // What happened before anybody listened.
  reload();
  const timer = setInterval(reload, AT_LEAST_EVERY_MS);
  timer.unref();
  return {
    close: async () => {
      clearInterval(timer);
      await listener.close();
      await loading;
    },
  };
}
