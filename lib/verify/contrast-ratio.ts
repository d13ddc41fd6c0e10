/**
 * WCAG 2.2 contrast ratio of two #rrggbb colors, 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio).
 * Written apart from the palette solver's own, so that an error there cannot hide here.
 */
export function contrastRatio(hexA: string, hexB: string): number {
  const [dark, light] = [relativeLuminance(hexA), relativeLuminance(hexB)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

function relativeLuminance(hex: string): number {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!match) return Number.NaN;
  const [r, g, b] = match.slice(1).map((part) => linear(Number.parseInt(part, 16) / 255)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
