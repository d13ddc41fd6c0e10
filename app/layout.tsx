import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { BEFORE_PAINT_SCRIPT } from "@/components/ui/before-paint-script";
import { PAPER } from "@/components/ui/identity-colors";
import { InteractiveSignal } from "@/components/ui/interactive-signal";
import { LATE_SCRIPTS_SCRIPT } from "@/components/ui/late-scripts-script";
import { fontVariables } from "./fonts";
import "./globals.css";

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
    { media: "(prefers-color-scheme: light)", color: PAPER.light },
    { media: "(prefers-color-scheme: dark)", color: PAPER.dark },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={fontVariables} data-scroll-behavior="smooth" suppressHydrationWarning>
      <head>
        {/* Before the first paint, so that a chosen theme and the right link of the header never flash; but a plain script
            would also hold the parser until the style sheet is there, and with it the first text. */}
        <script
          type="module"
          async
          blocking="render"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
          dangerouslySetInnerHTML={{ __html: BEFORE_PAINT_SCRIPT }}
        />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <script dangerouslySetInnerHTML={{ __html: LATE_SCRIPTS_SCRIPT }} />
      </head>
      <body>
        {children}
        <InteractiveSignal />
      </body>
    </html>
  );
}
