import type { BoardData } from "@/lib/brand/board.schema";
import type { FontChoice } from "@/lib/typography/typography.schema";
import { weightOf } from "./board-hero";
import { BoardSection } from "./board-section";
import type { BrandFonts } from "./brand-fonts";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 &?!@";

/** The brand's faces at work: large, in text, and step by step. */
export function BoardType({ board, fonts }: { board: BoardData; fonts: BrandFonts }) {
  const { typography, strategy } = board;
  const { heading, body } = typography;
  const headingWeight = weightOf(heading.faces);
  return (
    <BoardSection id="type" title="Typefaces" lead={typography.reason}>
      <div className="grid border border-ink lg:grid-cols-2">
        <Specimen font={heading} family={fonts.heading} weight={headingWeight} use="Headings" />
        <Specimen
          font={body}
          family={fonts.body}
          weight={Math.min(...body.faces.map((face) => face.weight))}
          use="Text"
        />
      </div>
      <div className="grid border-x border-b border-ink lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div
          className="cell min-w-0 border-ink max-lg:border-b lg:border-r"
          dir={strategy.direction}
          lang={strategy.language}
        >
          <p
            className="text-[clamp(2rem,1.2rem+3vw,4rem)] leading-[1.06] text-balance hyphens-auto"
            style={{ fontFamily: fonts.heading, fontWeight: headingWeight }}
          >
            {strategy.oneLiner}
          </p>
          <p className="mt-6 max-w-[60ch] text-lg leading-relaxed" style={{ fontFamily: fonts.body }}>
            {strategy.mission}
          </p>
        </div>
        <dl className="cell min-w-0">
          {typography.scale.map((step) => (
            <div
              key={step.name}
              className="flex items-baseline justify-between gap-4 border-b border-rule py-1.5 last:border-0"
            >
              <dt
                className="min-w-0 truncate leading-tight"
                style={{
                  fontFamily: fonts[step.role],
                  fontWeight: step.weight,
                  fontSize: `${Math.min(step.maxPx, 64)}px`,
                  letterSpacing: `${step.letterSpacing}em`,
                }}
              >
                {step.name}
              </dt>
              <dd className="shrink-0 text-sm text-ink-soft tabular-nums">
                {round(step.minPx)}–{round(step.maxPx)} px
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </BoardSection>
  );
}

interface SpecimenProps {
  font: FontChoice;
  family: string;
  weight: number;
  use: string;
}

function Specimen({ font, family, weight, use }: SpecimenProps) {
  return (
    <div className="cell min-w-0 border-ink bg-sheet first:max-lg:border-b first:lg:border-r">
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">{font.family}</span>
        <span className="text-sm text-ink-soft">{use}</span>
      </p>
      <div style={{ fontFamily: family, fontWeight: weight }}>
        <p aria-hidden="true" className="my-6 text-[clamp(6rem,4rem+8vw,11rem)] leading-none">
          Aa
        </p>
        <p aria-hidden="true" className="text-xl leading-snug break-words">
          {ALPHABET}
        </p>
      </div>
    </div>
  );
}

const round = (px: number) => Math.round(px * 10) / 10;
