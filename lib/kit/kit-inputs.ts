import type { ColorVersion } from "@/lib/logo/logo.schema";
import { readLogoPath } from "@/lib/logo/logo-path.schema";

/** Whether a file of the package is one that a component project may hold a copy of. */
export function isKitInput(path: string): boolean {
  return (
    path === TOKENS ||
    /^(?:fonts|LICENSES\/fonts)\//.test(path) ||
    Object.values(MARKS).some((shows) => shows(path))
  );
}

export const TOKENS = "tokens/brand.css";
/** Which file of the package each of the project's marks is a copy of. */
export const MARKS = {
  "assets/icon.svg": isIcon("color"),
  "assets/icon-reversed.svg": isIcon("reversed"),
};

/** The mark's SVG, whatever the brand is called. */
function isIcon(version: ColorVersion) {
  return (path: string) => {
    const file = readLogoPath(path);
    return file?.variation === "icon" && file.version === version && file.format === "svg";
  };
}
