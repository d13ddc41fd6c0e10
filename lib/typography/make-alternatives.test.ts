import { describe, expect, test } from "vitest";
import { createFontLibrary } from "@/lib/fonts/installed/font-library";
import { STYLES } from "@/lib/model/brief.schema";
import { makeSpecimenFiles, makeTypographyAlternatives } from "./make-alternatives";
import { makeTypography } from "./make-typography";
import { sampleStrategy } from "./sample-strategy";
import { pairAlternativeSchema } from "./typography.schema";

describe("alternatives", () => {
  test.each(STYLES)("of style %s are four with different heading faces, the engine's own first", (style) => {
    for (let seed = 0; seed < 20; seed++) {
      const request = { strategy: sampleStrategy(), style, seed };
      const made = makeTypographyAlternatives(request);
      expect(pairAlternativeSchema.array().parse(made)).toEqual(made);
      expect(new Set(made.map((pair) => pair.heading.family)).size).toBe(4);
      expect(made[0]!.id).toBe(makeTypography(request).pair);
      expect(makeTypographyAlternatives(request)).toEqual(made);
    }
  });

  test("can each be chosen: the typography then wears its faces and its weight", () => {
    const request = { strategy: sampleStrategy(), style: "modern", seed: 4 } as const;
    for (const { id, heading, body, why } of makeTypographyAlternatives(request)) {
      const made = makeTypography({ ...request, pair: id });
      expect(made).toMatchObject({
        pair: id,
        heading: { family: heading.family, faces: [{ weight: heading.weight }] },
        body: { family: body.family },
        reason: why,
      });
    }
  });

  test("cover the script of the idea where a pair does", () => {
    const strategy = sampleStrategy({ scripts: ["Cyrl", "Latn"], language: "ru", name: "Пекарня" });
    const [first] = makeTypographyAlternatives({ strategy, style: "modern", seed: 1 });
    expect(makeTypography({ strategy, style: "modern", seed: 1, pair: first!.id }).scriptFallbacks).toEqual(
      [],
    );
  });

  test("come with small fonts of a specimen's letters", async () => {
    const fonts = createFontLibrary();
    const made = makeTypographyAlternatives({ strategy: sampleStrategy(), style: "bold", seed: 2 });
    const files = await makeSpecimenFiles(made, "Brewly Sourdough, by bike", fonts);
    expect(files.map((file) => file.path)).toEqual(
      made.flatMap((pair) => [pair.heading.path, pair.body.path]),
    );
    for (const { path, bytes } of files) {
      expect(Buffer.from(bytes.subarray(0, 4)).toString("latin1"), path).toBe("wOF2");
      expect(bytes.length, path).toBeLessThan(12_000);
    }
  });
});

test("a pair that there is not is refused with those that there are", () => {
  const request = { strategy: sampleStrategy(), style: "modern", seed: 1 } as const;
  expect(() => makeTypography({ ...request, pair: "comic-sans-papyrus" })).toThrow(
    /Unknown type pair "comic-sans-papyrus": it must be one of .*space-grotesk-inter/,
  );
});
