import { createWriter, headerLength } from "@ipld/car/buffer-writer";
import { varint } from "multiformats";
import type { CID } from "multiformats/cid";
import { keptBlocks } from "./open-path";

/** Kept blocks as a CAR (version 1), piece by piece. @throws MissingBlock in its middle: the CAR is then not complete */
export async function* makeCar(root: CID, cids: readonly CID[]): AsyncGenerator<Uint8Array> {
  const roots = [root];
  yield createWriter(new ArrayBuffer(headerLength({ roots })), { roots }).close();
  for (const cid of cids) {
    for await (const bytes of keptBlocks.get(cid)) yield section(cid, bytes);
  }
}

function section({ bytes: cid }: CID, bytes: Uint8Array): Uint8Array {
  const length = cid.length + bytes.length;
  const prefix = varint.encodingLength(length);
  const whole = new Uint8Array(prefix + length);
  varint.encodeTo(length, whole);
  whole.set(cid, prefix);
  whole.set(bytes, prefix + cid.length);
  return whole;
}
