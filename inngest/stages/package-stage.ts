import { z } from "zod";
import { render } from "@/lib/render/render-pool";
import { storage } from "@/lib/storage/current-storage";
import { artifactKey } from "@/lib/storage/storage";
import { logosStage } from "./logos-stage";
import { paletteStage } from "./palette-stage";
import type { Stage } from "./stage";
import { strategyStage } from "./strategy-stage";
import { typographyStage } from "./typography-stage";
import { verifyStage } from "./verify-stage";

const packed = z.object({
  /** Storage key of the ZIP. */
  key: z.string(),
  bytes: z.int().positive(),
  sha256: z.string(),
  merkleRoot: z.string(),
});

export type Packed = z.infer<typeof packed>;

export const packageStage: Stage<Packed> = {
  id: "package",
  schema: packed,
  async run({ ref, brief, seed, output, files }) {
    const [strategy, palette, typography, logo, verification, written] = await Promise.all([
      output(strategyStage),
      output(paletteStage),
      output(typographyStage),
      output(logosStage),
      output(verifyStage),
      files(),
    ]);
    const made = await render("package", {
      brief,
      seed,
      strategy,
      palette,
      typography,
      logo,
      verification,
      files: written,
    });
    const key = artifactKey(ref.brandId, ref.version, "package.zip");
    await storage().put(key, made.zip);
    const known = new Set(written.map(({ path }) => path));
    return {
      output: { key, bytes: made.zip.byteLength, sha256: made.sha256, merkleRoot: made.manifest.merkleRoot },
      files: made.files.filter(({ path }) => !known.has(path)),
    };
  },
};
