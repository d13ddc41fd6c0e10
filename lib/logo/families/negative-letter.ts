import { between, type Family, type Letter, type MarkIdea } from "../family";
import { boundingBox, type Outline, rotate, scale, translate } from "../outline";
import { subtract } from "../path-boolean";
import { archway, circle, rectangle, regularPolygon, roundedRectangle, squircle } from "../shapes";

/** The initial as an opening in a simple solid, at rest in it or running out of its edge. */
export const negativeLetter: Family = {
  id: "negative-letter",
  styles: { minimal: 1, classic: 0.9, bold: 0.6, modern: 0.55 },
  draw({ random, letter }) {
    if (!letter) return [];
    const forms = random.shuffle(CONTAINERS);
    const inside = forms.slice(0, 5).map((form) => {
      const size = form.room * between(random, 0.94, 1.06);
      return mark(letter, form, translate(scale(letter.outline, size / 100), 0, form.drop), "inside");
    });
    const mayBleed = letter.latin !== null && !letter.hasSerifs;
    const bleeding = forms
      .filter(({ bleeds }) => mayBleed && bleeds)
      .map((form) => {
        const size = between(random, 74, 84);
        const scaled = scale(letter.outline, size / 100);
        const box = boundingBox(scaled)!;
        return mark(letter, form, translate(scaled, 0, 50.5 - box.maxY), "bleeding");
      });
    return [...inside, ...bleeding];
  },
};

interface Container {
  readonly name: string;
  readonly outline: Outline;
  /** A letter may run out of its foot, which is broad enough to stay in one piece or two. */
  readonly bleeds: boolean;
  /** Largest side of a letter that sits well inside, in units of the container's 100. */
  readonly room: number;
  /** How far the letter is moved down to sit in the optical middle. */
  readonly drop: number;
  readonly roundness: number;
}

const CONTAINERS: readonly Container[] = [
  { name: "disc", bleeds: true, outline: circle(0, 0, 50), room: 56, drop: 0, roundness: 1 },
  { name: "soft square", bleeds: true, outline: squircle(50), room: 62, drop: 0, roundness: 0.7 },
  { name: "square", bleeds: true, outline: rectangle(-50, -50, 50, 50), room: 64, drop: 0, roundness: 0 },
  {
    name: "leaf",
    bleeds: false,
    outline: roundedRectangle(-50, -50, 50, 50, [50, 0, 50, 0]),
    room: 56,
    drop: 0,
    roundness: 0.75,
  },
  {
    name: "drop",
    bleeds: false,
    outline: roundedRectangle(-50, -50, 50, 50, [50, 50, 50, 0]),
    room: 56,
    drop: 0,
    roundness: 0.9,
  },
  { name: "arch", bleeds: true, outline: archway(43, 50), room: 58, drop: 4, roundness: 0.6 },
  { name: "hexagon", bleeds: true, outline: regularPolygon(6, 53), room: 56, drop: 0, roundness: 0.15 },
  {
    name: "diamond",
    bleeds: false,
    outline: rotate(roundedRectangle(-38, -38, 38, 38, 9), 45),
    room: 50,
    drop: 0,
    roundness: 0.2,
  },
];

function mark(letter: Letter, form: Container, cut: Outline, place: "inside" | "bleeding"): MarkIdea {
  return {
    family: "negative-letter",
    variant: `${form.name}-${place}`,
    concept: `${letter.character} opened in a ${form.name}`,
    motifs: [
      "letter",
      ...(form.name === "leaf" ? (["leaf"] as const) : []),
      ...(form.name === "arch" ? (["gate"] as const) : []),
      ...(form.name === "drop" ? (["drop"] as const) : []),
    ],
    roundness: form.roundness,
    symmetry: "symmetric",
    parts: [{ outline: subtract(form.outline, cut), fill: "primary" }],
  };
}
