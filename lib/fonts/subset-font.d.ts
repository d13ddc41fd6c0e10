declare module "subset-font" {
  /** Subset and instance a font with HarfBuzz; bytes in, bytes out. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: {
      targetFormat?: "truetype" | "woff2";
      variationAxes?: Record<string, number | { min: number; max: number }>;
      keepFeatures?: string[];
      preserveNameIds?: number[];
      noHinting?: boolean;
    },
  ): Promise<Uint8Array>;
}

declare module "fontverter" {
  /** Convert between sfnt and WOFF2 containers. */
  export function convert(font: Buffer, format: "sfnt" | "woff2"): Promise<Buffer>;
}
