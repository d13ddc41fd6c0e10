import { fill, find } from "./dom";
import { listen } from "./listen";

export interface TokenTrait {
  /** Unique in the token, e.g. "Background". */
  readonly name: string;
  readonly value: string;
  /** Share of the collection that has it, from 0 to 1. */
  readonly share?: number;
}

export const NFT_LABELS = {
  owner: "Owner",
  traits: "Traits",
  share: "{0} have this",
  loading: "Loading",
  failed: "The picture cannot be shown",
};
export type NftLabels = typeof NFT_LABELS;

export type PictureState = "loading" | "shown" | "failed";

/** Tells what becomes of a picture, also when that was before anybody listened. @returns what ends it */
export function watchPicture(picture: HTMLImageElement, tell: (state: PictureState) => void): () => void {
  if (picture.complete) tell(picture.naturalWidth > 0 ? "shown" : "failed");
  return listen(picture, { load: () => tell("shown"), error: () => tell("failed") });
}

/** How many have a trait, in words. */
export function traitShare(share: number, language: string, labels: NftLabels): string {
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 }).format(
    share,
  );
  return fill(labels.share, percent);
}

/** Puts words in the place of a picture that cannot be shown. @returns what ends it */
export function enhanceNftDisplayCard(root: HTMLElement): () => void {
  const frame = find(root, ".kit-nft-picture");
  const picture = find<HTMLImageElement>(root, ".kit-nft-picture img");
  const failed = find(root, ".kit-nft-failed");
  if (!frame || !picture || !failed) return () => {};
  return watchPicture(picture, (state) => {
    frame.dataset.picture = state;
    picture.hidden = state === "failed";
    failed.hidden = state !== "failed";
  });
}
