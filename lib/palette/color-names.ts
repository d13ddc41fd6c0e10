import { hexToOklch } from "./color-space";

/** Upper ends of hue bands in OKLCH degrees with a plain English name. */
const HUES: readonly (readonly [number, string])[] = [
  [12, "rose"],
  [28, "red"],
  [45, "vermilion"],
  [62, "orange"],
  [82, "amber"],
  [108, "yellow"],
  [128, "lime"],
  [155, "green"],
  [175, "emerald"],
  [198, "teal"],
  [225, "cyan"],
  [245, "sky blue"],
  [268, "blue"],
  [285, "indigo"],
  [310, "violet"],
  [335, "magenta"],
  [352, "pink"],
  [360, "rose"],
];

/** What a person would call a colour: "deep blue", "soft amber", "graphite", "near-black". */
export function colorName(hex: string): string {
  const { l, c, h } = hexToOklch(hex);
  if (l < 0.14) return "near-black";
  if (c < 0.03) return l > 0.96 ? "near-white" : l > 0.72 ? "pale grey" : l > 0.45 ? "grey" : "graphite";
  const hue = h > 35 && h < 95 && l < 0.52 ? "brown" : HUES.find(([end]) => h <= end)![1];
  const tone = l < 0.42 ? "deep " : c < 0.085 ? "muted " : l > 0.8 ? "bright " : c > 0.17 ? "vivid " : "";
  return `${tone}${hue}`;
}
