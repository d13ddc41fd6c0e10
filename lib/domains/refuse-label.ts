import { OWN_NAME, RESERVED_LABELS, RUDE_ANYWHERE, RUDE_PARTS } from "./refused-words";
import { skeleton } from "./skeleton";

const FORM = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;
const LEAST = 3;
const MOST = 40;
/** A brand's own host is its id: no label may be taken for one, nor for the beginning of one. */
const LIKE_ID = /^[0-9a-f]{8}-|^[0-9a-f-]{16,}$/;

/**
 * Why nobody may have a label below our host, as the rule that it breaks; null for one that somebody may have.
 * @param wellKnown skeletons of names that everybody takes for somebody's
 */
export function refuseLabel(label: string, wellKnown: ReadonlySet<string>): string | null {
  if (!FORM.test(label) || label.length < LEAST || label.length > MOST || label.includes("--")) {
    return `must be ${LEAST} to ${MOST} of a-z, 0-9 and single hyphens, with a letter or digit at both ends`;
  }
  // Letters that look like hexadecimal digits are those digits here.
  if (LIKE_ID.test(label) || LIKE_ID.test(label.replaceAll("o", "0").replaceAll(/[il]/g, "1"))) {
    return "must not look like a brand's id";
  }
  if (!/[a-z]/.test(label)) return "must have a letter";
  if (isReserved(label)) return "must not be a name that is reserved, or look like one";
  if (wellKnown.has(skeleton(label))) return "must not be the name of a well-known brand, or look like one";
  if (isRude(label)) return "must not hold a rude word";
  return null;
}

const RESERVED = new Set([...RESERVED_LABELS, OWN_NAME].map(skeleton));
const RUDE = new Set([...RUDE_PARTS].map(skeleton));

/** Also when all of its parts are, or our name stands beside one that speaks of trust: "marque-log-in", "paymarque". */
function isReserved(label: string): boolean {
  const whole = skeleton(label);
  const ours = skeleton(OWN_NAME);
  const besideOurs = [
    whole.startsWith(ours) && whole.slice(ours.length),
    whole.endsWith(ours) && whole.slice(0, -ours.length),
  ];
  if (besideOurs.some((rest) => rest && RESERVED.has(rest))) return true;
  const parts = label.split("-");
  const reserved = parts.filter((part) => RESERVED.has(skeleton(part)));
  const isOurs = parts.some((part) => skeleton(part) === ours);
  return RESERVED.has(whole) || reserved.length === parts.length || (isOurs && reserved.length > 1);
}

function isRude(label: string): boolean {
  const whole = skeleton(label);
  return (
    RUDE.has(whole) ||
    label.split("-").some((part) => RUDE.has(skeleton(part))) ||
    RUDE_ANYWHERE.some((word) => whole.includes(skeleton(word)))
  );
}
