import type { Outline } from "@/lib/geometry/outline";
import { circle, polygon, roundedRectangle, squircle } from "@/lib/geometry/shapes";
import { readSvgPath as pen } from "@/lib/geometry/svg-path";
import { between, type Random } from "@/lib/model/random";
import type { Motif } from "../mark";

/** A plain solid about 100 high that heraldry would part and charge. */
export interface HeraldicField {
  readonly name: string;
  readonly outline: Outline;
  readonly motif: Motif;
  readonly roundness: number;
  /** Without hollows, so that a rim may run round it. */
  readonly takesRim: boolean;
}

type FieldMaker = (random: Random) => HeraldicField;

const shield = (outline: Outline, roundness = 0.35, takesRim = true): HeraldicField => ({
  name: "shield",
  outline,
  motif: "shield",
  roundness,
  takesRim,
});

/** Straight shoulders, then two arcs whose centres lie on the line where they begin: tangent to the sides. */
const heater: FieldMaker = (random) => {
  const half = between(random, 40, 45);
  const radius = half * between(random, 1.5, 2.3);
  const from = 50 - Math.sqrt(radius ** 2 - (radius - half) ** 2);
  const arc = `A${radius} ${radius} 0 0 1`;
  return shield(pen(`M${-half} -50H${half}V${from}${arc}0 50${arc}${-half} ${from}Z`));
};

/** The upper edge swings down to both sides of a point in its middle. */
const browed: FieldMaker = (random) => {
  const [half, dip, waist] = [between(random, 41, 45), between(random, 8, 12), between(random, -8, 4)];
  return shield(
    pen(
      `M0 -50Q${half * 0.5} ${-50 + dip * 1.3} ${half} ${-50 + dip * 0.4}V${waist}C${half} 26 ${half * 0.52} 41 0 51` +
        `C${-half * 0.52} 41 ${-half} 26 ${-half} ${waist}V${-50 + dip * 0.4}Q${-half * 0.5} ${-50 + dip * 1.3} 0 -50Z`,
    ),
  );
};

const roundFoot: FieldMaker = (random) => {
  const half = between(random, 41, 46);
  return shield(roundedRectangle(-half, -50, half, 50, [0, 0, half, half]), 0.6);
};

/** Broad and square with a small point that two quarter rounds draw out of its foot. */
const ogeeFoot: FieldMaker = (random) => {
  const [half, small, tip] = [between(random, 41, 46), between(random, 15, 20), between(random, 8, 11)];
  const low = 50 - tip;
  return shield(
    pen(
      `M${-half} -50H${half}V${low - small}A${small} ${small} 0 0 1 ${half - small} ${low}H${tip}A${tip} ${tip} 0 0 0 0 50` +
        `A${tip} ${tip} 0 0 0 ${-tip} ${low}H${small - half}A${small} ${small} 0 0 1 ${-half} ${low - small}Z`,
    ),
    0.45,
    false,
  );
};

/** Upper corners hollowed out by quarter rounds. */
const eared: FieldMaker = (random) => {
  const [half, ear] = [between(random, 42, 46), between(random, 11, 15)];
  const waist = between(random, -6, 6);
  return shield(
    pen(
      `M${ear - half} -50H${half - ear}A${ear} ${ear} 0 0 0 ${half} ${ear - 50}V${waist}C${half} 28 ${half * 0.5} 41 0 50` +
        `C${-half * 0.5} 41 ${-half} 28 ${-half} ${waist}V${ear - 50}A${ear} ${ear} 0 0 0 ${ear - half} -50Z`,
    ),
    0.4,
    false,
  );
};

/** Sides that swing in below the shoulders and out again. */
const waisted: FieldMaker = (random) => {
  const [half, inward] = [between(random, 43, 47), between(random, 5, 8)];
  const belly = half - between(random, 1, 4);
  return shield(
    pen(
      `M${-half} -50H${half}C${half - inward} -38 ${half - inward} -26 ${belly - inward * 0.3} -12C${belly + 3} 14 ${belly * 0.66} 38 0 50` +
        `C${-belly * 0.66} 38 ${-belly - 3} 14 ${inward * 0.3 - belly} -12C${inward - half} -26 ${inward - half} -38 ${-half} -50Z`,
    ),
    0.5,
    false,
  );
};

/** Round above, drawn out to a long point below. */
const kite: FieldMaker = (random) => {
  const half = between(random, 38, 42);
  const top = half - 50;
  return shield(
    pen(
      `M${-half} ${top}A${half} ${half} 0 0 1 ${half} ${top}C${half} ${top + 26} ${half * 0.46} 34 0 50C${-half * 0.46} 34 ${-half} ${top + 26} ${-half} ${top}Z`,
    ),
    0.7,
  );
};

const roundel: FieldMaker = () => ({
  name: "roundel",
  outline: circle(0, 0, 50),
  motif: "together",
  takesRim: true,
  roundness: 1,
});

const lozenge: FieldMaker = (random) => {
  const [half, belly] = [between(random, 42, 50), between(random, 0, 7)];
  const side = (x: number, y: number) => `Q${(x * half) / 2 + x * belly} ${y * (25 + belly)}`;
  return {
    name: "lozenge",
    outline: pen(
      `M0 -50${side(1, -1)} ${half} 0${side(1, 1)} 0 50${side(-1, 1)} ${-half} 0${side(-1, -1)} 0 -50Z`,
    ),
    motif: "gem",
    takesRim: true,
    roundness: belly > 3 ? 0.4 : 0.1,
  };
};

/** A hanging banner; its foot is a swallow's tail, a point, or three rounds. */
const banner: FieldMaker = (random) => {
  const [half, deep] = [between(random, 38, 43), between(random, 15, 23)];
  const r = half / 3;
  const foot = random.pick([
    `V50L0 ${50 - deep}L${-half} 50`,
    `V${50 - deep}L0 50L${-half} ${50 - deep}`,
    `V${50 - r}a${r} ${r} 0 0 1 ${-2 * r} 0a${r} ${r} 0 0 1 ${-2 * r} 0a${r} ${r} 0 0 1 ${-2 * r} 0`,
  ]);
  return {
    name: "banner",
    outline: pen(`M${-half} -50H${half}${foot}Z`),
    motif: "path",
    takesRim: false,
    roundness: 0.1,
  };
};

const hexagon: FieldMaker = (random) => {
  const [half, rise] = [between(random, 42, 46), between(random, 22, 28)];
  return {
    name: "hexagon",
    outline: polygon(
      [0, -50],
      [half, rise - 50],
      [half, 50 - rise],
      [0, 50],
      [-half, 50 - rise],
      [-half, rise - 50],
    ),
    motif: "box",
    takesRim: true,
    roundness: 0.1,
  };
};

const gable: FieldMaker = (random) => {
  const [half, eaves] = [between(random, 42, 47), between(random, -20, -8)];
  return {
    name: "gable",
    outline: pen(`M0 -50L${half} ${eaves}V50H${-half}V${eaves}Z`),
    motif: "home",
    takesRim: true,
    roundness: 0.05,
  };
};

const arch: FieldMaker = (random) => {
  const half = between(random, 40, 45);
  return {
    name: "arch",
    outline: roundedRectangle(-half, -50, half, 50, [half, half, 0, 0]),
    motif: "doorway",
    takesRim: true,
    roundness: 0.6,
  };
};

/** The pointed arch of two arcs that stand tangent on the walls. */
const lancet: FieldMaker = (random) => {
  const half = between(random, 39, 44);
  const radius = half * between(random, 1.35, 2);
  const spring = Math.sqrt(radius ** 2 - (radius - half) ** 2) - 50;
  const arc = `A${radius} ${radius} 0 0 1`;
  return {
    name: "lancet",
    outline: pen(`M${-half} 50V${spring}${arc}0 -50${arc}${half} ${spring}V50Z`),
    motif: "doorway",
    takesRim: true,
    roundness: 0.35,
  };
};

const softSquare: FieldMaker = (random) => ({
  name: "soft square",
  outline: random.next() < 0.5 ? squircle(50) : roundedRectangle(-50, -50, 50, 50, between(random, 8, 24)),
  motif: "box",
  takesRim: true,
  roundness: 0.6,
});

const leafField: FieldMaker = (random) => {
  const r = between(random, 38, 50);
  return {
    name: "leaf",
    outline: roundedRectangle(-50, -50, 50, 50, random.pick([[r, 0, r, 0] as const, [0, r, 0, r] as const])),
    motif: "leaf",
    takesRim: true,
    roundness: 0.75,
  };
};

const SHIELDS = [heater, browed, roundFoot, ogeeFoot, eared, waisted, kite] as const;
const OTHERS = [roundel, lozenge, banner, hexagon, gable, arch, lancet] as const;

/** `count` fields of different make, about half of them shields. */
export function drawCrestFields(random: Random, count: number): HeraldicField[] {
  const [shields, others] = [random.shuffle(SHIELDS), random.shuffle(OTHERS)];
  return Array.from({ length: count }, (_, index) => {
    const makers = index % 2 === 0 ? shields : others;
    return makers[Math.floor(index / 2) % makers.length]!(random);
  });
}

const PLAIN = [
  roundel,
  roundel,
  softSquare,
  softSquare,
  leafField,
  hexagon,
  heater,
  roundFoot,
  kite,
  arch,
  lancet,
  lozenge,
  gable,
] as const;

/** A field whose form leaves most room: for one large figure. */
export function drawPlainField(random: Random): HeraldicField {
  return random.pick(PLAIN)(random);
}
