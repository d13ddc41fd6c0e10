import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Makes the error's stack name our sources, not places in the bundle that threw it. The bundle's map is read only then:
 * Node would read it at every start of a thread, which added almost a quarter to what loading the bundle takes.
 */
export function nameSources(error: unknown, bundleUrl: string): void {
  const bundle = fileURLToPath(bundleUrl);
  if (!(error instanceof Error) || !error.stack?.includes(bundleUrl) || !existsSync(`${bundle}.map`)) return;
  const map = new SourceMap(JSON.parse(readFileSync(`${bundle}.map`, "utf8")));
  error.stack = error.stack.replaceAll(/(file:\/\/[^\s()]+):(\d+):(\d+)/g, (place, url, line, column) => {
    const origin = url === bundleUrl && map.findOrigin(Number(line), Number(column));
    if (!origin || !("fileName" in origin)) return place;
    const file = path.resolve(path.dirname(bundle), origin.fileName);
    return `${file}:${origin.lineNumber}:${origin.columnNumber}`;
  });
}
