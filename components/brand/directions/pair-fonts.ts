import type { PairOption } from "@/lib/brand/directions.schema";
import { fnv1a } from "@/lib/model/random";

type Font = PairOption["heading"];

/** CSS font-family list of a face that is offered; it must have been loaded. */
export const familyOf = (font: Font): string => `${nameOf(font)}, ${font.category}`;

/** Loads the faces of these pairs, so that nothing is seen in a stand-in first. A face that fails stays a stand-in. */
export async function loadPairFonts(pairs: readonly PairOption[]): Promise<void> {
  const fonts = pairs.flatMap(({ heading, body }) => [heading, body]);
  await Promise.all(
    fonts.map(async (font) => {
      const family = nameOf(font);
      if ([...document.fonts].some((face) => face.family === family)) return;
      const face = new FontFace(family, `url(${font.url})`, { weight: String(font.weight) });
      document.fonts.add(face);
      await face.load().catch(() => document.fonts.delete(face));
    }),
  );
}

/** By its bytes: the same family comes with other letters when the words change. */
const nameOf = ({ url }: Font): string => `direction-${fnv1a(url).toString(36)}`;
