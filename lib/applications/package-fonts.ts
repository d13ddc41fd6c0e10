import { readCharacterMap } from "@/lib/fonts/character-map";
import type { FontSource } from "@/lib/fonts/font-source";
import { readSfnt } from "@/lib/fonts/sfnt";
import type { GeneratedFile } from "@/lib/model/generated-file";
import type { Typography } from "@/lib/typography/typography.schema";

interface PackageFace {
  readonly weight: number;
  readonly bytes: Uint8Array;
  readonly characters: ReadonlySet<number>;
}

/** White space, joiners and variation selectors need no outline. */
const INVISIBLE = /\s|\p{Default_Ignorable_Code_Point}/gu;

/**
 * The typefaces of the package as a source of fonts: their TrueType files hold what the brand's words need, and cutting
 * them anew out of the whole families would take longer than drawing every scene.
 */
export function packageFonts(
  { heading, body, mono, scriptFallbacks }: Typography,
  files: readonly GeneratedFile[],
): Pick<FontSource, "instance" | "covers"> {
  const bytesOf = new Map(files.map(({ path, bytes }) => [path, bytes]));
  const faces = new Map<string, PackageFace[]>();
  for (const font of [heading, body, mono, ...scriptFallbacks]) {
    const own = font.faces.flatMap(({ weight, path }): PackageFace[] => {
      const bytes = bytesOf.get(path.replace(/woff2$/, "ttf"));
      if (!bytes) return [];
      const cmap = readSfnt(bytes).get("cmap");
      return [{ weight, bytes, characters: new Set(cmap ? readCharacterMap(cmap).keys() : []) }];
    });
    faces.set(font.family, [...(faces.get(font.family) ?? []), ...own]);
  }
  const nearest = (family: string, weight: number): PackageFace => {
    const [best] = [...(faces.get(family) ?? [])].sort(
      (a, b) => Math.abs(a.weight - weight) - Math.abs(b.weight - weight),
    );
    if (!best) throw new RangeError(`The package has no face of ${family}`);
    return best;
  };
  return {
    instance: async (family, weight) => nearest(family, weight).bytes,
    covers: (family, text) =>
      (faces.get(family) ?? []).some(({ characters }) =>
        [...text.replace(INVISIBLE, "")].every((character) => characters.has(character.codePointAt(0)!)),
      ),
  };
}
