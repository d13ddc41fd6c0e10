import { PlainDrawing } from "@/components/brand/plain-drawing";
import type { BrandFace } from "@/lib/brand/brand-face.schema";
import type { BrandRecord } from "@/lib/brand/brand-list.schema";
import { isUnfinished } from "@/lib/jobs/job-status";
import { onPrimaryVersion } from "@/lib/logo/export/on-primary-version";

interface BrandTileProps {
  brand: Pick<BrandRecord, "status" | "progress">;
  face: BrandFace | undefined;
}

/** A brand's picture in a list: its mark on its own color; a blank sheet while there is nothing to see. Decorative. */
export function BrandTile({ brand, face }: BrandTileProps) {
  if (!face) return <BlankTile {...brand} />;
  const version = onPrimaryVersion({ light: { onSolid: { primary: face.onPrimary } } });
  return (
    <div aria-hidden="true">
      <div className="grid aspect-4/3 place-items-center" style={{ background: face.primary }}>
        <PlainDrawing
          drawing={face.icon}
          fills={face[version]}
          label=""
          className="h-[46%] w-auto max-w-[56%]"
        />
      </div>
      <div className="flex h-3">
        {face.colors.slice(1).map((color) => (
          <span key={color} className="grow" style={{ background: color }} />
        ))}
      </div>
    </div>
  );
}

function BlankTile({ status, progress }: BrandTileProps["brand"]) {
  const runs = isUnfinished(status);
  return (
    <div aria-hidden="true" className="border border-dashed border-control bg-sheet">
      <div className="grid aspect-4/3 place-items-center text-control">
        <svg
          viewBox="0 0 64 64"
          className={`h-[38%] w-auto ${runs ? "turning" : ""}`}
          fill="none"
          aria-hidden="true"
        >
          <circle cx="32" cy="32" r="20" stroke="currentColor" strokeWidth="1.5" />
          <path d="M32 4V60M4 32H60" stroke="currentColor" strokeWidth="1.5" />
          {!runs && <path d="M10 10L54 54" stroke="var(--accent)" strokeWidth="3" />}
        </svg>
      </div>
      <div className="strip-patch h-3">
        {runs && <span className="strip-ink" style={{ transform: `scaleX(${progress / 100})` }} />}
      </div>
    </div>
  );
}
