import { drawScene, scenesFor } from "./draw-scene";
import type { Scenes } from "./scene.schema";
import { openStudio, type StudioInput } from "./studio";

/** Draws single scenes, for whoever does not want the files. */
export async function openScenes(input: StudioInput): Promise<Scenes> {
  const studio = await openStudio(input);
  const suited = new Set(scenesFor(input));
  return (id) => (suited.has(id) ? drawScene(studio, id) : undefined);
}
