import { db } from "@/lib/db/client";
import { newId } from "@/lib/ids";
import { loadLiveHosts } from "./live-hosts";

/** Gives a brand a live host of its account's choice: a domain, or a label when it has no dot. */
export async function giveLiveHost(brandId: string, name: string): Promise<string> {
  const { accountId } = await db().brand.findUniqueOrThrow({ where: { id: brandId } });
  const id = newId();
  await db().brandDomain.create({
    data: {
      id,
      brandId,
      accountId: accountId!,
      kind: name.includes(".") ? "domain" : "label",
      name,
      heldName: name,
      state: "live",
      reason: "All is well.",
    },
  });
  await loadLiveHosts();
  return id;
}
