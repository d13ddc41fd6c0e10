import { between, type Family } from "../family";
import { boundingBox, scale, translate } from "../outline";
import { subtract } from "../path-boolean";
import { circle, regularPolygon, ring, squircle } from "../shapes";

/** The initial in a ring or on a coin, as seals have it. */
export const ringBadge: Family = {
  id: "ring-badge",
  styles: { classic: 1, minimal: 0.4, modern: 0.15, bold: 0.2 },
  draw({ random, letter }) {
    if (!letter) return [];
    const shared = { family: "ring-badge", symmetry: "symmetric", motifs: ["letter", "shield"] } as const;
    const ringed = [between(random, 10, 11.5), between(random, 12, 13.5)].map((band) => ({
      ...shared,
      variant: `ring-${Math.round(band)}`,
      concept: `${letter.character} in a ring`,
      roundness: 0.85,
      parts: [
        { outline: ring(0, 0, 50, 50 - band), fill: "primary" as const },
        {
          outline: centred(letter.outline, (50 - band) * between(random, 1.26, 1.36)),
          fill: "primary" as const,
        },
      ],
    }));
    const coin = [between(random, 6.5, 7.5)].map((band) => ({
      ...shared,
      variant: "coin",
      concept: `${letter.character} struck into a coin`,
      roundness: 0.9,
      parts: [
        { outline: ring(0, 0, 50, 50 - band), fill: "accent" as const },
        {
          outline: subtract(circle(0, 0, 50 - band - 6), centred(letter.outline, between(random, 43, 47))),
          fill: "primary" as const,
        },
      ],
    }));
    const framed = [
      { form: squircle, name: "soft square", room: 1.36 },
      { form: (half: number) => regularPolygon(6, half * 1.06), name: "hexagon", room: 1.22 },
    ].map(({ form, name, room }) => {
      const band = between(random, 10.5, 12.5);
      return {
        ...shared,
        variant: name,
        concept: `${letter.character} in a ${name}`,
        roundness: name === "hexagon" ? 0.15 : 0.6,
        parts: [
          { outline: subtract(form(50), form(50 - band)), fill: "primary" as const },
          { outline: centred(letter.outline, (50 - band) * room), fill: "primary" as const },
        ],
      };
    });
    return [...ringed, ...coin, ...framed];
  },
};

function centred(outline: Parameters<typeof scale>[0], size: number) {
  const scaled = scale(outline, size / 100);
  const box = boundingBox(scaled)!;
  return translate(scaled, -(box.minX + box.maxX) / 2, -(box.minY + box.maxY) / 2);
}
