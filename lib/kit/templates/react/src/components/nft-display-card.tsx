import { type ComponentProps, useEffect, useId, useRef, useState } from "react";
import { NFT_LABELS, type PictureState, traitShare, watchPicture } from "../behaviours/nft-display-card";
import { shortAddress } from "../behaviours/wallet";
import type { NftDisplayCardOwnProps } from "./props/nft-display-card";

export type { NftLabels, TokenTrait } from "../behaviours/nft-display-card";

export interface NftDisplayCardProps
  extends NftDisplayCardOwnProps,
    Omit<ComponentProps<"article">, keyof NftDisplayCardOwnProps | "children"> {}

/** One token of a collection: its picture, name, number, traits and owner. */
export function NftDisplayCard({
  name,
  headingLevel = 2,
  tokenId,
  collection,
  image,
  alt = "",
  href,
  owner,
  traits = [],
  loading = false,
  language = "en",
  labels,
  actions,
  className,
  ...rest
}: NftDisplayCardProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const picture = useRef<HTMLImageElement>(null);
  const [seen, setSeen] = useState<{ image: string; state: PictureState }>();
  const state = image !== undefined && seen?.image === image ? seen.state : "loading";
  const words = { ...NFT_LABELS, ...labels };
  useEffect(() => {
    if (!picture.current || image === undefined) return;
    return watchPicture(picture.current, (state) => setSeen({ image, state }));
  }, [image]);

  const root = className ? `kit-nft ${className}` : "kit-nft";
  if (loading) {
    return (
      <article {...rest} className={root} aria-busy="true" aria-label={words.loading}>
        <div className="kit-nft-picture" data-picture="loading" />
        <div className="kit-nft-body">
          <span className="kit-skeleton" />
          <span className="kit-skeleton" />
        </div>
      </article>
    );
  }
  return (
    <article {...rest} className={root} aria-labelledby={id}>
      <div className="kit-nft-picture" data-picture={image === undefined ? "failed" : state}>
        {image !== undefined && (
          <img ref={picture} className="kit-nft-image" src={image} alt={alt} hidden={state === "failed"} />
        )}
        <p className="kit-nft-failed" hidden={image !== undefined && state !== "failed"}>
          {words.failed}
        </p>
      </div>
      <div className="kit-nft-body">
        {collection && <p className="kit-nft-collection">{collection}</p>}
        <Heading className="kit-nft-name" id={id}>
          {href ? <a href={href}>{name}</a> : name} <span className="kit-nft-id">{`#${tokenId}`}</span>
        </Heading>
        {traits.length > 0 && (
          <dl className="kit-nft-traits" aria-label={words.traits}>
            {traits.map((trait) => (
              <div key={trait.name} className="kit-nft-trait">
                <dt>{trait.name}</dt>
                <dd>{trait.value}</dd>
                {trait.share !== undefined && (
                  <dd className="kit-nft-share">{traitShare(trait.share, language, words)}</dd>
                )}
              </div>
            ))}
          </dl>
        )}
        {owner && (
          <p className="kit-nft-owner">
            {words.owner} <bdi title={owner}>{shortAddress(owner)}</bdi>
          </p>
        )}
        {actions && <div className="kit-nft-actions">{actions}</div>}
      </div>
    </article>
  );
}
