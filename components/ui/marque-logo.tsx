import { MARK, WORDMARK } from "./identity-drawings";
import { pathKey } from "./path-key";

/** Marque's own logo, as its engine drew it; on the narrowest sheets the mark alone. The link around it gives the name. */
export function MarqueLogo() {
  return (
    <>
      <Outlines drawing={MARK} className="h-7 w-auto shrink-0" />
      <Outlines drawing={WORDMARK} className="h-[1.35rem] w-auto max-[23.25rem]:hidden" />
    </>
  );
}

interface OutlinesProps {
  drawing: { width: number; height: number; shapes: readonly { d: string; fill: keyof typeof FILLS }[] };
  className: string;
}

const FILLS = { primary: "var(--accent)", accent: "var(--accent-second)", ink: "var(--ink)" };

function Outlines({ drawing: { width, height, shapes }, className }: OutlinesProps) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={className} aria-hidden="true">
      {shapes.map(({ d, fill }) => (
        <path key={pathKey(d)} d={d} fill={FILLS[fill]} />
      ))}
    </svg>
  );
}
