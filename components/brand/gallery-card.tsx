import type { GalleryBrand } from "@/lib/brand/gallery.schema";
import { onPrimaryVersion } from "@/lib/logo/export/on-primary-version";
import type { GalleryEntry } from "@/lib/model/gallery-briefs";
import { capitalize } from "@/lib/model/letter-case";
import type { ColorRole } from "@/lib/palette/palette.schema";
import { MakeBriefButton } from "./make-brief-button";
import { PlainDrawing } from "./plain-drawing";

interface GalleryCardProps {
  entry: GalleryEntry;
  brand: GalleryBrand;
}

const STRIP: readonly ColorRole[] = [
  "primary",
  "primary-strong",
  "primary-soft",
  "secondary",
  "accent",
  "text",
];

/** A brand of the gallery: its mark large, its logo on paper and at night, its colors, and the sentence it was made from. */
export function GalleryCard({ entry, brand }: GalleryCardProps) {
  const { brief, seed } = entry;
  const { strategy, palette, typography, logo } = brand;
  const { icon, combination } = logo.variations;
  const { roles } = palette.light;
  return (
    <article aria-labelledby={`gallery-${entry.slug}`} className="flex h-full flex-col">
      <div className="grid aspect-4/3 place-items-center" style={{ background: roles.primary.hex }}>
        <PlainDrawing
          drawing={icon}
          fills={logo.versions[onPrimaryVersion(palette)].fills}
          label=""
          className="h-[48%] w-auto max-w-[56%]"
        />
      </div>
      <div className="grid grid-cols-[2fr_1fr]">
        <div className="grid h-28 place-items-center px-6" style={{ background: roles.background.hex }}>
          <PlainDrawing
            drawing={combination}
            fills={logo.versions.color.fills}
            label={strategy.name}
            className="h-11 w-full"
          />
        </div>
        <div
          className="grid h-28 place-items-center"
          style={{ background: palette.dark.roles.background.hex }}
        >
          <PlainDrawing drawing={icon} fills={logo.versions.reversed.fills} label="" className="size-11" />
        </div>
      </div>
      <div aria-hidden="true" className="flex h-4">
        {STRIP.map((role) => (
          <span key={role} className="grow" style={{ background: roles[role].hex }} />
        ))}
      </div>
      <div className="flex grow flex-col gap-2 pt-4">
        <h2 id={`gallery-${entry.slug}`} className="text-2xl font-bold tracking-tight" dir="auto">
          {strategy.name}
        </h2>
        <p lang={strategy.language} dir={strategy.direction} className="font-semibold text-pretty">
          {strategy.tagline}
        </p>
        <p lang={strategy.language} dir={strategy.direction} className="text-pretty text-ink-soft">
          {brief.businessIdea}
        </p>
        <p className="mt-auto pt-2 text-sm text-ink-soft">
          {capitalize(brief.style)}, {typography.heading.family} with {typography.body.family}, seed {seed}
        </p>
        <MakeBriefButton brief={{ ...brief, seed }} name={strategy.name} />
      </div>
    </article>
  );
}

/** What stands in a card's place while the engine draws it: as large as the card. */
export function GalleryCardSkeleton() {
  return (
    <div aria-hidden="true" className="flex h-full flex-col">
      <div className="aspect-4/3 bg-well motion-safe:animate-pulse" />
      <div className="h-32 bg-sheet" />
      <div className="h-64 pt-4">
        <div className="h-8 w-1/2 bg-well" />
      </div>
    </div>
  );
}
