import { z } from "zod";
import { isId } from "@/lib/ids";

/** `/api/account/keys/[keyId]/…`. Anything that is not an id is an unknown one. */
export const KeyParams = z.object({ keyId: z.string().max(36).refine(isId) });
