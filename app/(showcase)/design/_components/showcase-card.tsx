import { capitalize } from "@/lib/model/letter-case";

interface ShowcaseCardProps {
  name: string;
  tagline: string | null;
  style: string;
  /** Of the brand's words. */
  language: string;
  href: string;
  /** The brand's board in small. */
  picture: string;
  /** null without a certificate. */
  tokenId: number | null;
}

/** A published brand: its board in small, its name and what it says. All of it is one link, but for that to its certificate. */
export function ShowcaseCard({ name, tagline, style, language, href, picture, tokenId }: ShowcaseCardProps) {
  return (
    <article className="group relative">
      {/* biome-ignore lint/performance/noImgElement: an SVG of a few kilobytes, which nothing could scale better */}
      <img
        src={picture}
        width={640}
        height={400}
        alt=""
        loading="lazy"
        className="block h-auto w-full bg-well shadow-[0_0_0_1px_var(--rule)]"
      />
      <h2 className="pt-4 text-2xl font-bold tracking-[-0.015em]">
        <a
          href={href}
          dir="auto"
          className="line-clamp-2 break-words group-hover:text-accent-strong after:absolute after:inset-0"
        >
          {name}
        </a>
      </h2>
      {tagline && (
        <p dir="auto" lang={language === "und" ? undefined : language} className="line-clamp-2 text-pretty">
          {tagline}
        </p>
      )}
      <p className="pt-1 text-sm text-ink-soft">
        {capitalize(style)}
        {tokenId !== null && (
          <>
            {" · "}
            <a href={`/wallet/collection/${tokenId}`} className="text-link relative z-10 py-1">
              Certificate {tokenId}
            </a>
          </>
        )}
      </p>
    </article>
  );
}
