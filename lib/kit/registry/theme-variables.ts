import { customProperties, resolved } from "./app-style";

/** shadcn/ui's variables, and the design token that each one is. */
const VARIABLES = {
  background: "--color-background-page",
  foreground: "--color-text-default",
  card: "--component-card-background",
  "card-foreground": "--color-text-default",
  popover: "--component-dialog-background",
  "popover-foreground": "--color-text-default",
  primary: "--component-button-primary-background",
  "primary-foreground": "--component-button-primary-text",
  secondary: "--component-button-secondary-background",
  "secondary-foreground": "--component-button-secondary-text",
  muted: "--color-background-surface",
  "muted-foreground": "--color-text-muted",
  accent: "--color-background-soft",
  "accent-foreground": "--color-text-link",
  destructive: "--component-button-danger-background",
  "destructive-foreground": "--component-button-danger-text",
  border: "--color-border-subtle",
  input: "--color-border-control",
  ring: "--color-border-focus",
  "chart-1": "--color-brand-primary-strong",
  "chart-2": "--color-brand-secondary",
  "chart-3": "--color-brand-accent",
  "chart-4": "--color-text-info",
  "chart-5": "--color-text-success",
  sidebar: "--color-background-surface",
  "sidebar-foreground": "--color-text-default",
  "sidebar-primary": "--component-button-primary-background",
  "sidebar-primary-foreground": "--component-button-primary-text",
  "sidebar-accent": "--color-background-soft",
  "sidebar-accent-foreground": "--color-text-link",
  "sidebar-border": "--color-border-subtle",
  "sidebar-ring": "--color-border-focus",
} as const;

/** shadcn/ui's variables in both themes, as values. Names have no dashes before them: the CLI adds them. */
export function themeVariables(brandCss: string): Record<"theme" | "light" | "dark", Record<string, string>> {
  const light = customProperties(`\n${brandCss}`, ":root");
  const dark = new Map([...light, ...customProperties(`\n${brandCss}`, '[data-theme="dark"]')]);
  const values = (properties: ReadonlyMap<string, string>) =>
    Object.fromEntries(Object.entries(VARIABLES).map(([name, token]) => [name, resolved(token, properties)]));
  return {
    theme: {
      "font-sans": resolved("--typography-font-family-body", light),
      "font-heading": resolved("--typography-font-family-heading", light),
      "font-mono": resolved("--typography-font-family-mono", light),
    },
    light: { radius: resolved("--shape-radius-control", light), ...values(light) },
    dark: values(dark),
  };
}
