import fc from "fast-check";
import { expect, test } from "vitest";
import { slugify } from "@/lib/model/text";
import { COLOR_VERSIONS, LOGO_VARIATIONS } from "./logo.schema";
import { LOGO_PNG_SIZES, type LogoFile, logoPath, readLogoPath } from "./logo-path.schema";

test("says whose logo it is and what the file shows", () => {
  const svg = { variation: "wordmark", version: "color", format: "svg" } as const;
  expect(logoPath("brewly", svg)).toBe("logos/wordmark/brewly-wordmark-color.svg");
  const png = { variation: "icon", version: "black", format: "png", sizePx: 512 } as const;
  expect(logoPath("la-luna", png)).toBe("logos/icon/la-luna-icon-black-512.png");
});

test("is read back whatever the brand is called, even like a part of the path", () => {
  const names = fc.oneof(
    fc.string(),
    fc.constantFrom("icon", "Icon Color", "icon-icon-black", "512", "Black 512"),
  );
  const shown = fc.record({
    variation: fc.constantFrom(...LOGO_VARIATIONS),
    version: fc.constantFrom(...COLOR_VERSIONS),
    form: fc.constantFrom<Pick<LogoFile, "format" | "sizePx">>(
      { format: "svg", sizePx: undefined },
      { format: "pdf", sizePx: undefined },
      ...LOGO_PNG_SIZES.map((sizePx) => ({ format: "png", sizePx }) as const),
    ),
  });
  fc.assert(
    fc.property(names, shown, (name, { form, ...rest }) => {
      const file = { ...rest, ...form };
      expect(readLogoPath(logoPath(slugify(name), file))).toEqual(file);
    }),
    { seed: 1 },
  );
});

test("reads the names of earlier engines too, and no other file", () => {
  expect(readLogoPath("logos/icon/color-1024.png")).toEqual({
    variation: "icon",
    version: "color",
    format: "png",
    sizePx: 1024,
  });
  for (const path of [
    "logos/favicon/favicon.svg",
    "logos/construction.svg",
    "logos/icon/brewly-stacked-color.svg",
    "logos/icon/brewly-color.svg",
    "social/brewly-icon-color.svg",
  ])
    expect(readLogoPath(path), path).toBeNull();
});
