import JSZip from "jszip";
import type { GeneratedFile } from "@/lib/model/generated-file";
import { assertPackagePaths, comparePaths } from "./package-path";

/** The first moment that a ZIP can express; JSZip writes it in UTC. */
const EPOCH = new Date(Date.UTC(1980, 0, 1));
const ALREADY_COMPRESSED = /\.(?:png|jpe?g|webp|avif|gif|pdf|woff2?|ico|zip|pptx)$/;

/**
 * A ZIP whose bytes depend on the files alone: sorted paths, fixed time and permissions, no folder entries.
 * JSZip compresses with pako, which is plain JavaScript: node:zlib's output changes with the zlib that Node bundles and
 * with the processor's vector instructions, so it must not be used here.
 * @throws RangeError for an invalid or repeated path.
 */
export async function zipFiles(files: readonly GeneratedFile[]): Promise<Uint8Array> {
  assertPackagePaths(files.map((file) => file.path));
  const zip = new JSZip();
  for (const { path, bytes } of files.toSorted((a, b) => comparePaths(a.path, b.path))) {
    zip.file(path, bytes, {
      date: EPOCH,
      createFolders: false,
      unixPermissions: 0o100644,
      compression: ALREADY_COMPRESSED.test(path) ? "STORE" : "DEFLATE",
      compressionOptions: { level: 6 },
    });
  }
  return zip.generateAsync({ type: "uint8array", platform: "UNIX" });
}
