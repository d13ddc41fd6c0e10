import { z } from "zod";
import { isId } from "@/lib/ids";

/** `/api/admin/accounts/[accountId]/…`. Anything that is not an id is an unknown one. */
export const AccountParams = z.object({ accountId: z.string().max(36).refine(isId) });
