import { NonRetriableError } from "inngest";
import { z } from "zod";
import { showVersion } from "@/lib/brand/show-version";
import { render } from "@/lib/render/render-pool";
import { readStored } from "@/lib/storage/read-stored";
import { type Packed, packageStage } from "./package-stage";
import { paletteStage } from "./palette-stage";
import type { Stage, StageContext } from "./stage";
import { strategyStage } from "./strategy-stage";

const nothing = z.strictObject({});

/** The last stage: it looks at the finished ZIP as it lies in the store, and ends the job. */
export const deliveryStage: Stage<z.infer<typeof nothing>> = {
  id: "delivery",
  schema: nothing,
  async run({ ref, output, stored }) {
    const [strategy, palette, packed, written] = await Promise.all([
      output(strategyStage),
      output(paletteStage),
      output(packageStage),
      stored(),
    ]);
    await inspectDelivery(packed, written);
    if (!(await showVersion(ref, { strategy, palette, packed })))
      throw new NonRetriableError("the job has ended");
    return { output: {}, files: [] };
  },
};

type Written = Awaited<ReturnType<StageContext["stored"]>>;

/** @throws NonRetriableError when the package in the store is not the one that was verified */
async function inspectDelivery(packed: Packed, written: Written): Promise<void> {
  const failures = await readStored(packed.key, packed.sha256).then(
    (zip) => render("inspect", { zip, written, merkleRoot: packed.merkleRoot }),
    (error: Error) => [error.message],
  );
  if (failures.length > 0) throw new NonRetriableError(`the package: ${failures.slice(0, 3).join("; ")}`);
}
