import type { Browser } from "@playwright/test";
import type { ColorRole, Palette, PaletteTheme } from "@/lib/palette/palette.schema";

/** Meanings that show the roles, whichever token stands between. */
const SHOWN = {
  primary: "color-brand-primary",
  "primary-strong": "color-text-link",
  accent: "component-button-accent-background",
  background: "color-background-page",
  surface: "component-card-background",
  text: "color-text-default",
  "text-muted": "component-input-placeholder",
  danger: "color-text-danger",
} as const satisfies Partial<Record<ColorRole, string>>;

const ROLES = Object.keys(SHOWN) as (keyof typeof SHOWN)[];

const PAGE = `<p id="root"></p>
<div data-theme="light"><p id="light"></p></div><div data-theme="dark"><p id="dark"></p></div>
<div data-theme="light" data-contrast="more"><p id="light-more"></p></div>
<div data-theme="dark" data-contrast="more"><p id="dark-more"></p></div>
<div data-theme="light" data-contrast="standard"><p id="light-standard"></p></div>
<div data-theme="dark" data-contrast="standard"><p id="dark-standard"></p></div>`;

/**
 * What `brand.css` shows in Chromium, for each setting of the system and of the attributes, against the palette.
 * @returns what is wrong, in words
 */
export async function tokenContexts(browser: Browser, css: string, palette: Palette): Promise<string[]> {
  const faults: string[] = [];
  const themed = (dark: boolean, more: boolean): PaletteTheme =>
    (more ? palette.highContrast : palette)[dark ? "dark" : "light"];
  for (const colorScheme of ["light", "dark"] as const) {
    for (const contrast of ["no-preference", "more"] as const) {
      const page = await browser.newPage({ colorScheme, contrast });
      await page.setContent(`<style>${css}</style>${PAGE}`);
      const dark = colorScheme === "dark";
      const more = contrast === "more";
      const expected: Record<string, PaletteTheme> = {
        root: themed(dark, more),
        light: themed(false, more),
        dark: themed(true, more),
        "light-more": themed(false, true),
        "dark-more": themed(true, true),
        "light-standard": themed(false, false),
        "dark-standard": themed(true, false),
      };
      const seen = await page.evaluate(
        ([ids, names]) =>
          Object.fromEntries(
            ids.map((id) => {
              const element = document.getElementById(id)!;
              return [
                id,
                names.map((name) => {
                  element.style.color = `var(--${name})`;
                  const [r, g, b] = getComputedStyle(element).color.match(/\d+/g)!;
                  return `#${[r, g, b].map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;
                }),
              ];
            }),
          ),
        [Object.keys(expected), Object.values(SHOWN)] as const,
      );
      for (const [id, theme] of Object.entries(expected)) {
        for (const [index, role] of ROLES.entries()) {
          const hex = seen[id]?.[index];
          if (hex !== theme.roles[role].hex)
            faults.push(`${colorScheme}, contrast ${contrast}: ${id} shows ${role} as ${hex}`);
        }
      }
      await page.close();
    }
  }
  return faults;
}

/** The same on a screen with the Display P3 gamut: its colors in both themes, and sRGB's where contrast is asked for. */
export async function wideContexts(browser: Browser, css: string, palette: Palette): Promise<string[]> {
  const page = await browser.newPage();
  await page.setContent(`<style>${css}</style>${PAGE}`);
  const seen = await page.evaluate(() =>
    ["light", "dark", "light-standard", "dark-standard", "light-more", "dark-more"].map((id) => {
      const element = document.getElementById(id)!;
      element.style.color = "var(--component-button-accent-background)";
      return [id, getComputedStyle(element).color] as const;
    }),
  );
  await page.close();
  return seen.flatMap(([id, color]) => {
    const theme = id.startsWith("light") ? "light" : "dark";
    const wide = `color(display-p3 ${palette.p3[theme].roles.accent.join(" ")})`;
    const isRight = id.endsWith("-more") ? color.startsWith("rgb(") : color === wide;
    return isRight ? [] : [`Display P3: ${id} shows the accent as ${color}, not ${wide}`];
  });
}
