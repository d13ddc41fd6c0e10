import type { BoardData } from "@/lib/brand/board.schema";
import { onPrimaryVersion } from "@/lib/logo/export/on-primary-version";
import type { BrandFonts } from "./brand-fonts";
import { byteSize } from "./byte-size";
import { LogoDrawing } from "./logo-drawing";
import { ShareButton } from "./share-button";

interface BoardHeroProps {
  board: BoardData;
  fonts: BrandFonts;
  isPrivate: boolean;
  /** Address where its owner manages it, when that is an account. */
  managedAt: string | null;
  /** Address of the form with its brief, for its owner. */
  changeAt: string | null;
}

/** The brand on its own color, and what can be done with it. */
export function BoardHero({ board, fonts, isPrivate, managedAt, changeAt }: BoardHeroProps) {
  const { strategy, palette, logo, verification, download, files } = board;
  const { roles, onSolid } = palette.light;
  const passed = verification.checks.filter(({ status }) => status === "passed").length;
  const facts = [
    `${passed} of ${verification.checks.length} checks passed`,
    `${files.length} files`,
    `Seed ${board.seed}`,
    `Words by ${board.wordsBy ?? "the built-in strategist"}`,
    ...(board.generationSeconds === null ? [] : [`Made in ${board.generationSeconds} s`]),
  ];
  return (
    <header>
      <div
        dir={strategy.direction}
        className="sheet-width flex min-h-[min(34rem,52svh)] md:min-h-[min(34rem,68svh)] flex-col justify-between gap-16 py-10"
        style={{ background: roles.primary.hex, color: onSolid.primary, maxWidth: "none" }}
      >
        <h1 className="flex grow items-center">
          <LogoDrawing
            logo={logo}
            variation="combination"
            version={onPrimaryVersion(palette)}
            label={strategy.name}
            className="h-auto max-h-[38svh] w-full max-w-[58rem]"
          />
        </h1>
        <p
          lang={strategy.language}
          className="max-w-[28ch] text-[clamp(1.5rem,1.1rem+1.6vw,2.5rem)] leading-tight text-balance hyphens-auto"
          style={{ fontFamily: fonts.heading, fontWeight: weightOf(board.typography.heading.faces) }}
        >
          {strategy.tagline}
        </p>
      </div>
      <div className="border-b border-ink bg-sheet">
        <div className="sheet-width flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-5">
          <div className="flex flex-wrap gap-3 print:hidden">
            <a href={download.url} download className="button button-ink">
              Download the package
              <span className="font-normal">ZIP, {byteSize(download.bytes)}</span>
            </a>
            {/* By way of the application: a private one opens to its owner alone. */}
            <a href={`/api/showcase/${board.brandId}`} className="button">
              Showcase
            </a>
            {!isPrivate && <ShareButton />}
            {managedAt && (
              <a href={managedAt} className="button">
                Manage it
              </a>
            )}
          </div>
          <ul className="flex flex-wrap gap-x-6 gap-y-1 text-ink-soft tabular-nums">
            {facts.map((fact) => (
              <li key={fact} className="max-w-full break-words">
                {fact}
              </li>
            ))}
          </ul>
          <div className="flex basis-full flex-wrap items-baseline gap-x-6 gap-y-2 border-t border-rule pt-4">
            <p
              className="max-w-[70ch] min-w-0 text-lg break-words whitespace-pre-line"
              lang={strategy.language}
              dir="auto"
            >
              {board.brief.businessIdea}
            </p>
            {changeAt && (
              <a
                href={changeAt}
                className="text-link inline-flex min-h-11 items-center font-semibold print:hidden"
              >
                Change the sentence
              </a>
            )}
          </div>
          <p className="field-hint basis-full print:hidden">
            {isPrivate
              ? "Only you see this brand, while you are signed in."
              : "Whoever has the link can see and download this brand."}
          </p>
        </div>
      </div>
    </header>
  );
}

/** The heaviest face that is shipped, which is what headings are set in. */
export const weightOf = (faces: readonly { weight: number }[]): number =>
  Math.max(...faces.map(({ weight }) => weight));
