import type { ColorVersion, Logo, LogoVariation } from "@/lib/logo/logo.schema";

interface LogoDrawingProps {
  logo: Logo;
  variation: LogoVariation;
  version: ColorVersion;
  /** Empty means decorative. */
  label: string;
  className?: string;
}

/** A logo drawn from its geometry: no file to load, sharp at any size. */
export function LogoDrawing({ logo, variation, version, label, className }: LogoDrawingProps) {
  const { width, height, shapes } = logo.variations[variation];
  const { fills } = logo.versions[version];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={className}
      role={label ? "img" : undefined}
      aria-label={label || undefined}
      aria-hidden={label === "" || undefined}
    >
      {shapes.map(({ d, fill }) => (
        <path key={`${fill}${d}`} d={d} fill={fills[fill]} />
      ))}
    </svg>
  );
}
