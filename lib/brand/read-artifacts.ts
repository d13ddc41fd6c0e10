import { z } from "zod";
import { db } from "@/lib/db/client";
import { type Logo, logoSchema } from "@/lib/logo/logo.schema";
import { type Verification, verificationSchema } from "@/lib/model/verification.schema";
import { type Palette, paletteSchema } from "@/lib/palette/palette.schema";
import { type Strategy, strategySchema } from "@/lib/strategy/strategy.schema";
import { type Typography, typographySchema } from "@/lib/typography/typography.schema";

export const storedFileSchema = z.object({ path: z.string(), bytes: z.int(), sha256: z.string() });
export type StoredFile = z.infer<typeof storedFileSchema>;

/** What the stages of a version have left so far; a stage that has not run is missing. */
export interface Artifacts {
  strategy?: Strategy;
  palette?: Palette;
  typography?: Typography;
  logo?: Logo;
  verification?: Verification;
  /** Sorted by path. */
  files: StoredFile[];
}

/** Reads a version's results and its list of files in one query. */
export async function readArtifacts(brandId: string, version: number): Promise<Artifacts> {
  const rows = await db().artifact.findMany({
    where: { brandId, version },
    select: { stage: true, output: true, files: true },
  });
  const outputs = new Map(rows.map(({ stage, output }) => [stage, output]));
  const read = <Output>(stage: string, schema: z.ZodType<Output>) =>
    outputs.has(stage) ? schema.parse(outputs.get(stage)) : undefined;
  return {
    strategy: read("strategy", strategySchema),
    palette: read("palette", paletteSchema),
    typography: read("typography", typographySchema),
    logo: read("logos", logoSchema),
    verification: read("verify", verificationSchema),
    files: rows
      .flatMap(({ files }) => storedFileSchema.array().parse(files))
      .sort((a, b) => (a.path < b.path ? -1 : 1)),
  };
}
