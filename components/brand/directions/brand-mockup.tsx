import { PlainDrawing } from "../plain-drawing";
import type { Look } from "./look";
import { SwatchStrip } from "./swatch-strip";

const STRIP = ["primary", "secondary", "accent", "primary-soft", "surface-2", "text"] as const;

/** The brand in small: the head of a page, its mark on its color, its palette. */
export function BrandMockup({ look, title }: { look: Look; title: string }) {
  const { roles } = look;
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 font-semibold">{title}</figcaption>
      <div
        role="img"
        aria-label={`${look.name}: ${look.tagline}`}
        className="border border-ink"
        dir={look.direction}
        lang={look.language}
        style={{ background: roles.background, color: roles.text, fontFamily: look.bodyFamily }}
      >
        <div aria-hidden="true">
          <div
            className="flex h-12 items-center gap-2.5 px-4"
            style={{ borderBottom: `1px solid ${roles.border}` }}
          >
            <PlainDrawing drawing={look.icon} fills={look.fills} label="" className="size-7 shrink-0" />
            <PlainDrawing
              drawing={look.wordmark}
              fills={look.fills}
              label=""
              className="h-4 w-auto max-w-[60%] shrink"
            />
          </div>
          <div className="h-52 overflow-hidden px-4 pt-4">
            <p
              className="line-clamp-3 text-[1.375rem] leading-[1.12] text-balance"
              style={{ fontFamily: look.headingFamily, fontWeight: look.headingWeight ?? 700 }}
            >
              {look.tagline}
            </p>
            <p className="mt-2 line-clamp-2 text-xs leading-relaxed" style={{ color: roles["text-muted"] }}>
              {look.oneLiner}
            </p>
            <span
              className="mt-3 inline-block px-3 py-1.5 text-xs font-semibold"
              style={{ background: roles.primary, color: look.onPrimary }}
            >
              {look.name}
            </span>
          </div>
          <div className="grid h-24 place-items-center" style={{ background: roles.primary }}>
            <PlainDrawing
              drawing={look.icon}
              fills={{ primary: look.onPrimary, accent: look.onPrimary, ink: look.onPrimary }}
              label=""
              className="size-14"
            />
          </div>
          <SwatchStrip colors={STRIP.map((role) => roles[role])} className="h-5" />
        </div>
      </div>
    </figure>
  );
}
