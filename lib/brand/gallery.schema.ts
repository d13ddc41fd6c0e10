import { z } from "zod";
import { logoSchema } from "@/lib/logo/logo.schema";
import { paletteSchema } from "@/lib/palette/palette.schema";
import { strategySchema } from "@/lib/strategy/strategy.schema";
import { typographySchema } from "@/lib/typography/typography.schema";

/** What the gallery shows of a brand. */
export const galleryBrandSchema = z.object({
  strategy: strategySchema,
  palette: paletteSchema,
  typography: typographySchema,
  logo: logoSchema,
});

export type GalleryBrand = z.infer<typeof galleryBrandSchema>;
