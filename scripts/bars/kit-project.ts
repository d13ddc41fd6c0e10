import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { kitFiles } from "@/lib/kit/kit-files";
import { type BrandBriefInput, designBriefSchema } from "@/lib/model/brief.schema";
import { kitTemplates } from "@/lib/render/kit-templates";
import { renderTasks } from "@/lib/render/tasks";

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
  const { style, seedColor } = brief;
  const strategy = renderTasks.strategy({ brief, seed });
  const palette = renderTasks.palette({ strategy, style, seedColor, seed });
  const text = [brief.businessIdea, brief.targetAudience, ...brief.features].join(" ");
  const { typography, files: fonts } = await renderTasks.typography({ strategy, style, seed, text });
  const logo = await renderTasks.logo({ brief, seed, strategy, palette, typography });
  const logos = await renderTasks.logoFiles([logo, strategy]);
  const tokens = renderTasks.tokens({ strategy, palette, typography });
  const stack = brief.techStack;
  const files = [...fonts, ...logos, ...tokens];
  for (const file of kitFiles({ stack, strategy, typography, files, templates: kitTemplates() })) {
    const target = path.join(root, file.path);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, file.bytes);
  }
  return { folder: path.join(root, "components", stack), brandName: strategy.name };
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
