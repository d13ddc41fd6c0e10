import localFont from "next/font/local";

// The files are cut by scripts/subset-app-fonts.ts. The fallback metrics keep the page still when a face arrives.

const display = localFont({
  src: "./fonts/display-basic.woff2",
  weight: "100 900",
  variable: "--font-display-basic",
  adjustFontFallback: "Arial",
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0020-007E, U+00A0, U+00A9, U+00B7, U+00D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+2190, U+2192, U+2212",
    },
  ],
});

const displayLatin1 = localFont({
  src: "./fonts/display-latin-1.woff2",
  weight: "100 900",
  variable: "--font-display-latin-1",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value: "U+00A1-00A8, U+00AA-00B6, U+00B8-00D6, U+00D8-00FF, U+0152-0153, U+20AC, U+2122",
    },
  ],
});

const text = localFont({
  src: "./fonts/text-basic.woff2",
  weight: "400 600",
  variable: "--font-text-basic",
  adjustFontFallback: "Arial",
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0020-007E, U+00A0, U+00A9, U+00B7, U+00D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+2190, U+2192, U+2212",
    },
  ],
});

const textLatin1 = localFont({
  src: "./fonts/text-latin-1.woff2",
  weight: "400 600",
  variable: "--font-text-latin-1",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value: "U+00A1-00A8, U+00AA-00B6, U+00B8-00D6, U+00D8-00FF, U+0152-0153, U+20AC, U+2122",
    },
  ],
});

const textExtended = localFont({
  src: "../node_modules/@fontsource-variable/archivo/files/archivo-latin-ext-wght-normal.woff2",
  weight: "400 600",
  variable: "--font-text-extended",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value: "U+0100-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02CC, U+1E00-1E9F, U+2113",
    },
  ],
});

/** Classes that put every face's custom property on the root element; app/globals.css joins them to families. */
export const fontVariables = [display, displayLatin1, text, textLatin1, textExtended]
  .map(({ variable }) => variable)
  .join(" ");
