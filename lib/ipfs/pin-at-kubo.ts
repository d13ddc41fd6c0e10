import type { CID } from "multiformats/cid";
import { listBlocks } from "./list-blocks";
import { makeCar } from "./make-car";
import { type KuboNode, otherCid, type PinOutcome, pinFailure } from "./pin-outcome";
import { readCid } from "./read-cid";

/**
 * Sends kept contents to a Kubo node as CARs, which it checks and pins. What it has is sent again and stays.
 * @throws MissingBlock or DamagedBytes when one is not kept here as it was written
 */
export async function pinAtKubo(
  cids: readonly string[],
  node: KuboNode,
  signal: AbortSignal,
): Promise<PinOutcome> {
  for (const text of cids) {
    const cid = readCid(text);
    if (!cid) throw new RangeError(`${text} is no CID`);
    // Whole before it is sent: what is lost or damaged here is no failure of the node's.
    const car: Uint8Array[] = [];
    for await (const part of makeCar(cid, await listBlocks(cid, { scope: "all" }))) car.push(part);
    const failure = await importCar(cid, car, node, signal);
    if (failure) return failure;
  }
  return { kind: "pinned", at: ["kubo"] };
}

async function importCar(cid: CID, car: readonly Uint8Array[], { apiUrl }: KuboNode, signal: AbortSignal) {
  try {
    // Loaded by those who pin: it brings much that nobody else needs.
    const { create } = await import("kubo-rpc-client");
    const client = create(connection(apiUrl));
    const imported = client.dag.import(car, { pinRoots: true, signal });
    let isPinned = false;
    for await (const { root } of imported) {
      const other = otherCid("kubo", `${cid}`, `${root.cid}`);
      if (other) return other;
      if (root.pinErrorMsg) return pinFailure("kubo", root.pinErrorMsg, 500);
      isPinned = true;
    }
    return isPinned ? null : pinFailure("kubo", `the node told of no root for ${cid}`, 500);
  } catch (error) {
    const { message, response } = error as Error & { response?: Response };
    return pinFailure("kubo", message, response?.status);
  }
}

/** `fetch` takes no user and password in an address. */
function connection(apiUrl: string): { url: URL; headers: Record<string, string> } {
  const url = new URL(apiUrl);
  const { username, password } = url;
  url.username = "";
  url.password = "";
  const login = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return {
    url,
    headers: username ? { authorization: `Basic ${Buffer.from(login).toString("base64")}` } : {},
  };
}
