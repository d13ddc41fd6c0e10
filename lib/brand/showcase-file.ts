import { createHash } from "node:crypto";
import path from "node:path";
import type { ByteRange } from "@/lib/storage/storage";
import { contentTypeOf } from "./open-brand-file";

/** A file of a showcase, ready to be sent. */
export interface ShowcaseFile {
  contentType: string;
  fileName: string;
  plainFileName: string;
  disposition: "inline" | "attachment";
  bytes: number;
  sha256: string;
  stream(range?: ByteRange): Promise<ReadableStream<Uint8Array>>;
}

/** A file that is made of what the version says, small enough to be made whole. */
export function textOfShowcase(filePath: string, text: string): ShowcaseFile {
  const bytes = new TextEncoder().encode(text);
  const fileName = path.posix.basename(filePath);
  return {
    contentType: contentTypeOf(filePath),
    fileName,
    plainFileName: fileName,
    disposition: "inline",
    bytes: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    stream: async (range) =>
      new Response(range ? bytes.subarray(range.start, range.end + 1) : bytes)
        .body as ReadableStream<Uint8Array>,
  };
}
