import { bundle, RENDER_WORKER } from "./setup/bundle";

/** Tests of the pipeline run the real worker threads, which run the bundle. */
export default async function setup(): Promise<void> {
  await bundle(RENDER_WORKER);
}
