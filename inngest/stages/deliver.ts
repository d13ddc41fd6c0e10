import { showVersion } from "@/lib/brand/show-version";
import type { Ran } from "@/lib/pipeline/make-brand";
import { packing } from "@/lib/pipeline/stages/packing";
import { palette } from "@/lib/pipeline/stages/palette";
import { strategy } from "@/lib/pipeline/stages/strategy";
import { JobEnded } from "../job-ended";
import type { StepContext } from "./effects";
import { archiveKey } from "./version-store";

/** Shows the version whose package passed the last look, and ends the job. */
export async function deliver({ ref, outputOf, run }: StepContext): Promise<Ran> {
  const ran = await run();
  const shown = await showVersion(ref, {
    strategy: outputOf(strategy),
    palette: outputOf(palette),
    packed: { key: archiveKey(ref), ...outputOf(packing) },
  });
  if (!shown) throw new JobEnded();
  return ran;
}
