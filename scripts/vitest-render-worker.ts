import { bundle } from "./setup/bundle";

/** Tests of the pipeline run the real worker threads, which run the bundle. */
export default async function setup(): Promise<void> {
  await bundle({ "render-worker": "lib/render/render-worker.ts" });
}
