import { contentTypeOf } from "@/lib/brand/open-brand-file";
import type { PathEnd } from "@/lib/ipfs/open-path";

/** What pages of the application's origin could load as their own. */
const LOADED_BY_PAGES = /^text\/(javascript|css|x-scss)/;
const UNKNOWN = contentTypeOf("");
const PNG_SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");
/** The metadata of a certificate has about one kilobyte. */
const MAX_JSON_BYTES = 64 * 1024;

/**
 * The type of a file by its name's ending; of one without, by its bytes: a certificate's metadata has no name of its own.
 * Scripts and style sheets are plain text here.
 */
export async function gatewayFileType(name: string, file: PathEnd & { kind: "file" }): Promise<string> {
  const named = contentTypeOf(name);
  if (LOADED_BY_PAGES.test(named)) return contentTypeOf("a.txt");
  if (named !== UNKNOWN || file.size === 0) return named;
  const parts: Uint8Array[] = [];
  const length = Math.min(file.size, MAX_JSON_BYTES + 1);
  for await (const part of file.read(0, length - 1)) parts.push(part);
  const bytes = Buffer.concat(parts);
  if (bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return contentTypeOf("a.png");
  return bytes.length <= MAX_JSON_BYTES && isJson(bytes) ? contentTypeOf("a.json") : UNKNOWN;
}

function isJson(bytes: Buffer): boolean {
  try {
    return typeof JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) === "object";
  } catch {
    return false;
  }
}
