import { createHash } from "node:crypto";
import { CarReader } from "@ipld/car/reader";
import { exporter } from "ipfs-unixfs-exporter";
import { CID } from "multiformats/cid";
import * as Digest from "multiformats/hashes/digest";
import { startLoopback } from "./loopback-server-fixture";

export interface KuboFixture {
  url: string;
  /** Blocks by the CIDs that the node computed of their bytes itself. */
  blocks: Map<string, Uint8Array>;
  pinned: Set<string>;
  /** The `Authorization` header of each request. */
  logins: (string | undefined)[];
  /** Answers the next requests with this status. */
  failWith: number | null;
  /** The root that it tells of, in place of the one it pinned. */
  tellRoot: string | null;
  /** Called before it takes in a CAR. */
  onImport: () => Promise<void> | void;
}

/** A node that speaks the part of Kubo's RPC API that pinning uses: `POST /api/v0/dag/import`, a CAR as multipart. */
export async function startKubo(): Promise<KuboFixture> {
  const node: KuboFixture = {
    url: "",
    blocks: new Map(),
    pinned: new Set(),
    logins: [],
    failWith: null,
    tellRoot: null,
    onImport: () => {},
  };
  node.url = await startLoopback(async (request, body, response) => {
    node.logins.push(request.headers.authorization);
    const refuse = (status: number, Message: string) =>
      response
        .writeHead(status, { "content-type": "application/json" })
        .end(JSON.stringify({ Message, Code: 0 }));
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://node");
    if (node.failWith) return void refuse(node.failWith, "told to fail");
    if (request.method !== "POST" || pathname !== "/api/v0/dag/import")
      return void refuse(404, "no such command");
    await node.onImport();
    const car = await CarReader.fromBytes(onlyPart(request.headers["content-type"] ?? "", body));
    for await (const { cid, bytes } of car.blocks()) {
      const own = CID.createV1(cid.code, sha256(bytes));
      if (!own.equals(cid))
        return void refuse(500, `mismatch in content integrity, expected ${cid}, got ${own}`);
      node.blocks.set(own.toString(), bytes);
    }
    const lines: string[] = [];
    for (const root of await car.getRoots()) {
      let PinErrorMsg = "";
      if (searchParams.get("pin-roots") === "true") {
        PinErrorMsg = await readWhole(root, node.blocks).then(
          () => "",
          (error: Error) => error.message,
        );
        if (!PinErrorMsg) node.pinned.add(root.toString());
      }
      lines.push(JSON.stringify({ Root: { Cid: { "/": node.tellRoot ?? root.toString() }, PinErrorMsg } }));
    }
    response.writeHead(200, { "content-type": "application/json" }).end(`${lines.join("\n")}\n`);
  });
  return node;
}

/** Walks the whole content, as a recursive pin does. @throws for a block that is missing */
async function readWhole(root: CID, blocks: ReadonlyMap<string, Uint8Array>): Promise<void> {
  const store = {
    async *get(cid: CID) {
      const bytes = blocks.get(cid.toString());
      if (!bytes) throw new Error(`block was not found locally (offline): ${cid}`);
      yield bytes;
    },
  };
  const entry = await exporter(root, store);
  if (entry.type === "directory") {
    for (const { Hash } of entry.node.Links) await readWhole(Hash, blocks);
  } else {
    for await (const _ of (entry as { content(): AsyncIterable<unknown> }).content());
  }
}

const sha256 = (bytes: Uint8Array) => Digest.create(0x12, createHash("sha256").update(bytes).digest());

/** The bytes of a multipart body's one part. */
function onlyPart(contentType: string, body: Buffer): Uint8Array {
  const [, boundary] = /boundary=(.+)$/.exec(contentType) ?? [];
  const start = body.indexOf("\r\n\r\n") + 4;
  const end = body.lastIndexOf(`\r\n--${boundary}--`);
  if (!boundary || start < 4 || end < start) throw new Error("no multipart body with one part");
  return new Uint8Array(body.subarray(start, end));
}
