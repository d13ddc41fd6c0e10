import { z } from "zod";
import { of, stage } from "../stage";
import { logos } from "./logos";
import { palette } from "./palette";
import { strategy } from "./strategy";
import { typography } from "./typography";
import { verify } from "./verify";

export const packing = stage({
  id: "package",
  label: "Packing the brand",
  weight: 9,
  reads: {
    brief: "whole",
    seed: "version",
    outputs: {
      strategy: of(strategy),
      palette: of(palette),
      typography: of(typography),
      logo: of(logos),
      verification: of(verify),
    },
    files: { of: "before", as: "bytes" },
  },
  uses: {
    makePackage: "package/make-package",
  },
  schema: z.object({ bytes: z.int().positive(), sha256: z.string(), merkleRoot: z.string() }),
  // Its archive is stored with the version.
  onceAVersion: true,
  async run(input, { makePackage }) {
    const { zip, sha256, manifest, files } = await makePackage(input);
    const known = new Set(input.files.map(({ path }) => path));
    return {
      kind: "made",
      output: { bytes: zip.byteLength, sha256, merkleRoot: manifest.merkleRoot },
      files: () => files.filter(({ path }) => !known.has(path)),
      archive: zip,
    };
  },
});
