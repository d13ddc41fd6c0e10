import { certificateContent } from "@/lib/certificate/certificate-content";
import { certificateMetadataSchema } from "@/lib/certificate/metadata.schema";
import { refreshEnv } from "@/lib/env";
import { storeBlocks } from "@/lib/ipfs/block-store";
import { CID_CASES, caseBytes, caseFiles, streamBytes } from "@/lib/ipfs/cid-cases-fixture";
import { CHUNK_BYTES, fileContent, folderContent } from "@/lib/ipfs/make-content";
import { drawLogoPicture } from "@/lib/logo/export/logo-picture";
import { GALLERY } from "@/lib/model/gallery-briefs";
import { seededRandom } from "@/lib/model/random";
import { makeBrandHere } from "@/lib/render/engine-here";
import { drawSeed } from "@/test-support/draw-seed";
import { foreignIpfsClient } from "@/test-support/foreign-ipfs-client";
import { type PlainTree, plainCid } from "@/test-support/plain-unixfs";
import { startServer } from "@/test-support/start-server";
import { temporaryFolder } from "@/test-support/temporary-folder";
import { report } from "./report";

/**
 * CIDs: equal to those known from elsewhere, and to an implementation of our own by the specifications for files and
 * folders drawn anew; metadata and pictures of the gallery's brands, fetched from the built server by a foreign client.
 */
const FILES = 60;
const FOLDERS = 60;
/** More chunks than one node links to. */
const DEEP_FILE_BYTES = 174 * CHUNK_BYTES + 1;
const seed = drawSeed();
const random = seededRandom(seed, "bar/cids");
const faults: string[] = [];
const expectSame = (what: string, is: unknown, expected: unknown) => {
  if (is !== expected) faults.push(`${what}: ${is} instead of ${expected}`);
};

for (const { name, content, cid } of CID_CASES.files) {
  expectSame(name, (await fileContent(caseBytes(content))).cid, cid);
}
for (const { name, entries, cid } of CID_CASES.directories) {
  expectSame(name, (await folderContent(caseFiles(entries))).cid, cid);
}
const known = CID_CASES.files.length + CID_CASES.directories.length;
console.log(`${known - faults.length} of ${known} known CIDs`);

const sizes = Array.from({ length: FILES - 1 }, drawSize);
for (const [index, size] of [...sizes, DEEP_FILE_BYTES].entries()) {
  const bytes = streamBytes(`${seed}x${index}`, size);
  expectSame(`a file of ${size} bytes`, (await fileContent(bytes)).cid, plainCid(bytes));
}
for (let index = 0; index < FOLDERS; index++) {
  const tree = drawFolder(2, `${seed}y${index}`);
  expectSame(`folder ${index}`, (await folderContent(filesOf(tree))).cid, plainCid(tree));
}
console.log(`${FILES} files and ${FOLDERS} folders drawn, up to ${DEEP_FILE_BYTES} bytes`);

const dataDir = temporaryFolder();
process.env.DATA_DIR = dataDir;
refreshEnv();
const certificates = await storeCertificates();
const server = await startServer({ dataDir, env: { LOG_LEVEL: "fatal" } });
let fetched = 0;
try {
  const client = foreignIpfsClient(server.url);
  for (const { slug, metadataCid, picture } of certificates) {
    try {
      const text = await client.readByBlocks(metadataCid);
      const { image } = certificateMetadataSchema.parse(JSON.parse(text.toString()));
      const path = image.slice("ipfs://".length);
      for (const bytes of [await client.readByBlocks(path), await client.readByCar(path)]) {
        expectSame(`${slug}'s picture`, bytes.equals(picture), true);
      }
      const plain = await fetch(`${server.url}/ipfs/${path}`);
      expectSame(`${slug}'s type`, plain.headers.get("content-type"), "image/png");
      fetched += 1;
    } catch (error) {
      faults.push(`${slug}: ${(error as Error).message}`);
    }
  }
} finally {
  await server.stop();
}
for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
report(
  faults.length === 0,
  "cids",
  `${known} known CIDs, ${FILES + FOLDERS} drawn, ${fetched} of ${certificates.length} certificates read by a foreign client; ${faults.length} differ`,
);

/** Of all sizes, many about a chunk's end. */
function drawSize(): number {
  const chunks = random.int(0, 6);
  return random.next() < 0.5
    ? Math.max(0, chunks * CHUNK_BYTES + random.int(-2, 2))
    : random.int(0, 2_000_000);
}

function drawFolder(depth: number, name: string): { [name: string]: PlainTree } {
  const folder: { [name: string]: PlainTree } = {};
  const entries = random.int(1, 6);
  for (let index = 0; index < entries; index++) {
    const isFolder = depth > 0 && random.next() < 0.3;
    const key = `${random.pick(["logo", "Ä", "a b", "z-", "A"])}${random.int(0, 999)}${isFolder ? "" : ".png"}`;
    folder[key] = isFolder
      ? drawFolder(depth - 1, `${name}d${index}`)
      : streamBytes(`${name}f${index}`, random.int(0, 400_000));
  }
  return folder;
}

function filesOf(folder: { [name: string]: PlainTree }, path = ""): Record<string, Uint8Array> {
  const entries = Object.entries(folder).map(([name, tree]) =>
    tree instanceof Uint8Array ? { [path + name]: tree } : filesOf(tree, `${path}${name}/`),
  );
  return Object.assign({}, ...entries);
}

/** Metadata and picture of each brand of the gallery, kept where the server finds them. */
async function storeCertificates() {
  const stored: { slug: string; metadataCid: string; picture: Buffer }[] = [];
  for (const [index, { slug, brief, seed: brandSeed }] of GALLERY.entries()) {
    const until = ["strategy", "palette", "logos"] as const;
    const { outputs } = await makeBrandHere({ brief, seed: brandSeed, until }, { files: false });
    const picture = drawLogoPicture({ logo: outputs.logos, palette: outputs.palette });
    const content = await certificateContent({
      brandId: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
      name: outputs.strategy.name,
      style: brief.style,
      primaryColor: outputs.palette.light.roles.primary.hex,
      generatedAt: new Date(0),
      generationSeconds: 41,
      merkleRoot: `0x${"5a".repeat(32)}`,
      pageUrl: "https://marque.example/design",
      picture,
    });
    expectSame(`${slug}'s picture`, content.imageCid, plainCid({ "logo.png": picture }));
    const metadata = content.blocks.at(-1)!;
    expectSame(`${slug}'s metadata`, content.metadataCid, plainCid(metadata.bytes));
    await storeBlocks(content.blocks);
    stored.push({ slug, metadataCid: content.metadataCid, picture: Buffer.from(picture) });
  }
  return stored;
}
