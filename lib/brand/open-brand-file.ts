import path from "node:path";
import { AppError } from "@/lib/errors";
import { findFinishedVersion } from "@/lib/jobs/find-finished-version";
import { streamStored } from "@/lib/storage/read-stored";
import { artifactKey, type ByteRange } from "@/lib/storage/storage";
import type { StoredFile } from "./read-artifacts";
import { readFiles } from "./read-files";

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  ".cjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".pptx": "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  ".scss": "text/x-scss; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".ttf": "font/ttf",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
  ".zip": "application/zip",
};

/**
 * One file of a finished brand, by its path in the package.
 * @throws AppError NOT_FOUND for an unknown job or path, CONFLICT while the brand is being made or when it failed.
 */
export async function openBrandFile(jobId: string, filePath: string) {
  const { brandId, version } = await findFinishedVersion(jobId);
  const file = (await readFiles(brandId, version)).find((entry) => entry.path === filePath);
  if (!file) throw new AppError("NOT_FOUND", "There is no such file in this brand's package.");
  return versionFile(brandId, version, file);
}

/** By the ending of a file's name. */
export function contentTypeOf(filePath: string): string {
  return CONTENT_TYPES[path.posix.extname(filePath).toLowerCase()] ?? "application/octet-stream";
}

/** A file of a version, ready to be sent. */
export function versionFile(brandId: string, version: number, file: StoredFile) {
  const fileName = path.posix.basename(file.path);
  return {
    contentType: contentTypeOf(file.path),
    fileName,
    plainFileName: fileName,
    disposition: "inline" as const,
    bytes: file.bytes,
    sha256: file.sha256,
    stream: (range?: ByteRange) => streamStored(artifactKey(brandId, version, file.path), file.sha256, range),
  };
}
