import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import type { ReactNode } from "react";
import { THEME_SCRIPT } from "@/components/ui/theme-script";
import "./globals.css";

const display = localFont({
  src: "./fonts/bricolage-grotesque-display-latin.woff2",
  weight: "300 800",
  variable: "--font-display-face",
  display: "swap",
  adjustFontFallback: "Arial",
});

const text = localFont({
  src: "../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  weight: "400 700",
  variable: "--font-text-face",
  display: "swap",
  adjustFontFallback: "Arial",
});

const textExtended = localFont({
  src: "../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2",
  weight: "400 700",
  variable: "--font-text-extended-face",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value: "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+1E00-1E9F, U+20A0-20C0, U+2113",
    },
  ],
});

export const metadata: Metadata = {
  title: { default: "Marque: a whole brand, from one sentence", template: "%s · Marque" },
  description:
    "Describe a business in one sentence. Marque makes the name, logos, color palette, typefaces and design tokens, checks every file by machine and hands over one package.",
  applicationName: "Marque",
  openGraph: { siteName: "Marque", type: "website", title: "Marque: a whole brand, from one sentence" },
  formatDetection: { telephone: false, address: false, email: false },
};

export const viewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#eef2ee" },
    { media: "(prefers-color-scheme: dark)", color: "#0c1310" },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en"
      className={`${display.variable} ${textExtended.variable} ${text.variable}`}
      suppressHydrationWarning
    >
      <body>
        {/* Before the first paint, so that a chosen theme never flashes. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
        {children}
      </body>
    </html>
  );
}
