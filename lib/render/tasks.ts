import { type DeckBrand, type DeckRequest, makeDeck, makeDeckSample } from "@/lib/deck/make-deck";
import { fontLibrary } from "@/lib/fonts/installed/font-library";
import { drawLogoPicture } from "@/lib/logo/export/logo-picture";
import { settleOwnMark } from "@/lib/logo/own-mark/settle-own-mark";
import type { GeneratedFile } from "@/lib/model/generated-file";
import { zipFiles } from "@/lib/package/zip-package";
import { makePalettes } from "@/lib/palette/make-palette";
import { type StageId, stageNamed } from "@/lib/pipeline/graph";
import { type MeasureRequest, measureFiles } from "@/lib/pipeline/stages/verify";
import { drawShareImage, type ShareImageInput } from "@/lib/showcase/share-image";
import { makeSpecimenFiles, makeTypographyAlternatives } from "@/lib/typography/make-alternatives";
import { engineHere, runStageHere } from "./engine-here";
import { variantFiles } from "./variant-files";

export interface StageTask {
  id: StageId;
  input: object;
  /** False when only the output is wanted. */
  files: boolean;
}

export interface WebfontTask {
  family: string;
  weight: number;
  text: string;
  opticalSize?: number | undefined;
}

/** What a render worker can do, by name. Arguments and results are plain data and bytes, because they cross a thread. */
export const renderTasks = {
  stage: ({ id, input, files }: StageTask) => runStageHere(stageNamed(id), input as never, { files }),
  /** Every palette that a person may choose from, for the same brief and seed. */
  palettes: makePalettes,
  /** Every pair of typefaces that is offered, with specimens. */
  async pairs({ text, ...request }: Parameters<typeof makeTypographyAlternatives>[0] & { text: string }) {
    const alternatives = makeTypographyAlternatives(request);
    return { alternatives, files: await makeSpecimenFiles(alternatives, text, fontLibrary()) };
  },
  /** Reads what a customer sent as a mark. */
  ownMark: settleOwnMark,
  /** The picture that networks show with a link to a brand's showcase. */
  shareImage: (input: ShareImageInput) => drawShareImage(input, fontLibrary()),
  /** The logo as a square picture, for its certificate. */
  logoPicture: drawLogoPicture,
  /** Letters of a family that a brand's own subset need not have. */
  webfont: ({ family, weight, text, opticalSize }: WebfontTask) =>
    fontLibrary().webfont(family, weight, text, { opticalSize }),
  /** The files of one design that is tested against others. */
  variant: variantFiles,
  /** A pitch deck in both formats, with a picture of each slide. */
  deck: (request: DeckRequest) => makeDeck(request, fontLibrary()),
  /** What one sees of it before it is bought. */
  deckSample: (brand: DeckBrand) => makeDeckSample(brand, fontLibrary()),
  zip: (files: readonly GeneratedFile[]) => zipFiles(files),
  /** The machine checks on the files of a finished package. */
  measure: (request: MeasureRequest) => measureFiles(request, engineHere),
};

export type RenderTasks = typeof renderTasks;
export type RenderTaskName = keyof RenderTasks;
export type RenderInput<Name extends RenderTaskName> = Parameters<RenderTasks[Name]>[0];
export type RenderOutput<Name extends RenderTaskName> = Awaited<ReturnType<RenderTasks[Name]>>;
