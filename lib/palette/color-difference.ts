import { hexToLinear, type Triple } from "./color-space";

/** CIE L*a*b* under D65. */
export type Lab = Triple;

export function hexToLab(hex: string): Lab {
  return linearToLab(hexToLinear(hex));
}

/** From linear-light sRGB; the matrix is IEC 61966-2-1, the white point D65 as the matrix implies it. */
export function linearToLab([r, g, b]: Triple): Lab {
  const x = labCurve((0.4123907993 * r + 0.3575843394 * g + 0.1804807884 * b) / 0.9504559271);
  const y = labCurve(0.2126390059 * r + 0.7151686788 * g + 0.0721923154 * b);
  const z = labCurve((0.0193308187 * r + 0.1191947798 * g + 0.9505321522 * b) / 1.0890577508);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function labCurve(t: number): number {
  return t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116;
}

const RADIANS = Math.PI / 180;

/** CIEDE2000 with unit weights (Sharma, Wu & Dalal 2005). */
export function deltaE2000([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const meanChroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const stretch = 1.5 - 0.5 * chromaShare(meanChroma);
  const c1 = Math.hypot(a1 * stretch, b1);
  const c2 = Math.hypot(a2 * stretch, b2);
  const h1 = hueAngle(b1, a1 * stretch);
  const h2 = hueAngle(b2, a2 * stretch);
  const grey = c1 * c2 === 0;
  let hueStep = grey ? 0 : h2 - h1;
  if (hueStep > 180) hueStep -= 360;
  else if (hueStep < -180) hueStep += 360;
  const dl = l2 - l1;
  const dc = c2 - c1;
  const dh = 2 * Math.sqrt(c1 * c2) * Math.sin((hueStep / 2) * RADIANS);

  const l = (l1 + l2) / 2;
  const c = (c1 + c2) / 2;
  let h = grey ? h1 + h2 : (h1 + h2) / 2;
  if (!grey && Math.abs(h1 - h2) > 180) h += h < 180 ? 180 : -180;
  const t =
    1 -
    0.17 * Math.cos((h - 30) * RADIANS) +
    0.24 * Math.cos(2 * h * RADIANS) +
    0.32 * Math.cos((3 * h + 6) * RADIANS) -
    0.2 * Math.cos((4 * h - 63) * RADIANS);
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sc = 1 + 0.045 * c;
  const sh = 1 + 0.015 * c * t;
  const rotation = -2 * chromaShare(c) * Math.sin(60 * Math.exp(-(((h - 275) / 25) ** 2)) * RADIANS);
  return Math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rotation * (dc / sc) * (dh / sh));
}

/** The root of c⁷ ÷ (c⁷ + 25⁷); multiplied out, because a power costs more than the rest of the formula. */
function chromaShare(c: number): number {
  const seventh = c * c * c * c * c * c * c;
  return Math.sqrt(seventh / (seventh + 6103515625));
}

function hueAngle(b: number, a: number): number {
  if (a === 0 && b === 0) return 0;
  const angle = Math.atan2(b, a) / RADIANS;
  return angle < 0 ? angle + 360 : angle;
}
