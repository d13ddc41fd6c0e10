import { enableCompileCache } from "node:module";
import path from "node:path";

/**
 * Where Node keeps the compiled code of modules: by path, content and its own version, so that an update finds nothing of an
 * earlier one. A start that finds it there compiles nothing. Threads take it by `NODE_COMPILE_CACHE`.
 */
export const COMPILED_CODE = path.resolve("dist", "compiled");

/** For the modules that this process loads from now on. Where nothing can be written, nothing is kept. */
export function keepCompiledCode(): void {
  enableCompileCache(COMPILED_CODE);
}
