import { keepCompiledCode } from "@/lib/process/compiled-code";
import { warmRenderPool } from "@/lib/render/render-pool";

/**
 * The server's entry. The render threads start before the service is loaded, so that they load the engine beside it: who asks
 * for the first brand would wait for what they have not loaded by then. The service is a bundle of its own, because what a
 * bundle imports is loaded before its first line runs.
 */
try {
  warmRenderPool();
} catch {
  // Settings that are wrong: the service reads them too, and says what is wrong with them.
}
keepCompiledCode();
await import(new URL("serve.mjs", import.meta.url).href);
