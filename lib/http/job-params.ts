import { z } from "zod";
import { isId } from "@/lib/ids";

/** `/…/[jobId]`. Anything that is not an id is an unknown one. */
export const JobParams = z.object({ jobId: z.string().max(36).refine(isId) });
