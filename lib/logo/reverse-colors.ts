import { clampChroma, converter, differenceCiede2000, formatHex, wcagContrast } from "culori";

/** From this ratio on a colour stays (WCAG 2.2, 1.4.11 asks for 3, at which it looks dim); others get the second. */
const SEEN = 3.5;
const LIFTED = 4;
/** The palette keeps its colours so far apart; where lifting brought two together, the second is lifted further. */
const APART = 15;
const BRIGHTEST = 12;
/** Below this OKLCH chroma a colour is a grey: what was black turns white, not grey. */
const GREY_CHROMA = 0.025;

interface Pair {
  readonly primary: string;
  readonly accent: string;
}

/**
 * The logo's colours on a dark ground: unchanged where they can be seen there, else lighter in the same OKLCH hue. A mark
 * in red and teal stays one in red and teal.
 */
export function reverseColors({ primary, accent }: Pair, ground: string): Pair {
  const reversed = lifted(primary, ground);
  if (accent === primary) return { primary: reversed, accent: reversed };
  let other = lifted(accent, ground);
  for (let ratio = LIFTED + 1; ratio <= BRIGHTEST && distance(reversed, other) < APART; ratio++) {
    other = lightened(accent, ground, ratio);
  }
  return { primary: reversed, accent: other };
}

const distance = differenceCiede2000();
const toOklch = converter("oklch");

function lifted(hex: string, ground: string): string {
  if (wcagContrast(hex, ground) >= SEEN) return hex;
  return lightened(hex, ground, toOklch(hex)!.c < GREY_CHROMA ? BRIGHTEST : LIFTED);
}

/** The darkest colour of this hue that reaches the ratio, with as much of its chroma as sRGB holds there. */
function lightened(hex: string, ground: string, ratio: number): string {
  const { l, c, h = 0 } = toOklch(hex)!;
  const at = (lightness: number) =>
    formatHex(clampChroma({ mode: "oklch" as const, l: lightness, c, h }, "oklch"))!;
  let [low, high] = [l, 1];
  for (let round = 0; round < 12; round++) {
    const middle = (low + high) / 2;
    if (wcagContrast(at(middle), ground) >= ratio) high = middle;
    else low = middle;
  }
  return at(high);
}
