import { PlainDrawing } from "@/components/brand/plain-drawing";
import type { BrandFace } from "@/lib/brand/brand-face.schema";
import { onPrimaryVersion } from "@/lib/logo/export/on-primary-version";

/** A brand as its certificate will picture it: the mark on the primary color. Stands beside the name, and says nothing more. */
export function BrandPicture({ face, className = "" }: { face: BrandFace | undefined; className?: string }) {
  if (!face)
    return <div aria-hidden="true" className={`aspect-square border border-rule bg-well ${className}`} />;
  const version = onPrimaryVersion({ light: { onSolid: { primary: face.onPrimary } } });
  return (
    <div
      aria-hidden="true"
      className={`true-colors grid aspect-square place-items-center ${className}`}
      style={{ background: face.primary }}
    >
      <PlainDrawing
        drawing={face.icon}
        fills={face[version]}
        label=""
        className="h-[52%] w-auto max-w-[60%]"
      />
    </div>
  );
}
