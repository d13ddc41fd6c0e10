import { openChain } from "@/lib/chain/open-chain";
import { db } from "@/lib/db/client";
import { giveContent, look } from "./certificate-fixture";

/**
 * Does what the engine does for certificates that are asked for while `work` runs: what they point to, then their
 * transactions. Resolves to what `work` does.
 */
export async function whileMinting<T>(work: () => Promise<T>): Promise<T> {
  await openChain();
  let isDone = false;
  const done = work().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const queued = await db().certificate.findMany({
      where: { status: "queued" },
      select: { brandId: true },
    });
    for (const { brandId } of queued) {
      await giveContent(brandId);
      await look(brandId);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return done;
}
