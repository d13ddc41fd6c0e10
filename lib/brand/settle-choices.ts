import { invalidField } from "@/lib/errors";
import { render } from "@/lib/render/render-pool";
import { RenderStuck } from "@/lib/render/render-stuck";
import type { RequestedChoices, SettledChoices } from "./brand-changes.schema";

/** The mark's limits keep reading below a second; a thread that has just been started loads the engine first. */
const READING_LIMIT = { processorMs: 10_000, clockMs: 60_000 };

/**
 * The choices with the customer's own mark as a brief keeps it, read in a render thread: a stranger's drawing never holds
 * up who answers requests.
 * @throws AppError VALIDATION_ERROR naming the field of the mark that cannot be used.
 */
export async function settleChoices({ ownMark, ...choices }: RequestedChoices): Promise<SettledChoices> {
  if (ownMark === undefined || ownMark === null) return { ...choices, ownMark };
  const settled = await render("ownMark", ownMark, { limit: READING_LIMIT }).catch((error) => {
    if (!(error instanceof RenderStuck)) throw error;
    const field = "svg" in ownMark ? "svg" : "paths";
    return { field, problem: "takes too long to read. Simplify the paths of the mark" } as const;
  });
  if ("mark" in settled) return { ...choices, ownMark: settled.mark };
  throw invalidField(`choices.ownMark.${settled.field}`, settled.problem);
}
