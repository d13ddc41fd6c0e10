import { RegistrationMark } from "@/components/ui/registration-mark";
import { COLOR_VERSIONS, LOGO_VARIATIONS } from "@/lib/logo/logo.schema";
import { COLOR_ROLES, THEMES } from "@/lib/palette/palette.schema";

const CONTENTS: readonly { title: string; figure: string; text: string }[] = [
  {
    title: "Logos",
    figure: `${LOGO_VARIATIONS.length} × ${COLOR_VERSIONS.length}`,
    text: "Wordmark, icon, combination and stacked, each in color, reversed, black and white. Vector files without a single font or bitmap in them, and PNG up to 2048 px. Favicons too.",
  },
  {
    title: "Colors",
    figure: `${COLOR_ROLES.length} × ${THEMES.length}`,
    text: "Fifteen roles, solved for light and for dark from the contrast that each pair needs. A color of yours stays as you gave it.",
  },
  {
    title: "Typefaces",
    figure: "2 families",
    text: "A heading face and a text face chosen by measured contrast and likeness, a fluid scale, and the font files with their licences.",
  },
  {
    title: "Design tokens",
    figure: "DTCG",
    text: "The W3C community group's format, in three tiers with light and dark, and the same values as CSS, SCSS and Tailwind themes.",
  },
  {
    title: "Components",
    figure: "React, Vue, HTML",
    text: "A project in your stack that installs, type-checks and builds, on one token style sheet: keyboard, screen reader, dark mode and right-to-left included.",
  },
  {
    title: "Documentation",
    figure: "Site and PDF",
    text: "A site that opens from a folder, with a live page for each component, and brand guidelines of twenty pages to hand to a printer.",
  },
  {
    title: "Name and voice",
    figure: "6 names",
    text: "A name with the others that were considered, tagline, mission, values, what to say and what not to, each with the words of your idea that led to it.",
  },
  {
    title: "Proof",
    figure: "SHA-256",
    text: "The report of every check with its figure, and a manifest that names each file, its size and its hash.",
  },
];

export function PackageContents() {
  return (
    <section
      id="package"
      aria-labelledby="package-title"
      className="scroll-mt-8 border-t border-ink bg-sheet"
    >
      <div className="sheet-width py-20">
        <div className="flex items-start justify-between gap-6">
          <h2 id="package-title" className="section-title max-w-[18ch]">
            One package, ready for the printer and the build.
          </h2>
          <RegistrationMark className="mt-2 size-10 shrink-0 text-ink max-sm:hidden" />
        </div>
        <dl className="mt-12 grid border-t border-ink md:grid-cols-2 md:gap-x-12 xl:grid-cols-3">
          {CONTENTS.map(({ title, figure, text }) => (
            <div key={title} className="border-b border-rule py-6">
              <dt className="flex items-baseline justify-between gap-4">
                <span className="font-display text-2xl font-bold tracking-[-0.01em]">{title}</span>
                <span className="font-display text-lg font-medium text-accent tabular-nums">{figure}</span>
              </dt>
              <dd className="mt-2 max-w-prose text-pretty text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
