import { type GeneratedFile, textFile } from "@/lib/model/generated-file";
import { drawScene, scenesFor } from "./draw-scene";
import { emailSignature } from "./email-signature";
import { sceneToPng } from "./scene-png";
import { sceneToSvg } from "./scene-svg";
import { sceneNamed } from "./scenes.schema";
import { openStudio, type StudioInput } from "./studio";

/** The brand in use: every scene that suits it as SVG and PNG, and the signature of its mails. */
export async function applicationFiles(input: StudioInput): Promise<GeneratedFile[]> {
  const studio = await openStudio(input);
  const pictures = scenesFor(input).flatMap((id): GeneratedFile[] => {
    const { title, path, png } = sceneNamed(id);
    const svg = sceneToSvg(drawScene(studio, id), `${input.strategy.name}: ${title}`);
    return [textFile(path, svg), { path: png.path, bytes: sceneToPng(svg, png.width) }];
  });
  return [...pictures, emailSignature(studio, input.typography)];
}
