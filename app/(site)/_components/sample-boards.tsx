import { GALLERY } from "@/lib/model/gallery-briefs";

/** Brands of the gallery that show at a glance how different two sentences can turn out. */
const SHOWN = ["bakery", "night-trains", "coding-club"] as const;

/** Three finished brands, as the engine draws them: the first one large. */
export function SampleBoards() {
  const entries = SHOWN.flatMap((slug) => GALLERY.filter((entry) => entry.slug === slug));
  return (
    <figure>
      <ul className="sample-boards">
        {entries.map(({ slug, brief }) => (
          <li key={slug}>
            <a href={`/gallery#gallery-${slug}`} className="block">
              {/* biome-ignore lint/performance/noImgElement: a vector picture needs no optimizing */}
              <img
                src={`/api/gallery/${slug}`}
                width={640}
                height={400}
                alt={`Board of a brand made from: ${brief.businessIdea}`}
                lang={slug === "night-trains" ? "pt" : "en"}
                decoding="async"
                className="block aspect-[8/5] w-full bg-well"
              />
            </a>
          </li>
        ))}
      </ul>
      <figcaption className="mt-2.5 text-sm text-ink-soft">
        Each from one sentence, untouched.{" "}
        <a href="/gallery" className="text-link">
          See twelve of them
        </a>
      </figcaption>
    </figure>
  );
}
