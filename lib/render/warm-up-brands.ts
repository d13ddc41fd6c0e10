import type { DesignBrief } from "@/lib/model/brief.schema";
import { makeBrand, type RunStage } from "@/lib/pipeline/make-brand";

/**
 * Makes brands that nobody asked for: fonts are loaded, and the compiler sees the hot paths. The first is made alone, so
 * that each of its stages warms the thread in which a lone customer's will run; those after it are made side by side,
 * which mixes the threads. Results are thrown away. @throws what `run` throws
 */
export async function warmUpBrands(run: RunStage, threads: number): Promise<void> {
  await makeBrand({ brief: BRIEF, seed: 0 }, run);
  await Promise.all(
    Array.from({ length: threads }, (_, thread) => makeBrand({ brief: BRIEF, seed: thread + 1 }, run)),
  );
}

const BRIEF: DesignBrief = {
  businessIdea: "A workshop that mends clocks and teaches how it is done",
  targetAudience: "People with an old clock",
  style: "modern",
  techStack: "react",
  features: [],
};
