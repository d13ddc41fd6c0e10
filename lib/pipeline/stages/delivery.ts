import { files } from "../output.schema";
import { made, of, stage } from "../stage";
import { packing } from "./packing";

/** Looks once more at the finished ZIP, as it lies in the store. */
export const delivery = stage({
  id: "delivery",
  label: "Handing it over",
  weight: 3,
  reads: {
    outputs: { packed: of(packing, "merkleRoot") },
    files: { of: "before", as: "hashes" },
    archive: true,
  },
  uses: {
    inspectPackage: "pipeline/inspect-package",
  },
  schema: files,
  onceAVersion: true,
  async run({ archive, packed, written }, { inspectPackage }) {
    const failures = await inspectPackage({ zip: archive, written, merkleRoot: packed.merkleRoot });
    return failures.length === 0 ? made({}) : { kind: "unsound", what: "the package", failures };
  },
});
