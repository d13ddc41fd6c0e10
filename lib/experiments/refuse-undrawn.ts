import type { VariantSet } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors";

/** @throws AppError CONFLICT for a set without designs; with when to ask again only where they are on their way. */
export function refuseUndrawn({ status }: Pick<VariantSet, "status">): void {
  if (status === "made") return;
  if (status === "failed") {
    throw new AppError("CONFLICT", "These designs could not be drawn. Ask for the same axes again.");
  }
  throw new AppError("CONFLICT", "The designs are still being drawn.", { retryAfterSeconds: 5 });
}
