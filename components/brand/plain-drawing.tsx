import { pathKey } from "@/components/ui/path-key";
import type { Drawing, FillRole } from "@/lib/logo/logo.schema";

interface PlainDrawingProps {
  drawing: Drawing;
  fills: Readonly<Record<FillRole, string>>;
  /** Empty means decorative. */
  label: string;
  className?: string;
}

/** A drawing by itself, for pages that show many brands; on one brand's page `LogoDrawing` repeats a symbol instead. */
export function PlainDrawing({ drawing, fills, label, className }: PlainDrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      className={className}
      role={label ? "img" : undefined}
      aria-label={label || undefined}
      aria-hidden={label === "" || undefined}
    >
      {drawing.shapes.map(({ d, fill }) => (
        <path key={fill + pathKey(d)} d={d} fill={fills[fill]} />
      ))}
    </svg>
  );
}
