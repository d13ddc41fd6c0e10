import { createHash } from "node:crypto";
import { finishedBrandOf } from "@/lib/brand/account-brand-fixture";
import { db } from "@/lib/db/client";
import { storage } from "@/lib/storage/current-storage";
import { artifactKey } from "@/lib/storage/storage";
import { GET, HEAD } from "./[...path]/route";

export const SHOWN_FILES = {
  "docs/index.html": "<!doctype html><title>Docs</title>",
  "docs/assets/site.js": "void 0;",
  "tokens/brand.css": ":root { --color-brand-primary: #123456; }",
  "tokens/brand.tokens.json": "{}",
  "logos/icon/klok-icon-color.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
  "registry/button.json": '{"registryDependencies":["{REGISTRY_BASE}/base.json"]}',
  "registry/vue/button.json": '{"registryDependencies":["{REGISTRY_BASE}/vue/base.json"]}',
  "brand.json": '{"name":"Klok"}',
} as const;

/** A brand of the account with a few files and nothing drawn. */
export async function shownBrandOf(accountId: string): Promise<string> {
  const { brandId } = await finishedBrandOf(accountId, { name: "Klok" });
  const files = Object.entries(SHOWN_FILES).map(([path, text]) => {
    const bytes = new TextEncoder().encode(text);
    return { path, bytes, sha256: createHash("sha256").update(bytes).digest("hex") };
  });
  for (const { path, bytes } of files) await storage().put(artifactKey(brandId, 1, path), bytes);
  const listed = files.map((file) => ({ ...file, bytes: file.bytes.length }));
  await db().artifact.create({
    data: { brandId, version: 1, stage: "documentation", files: listed, output: {}, durationMs: 1 },
  });
  return brandId;
}

interface Asked {
  brandId: string;
  path: string;
  /** The brand's own host by default; null for a path of the application. */
  host?: string | null;
  headers?: Record<string, string>;
  method?: "GET" | "HEAD";
}

/** Asks for a file of a showcase as the server hands a request on. */
export function askShowcase({ brandId, path, host, headers = {}, method = "GET" }: Asked): Promise<Response> {
  const asked = host === undefined ? `${brandId}.design.localhost:3000` : (host ?? "localhost:3000");
  const request = new Request(`http://localhost:3000/design/${brandId}/${path}`, {
    method,
    headers: { host: asked, ...headers },
  });
  const [file = ""] = path.split("?");
  return (method === "HEAD" ? HEAD : GET)(request, {
    params: Promise.resolve({ brandId, path: file.split("/") }),
  });
}
