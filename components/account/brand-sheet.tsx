import { duration } from "@/components/brand/duration";
import { PlainDrawing } from "@/components/brand/plain-drawing";
import { Moment } from "@/components/ui/moment";
import type { BrandFace } from "@/lib/brand/brand-face.schema";
import type { BrandRecord } from "@/lib/brand/brand-list.schema";
import { isUnfinished } from "@/lib/jobs/job-status";
import { onPrimaryVersion } from "@/lib/logo/export/on-primary-version";
import { capitalize } from "@/lib/model/letter-case";
import { TryAgain } from "./try-again";

interface BrandSheetProps {
  brand: BrandRecord;
  face: BrandFace | undefined;
  seed: number | null;
}

/** A brand on its own color, on paper, and what it was made from. */
export function BrandSheet({ brand, face, seed }: BrandSheetProps) {
  return (
    <div className="mt-8 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      {face ? <Sheet name={brand.name} face={face} /> : <NothingYet brand={brand} />}
      <div className="flex flex-col justify-between gap-8">
        <BrandFacts brand={brand} seed={seed} />
        {brand.visibleJobId && <ChangeIt jobId={brand.visibleJobId} />}
      </div>
    </div>
  );
}

function Sheet({ name, face }: { name: string; face: BrandFace }) {
  const version = onPrimaryVersion({ light: { onSolid: { primary: face.onPrimary } } });
  return (
    <div className="self-start">
      <div className="grid aspect-16/9 place-items-center" style={{ background: face.primary }}>
        <PlainDrawing
          drawing={face.combination}
          fills={face[version]}
          label={`${name}, the logo`}
          className="h-auto max-h-[55%] w-[72%]"
        />
      </div>
      <div className="grid grid-cols-[1fr_2fr]">
        <div className="grid h-28 place-items-center sm:h-36" style={{ background: face.colors[3] }}>
          <PlainDrawing drawing={face.icon} fills={face.color} label="" className="size-14 sm:size-16" />
        </div>
        <div className="grid h-28 place-items-center px-6 sm:h-36" style={{ background: face.background }}>
          <PlainDrawing drawing={face.combination} fills={face.color} label="" className="h-12 w-full" />
        </div>
      </div>
      <ul className="flex" aria-label="Colors">
        {face.colors.map((color) => (
          <li key={color} className="h-5 grow" style={{ background: color }}>
            <span className="sr-only">{color}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function NothingYet({ brand: { id, jobId, status } }: { brand: BrandRecord }) {
  const runs = isUnfinished(status);
  return (
    <div className="grid aspect-16/9 place-items-center self-start border border-dashed border-control bg-sheet p-6 text-center">
      <div>
        <p className="text-xl font-bold">{runs ? "It is being made." : "It was not finished."}</p>
        <div className="mt-5 flex flex-wrap justify-center gap-3">
          {!runs && <TryAgain brandId={id} />}
          {jobId && (
            <a href={`/jobs/${jobId}`} className="button">
              {runs ? "Watch it" : "See why"}
            </a>
          )}
        </div>
      </div>
    </div>
  );
}

function ChangeIt({ jobId }: { jobId: string }) {
  return (
    <div className="border border-ink bg-sheet p-4 sm:p-5">
      <h2 className="text-xl font-bold tracking-[-0.015em]">Change it</h2>
      <p className="mt-1 text-pretty text-ink-soft">
        Another mark, name, palette or pair of typefaces. Only what depends on the change is made anew, as a
        new version, for 1 credit.
      </p>
      <a href={`/brands/${jobId}#directions`} className="button button-primary mt-4">
        Open the directions
      </a>
    </div>
  );
}

function BrandFacts({ brand, seed }: Pick<BrandSheetProps, "brand" | "seed">) {
  const { generationTime } = brand;
  const facts: [string, React.ReactNode][] = [
    ["Idea", brand.businessIdea],
    ["Audience", brand.targetAudience],
    ["Style", capitalize(brand.style)],
    ["Components for", { react: "React", vue: "Vue", html: "HTML" }[brand.techStack]],
    ...(brand.features.length > 0 ? [["Features", brand.features.join(", ")] as [string, string]] : []),
    [
      "Made",
      <>
        <Moment key="made" iso={brand.createdAt.toISOString()} />
        {generationTime !== null && `, in ${duration(generationTime * 1_000)}`}
      </>,
    ],
    ...(seed === null ? [] : [["Seed", String(seed)] as [string, string]]),
  ];
  return (
    <dl className="border-t border-ink">
      {facts.map(([name, value]) => (
        <div key={name} className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-4 border-b border-rule py-2.5">
          <dt className="text-ink-soft">{name}</dt>
          <dd dir="auto" className="text-pretty break-words whitespace-pre-line">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
