import { readFile } from "node:fs/promises";
import path from "node:path";

const CODE = path.resolve("node_modules", "canvaskit-wasm", "bin", "canvaskit.wasm");
const SKIA_CODE = Symbol.for("marque.skia-code");
const shared = globalThis as { [SKIA_CODE]?: Promise<WebAssembly.Module | null> };

/**
 * Keeps the compiled code of Skia until the process ends. Threads that load the same bytes share it then, and it is not
 * freed when one of them ends: V8 sometimes ends the process as it frees code while other threads come and go ("Check
 * failed: jit_page_->allocations_.erase", nodejs/node 64500). What is wrong with the file the threads say.
 */
export function holdSkiaCode(): void {
  shared[SKIA_CODE] ??= readFile(CODE)
    .then((bytes) => WebAssembly.compile(bytes))
    .catch(() => null);
}
