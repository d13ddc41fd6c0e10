import type { z } from "zod";
import type { CreditGrant } from "@/lib/credits/credit.schema";
import { grantCredits } from "@/lib/credits/grant-credits";
import { db, type Tx } from "@/lib/db/client";
import type { grantedSchema } from "./admin.schema";

type Granted = z.infer<typeof grantedSchema>;

export interface GiveRequest extends CreditGrant {
  accountId: string;
  /** Runs last in the transaction of the grant: when it throws, nothing was given. */
  accept: (tx: Tx, granted: Granted) => Promise<void>;
}

/**
 * Gives an account credits, or takes them with a negative amount.
 * @throws AppError NOT_FOUND without such an account, CONFLICT when the balance would become negative.
 */
export async function giveCredits({ accept, ...grant }: GiveRequest): Promise<Granted> {
  return db().$transaction(async (tx) => {
    const granted = { accountId: grant.accountId, credits: await grantCredits(grant, tx) };
    await accept(tx, granted);
    return granted;
  });
}
