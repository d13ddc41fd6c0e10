import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { type BrandBriefInput, designBriefSchema } from "@/lib/model/brief.schema";
import { makeBrandHere } from "@/lib/render/engine-here";

export interface KitProject {
  /** Where the project's package.json or index.html is. */
  folder: string;
  brandName: string;
}

/** Makes a brand by the engine, without server or database, and writes its component project below `root`. */
export async function writeKitProject(
  root: string,
  input: BrandBriefInput,
  seed: number,
): Promise<KitProject> {
  const brief = designBriefSchema.parse(input);
  const stack = brief.techStack;
  const { outputs, files } = await makeBrandHere({ brief, seed, until: ["strategy", "components"] });
  for (const file of files.filter(({ stage }) => stage === "components")) {
    const target = path.join(root, file.path);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, file.bytes);
  }
  return { folder: path.join(root, "components", stack), brandName: outputs.strategy.name };
}

const CONTENT_TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** Serves the files of a folder on the loopback address. */
export async function serveFolder(folder: string): Promise<{ url: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = path.join(folder, pathname === "/" ? "index.html" : path.normalize(pathname));
    try {
      const bytes = await readFile(file);
      response.setHeader("content-type", CONTENT_TYPES[path.extname(file)] ?? "application/octet-stream");
      response.end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}/`, close };
}
