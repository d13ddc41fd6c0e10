import { pathKey } from "@/components/ui/path-key";
import {
  type ColorVersion,
  FILL_ROLES,
  LOGO_VARIATIONS,
  type Logo,
  type LogoVariation,
} from "@/lib/logo/logo.schema";

interface LogoDrawingProps {
  logo: Logo;
  variation: LogoVariation;
  version: ColorVersion;
  /** Empty means decorative. */
  label: string;
  className?: string;
}

/** A logo in one of its color versions, drawn from `LogoSymbols`, which must be on the page: sharp at any size. */
export function LogoDrawing({ logo, variation, version, label, className }: LogoDrawingProps) {
  const { width, height } = logo.variations[variation];
  const { fills } = logo.versions[version];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={className}
      role={label ? "img" : undefined}
      aria-label={label || undefined}
      aria-hidden={label === "" || undefined}
      style={Object.fromEntries(FILL_ROLES.map((role) => [`--logo-${role}`, fills[role]]))}
    >
      <use href={`#logo-${variation}`} width={width} height={height} />
    </svg>
  );
}

/** The geometry of the four variations, once for all the drawings of a page. */
export function LogoSymbols({ logo }: { logo: Logo }) {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      {LOGO_VARIATIONS.map((variation) => {
        const { width, height, shapes } = logo.variations[variation];
        return (
          <symbol key={variation} id={`logo-${variation}`} viewBox={`0 0 ${width} ${height}`}>
            {shapes.map(({ d, fill }) => (
              <path key={fill + pathKey(d)} d={d} fill={`var(--logo-${fill})`} />
            ))}
          </symbol>
        );
      })}
    </svg>
  );
}
