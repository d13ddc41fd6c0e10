import { CarReader } from "@ipld/car/reader";
import { exporter } from "ipfs-unixfs-exporter";
import { CID } from "multiformats/cid";
import { sha256 } from "multiformats/hashes/sha2";

/**
 * A client of an IPFS gateway that believes nothing: it compares every block with the hash in its CID and puts files
 * together from blocks alone. Nothing of the service's own code reads for it.
 */
export interface ForeignIpfsClient {
  /** A file by its path ("<cid>/logo.png"), from one raw block after the other. */
  readByBlocks(path: string): Promise<Buffer>;
  /** The same from one CAR of its root. */
  readByCar(path: string): Promise<Buffer>;
}

/** @param url of the gateway, before "/ipfs" */
export function foreignIpfsClient(url: string): ForeignIpfsClient {
  return {
    readByBlocks: (path) => readFile(path, async (cid) => verified(cid, await fetchBytes(url, cid, "raw"))),
    async readByCar(path) {
      const root = CID.parse(path.split("/")[0]!);
      const car = await CarReader.fromBytes(await fetchBytes(url, root, "car"));
      return readFile(path, async (cid) => {
        const block = await car.get(cid);
        if (!block) throw new Error(`the CAR of ${root} lacks ${cid}`);
        return verified(cid, block.bytes);
      });
    },
  };
}

async function fetchBytes(url: string, cid: CID, format: "raw" | "car"): Promise<Uint8Array> {
  const accept = `application/vnd.ipld.${format}`;
  const answer = await fetch(`${url}/ipfs/${cid}?format=${format}`, { headers: { accept } });
  if (answer.status !== 200) throw new Error(`${answer.status} for ${cid} as ${format}`);
  if (!answer.headers.get("content-type")?.startsWith(accept))
    throw new Error(`${cid} does not come as ${accept}`);
  return new Uint8Array(await answer.arrayBuffer());
}

async function verified(cid: CID, bytes: Uint8Array): Promise<Uint8Array> {
  const { digest } = await sha256.digest(bytes);
  if (!Buffer.from(digest).equals(cid.multihash.digest))
    throw new Error(`the bytes of ${cid} have another hash`);
  return bytes;
}

async function readFile(path: string, get: (cid: CID) => Promise<Uint8Array>): Promise<Buffer> {
  const store = {
    async *get(cid: CID) {
      yield await get(cid);
    },
  };
  const entry = await exporter(path, store);
  if (entry.type !== "file" && entry.type !== "raw") throw new Error(`${path} is a ${entry.type}`);
  const parts: Uint8Array[] = [];
  for await (const part of entry.content()) parts.push(part);
  return Buffer.concat(parts);
}
