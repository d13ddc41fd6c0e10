"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { showToast } from "@/components/ui/toast-store";
import { TIERS, type Tier } from "@/lib/accounts/account.schema";
import { capitalize } from "@/lib/model/letter-case";
import { grantCredits, setTier } from "./admin-requests";

interface AccountControlsProps {
  accountId: string;
  /** How the account is called, for a screen reader and for what is said afterwards. */
  name: string;
  tier: Tier;
}

/** What an administrator does with an account: its tier, its credits. Both can be taken back. */
export function AccountControls({ accountId, name, tier }: AccountControlsProps) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);

  const put = async (next: Tier, before: Tier, canUndo: boolean) => {
    const answer = await setTier(accountId, next);
    if (!answer.ok) return showToast({ text: answer.message, kind: "problem" });
    router.refresh();
    showToast({
      text: `${name} is on the ${capitalize(next)} tier.`,
      action: canUndo ? { label: "Undo", run: () => void put(before, next, false) } : undefined,
    });
  };
  const choose = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void put(new FormData(event.currentTarget).get("tier") as Tier, tier, true);
  };
  const grant = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const amount = Number(data.get("amount"));
    setBusy(true);
    const answer = await grantCredits(accountId, amount, String(data.get("note") ?? ""));
    setBusy(false);
    if (!answer.ok) return showToast({ text: answer.message, kind: "problem" });
    form.reset();
    router.refresh();
    showToast({ text: `${name} has ${answer.value.credits} credits.` });
  };

  return (
    <div className="flex flex-wrap items-end gap-3">
      <form key={tier} onSubmit={choose} className="flex items-end gap-3">
        <label className="block text-sm font-semibold">
          Tier<span className="sr-only"> of {name}</span>
          <select name="tier" defaultValue={tier} className="control mt-1 font-normal">
            {TIERS.map((option) => (
              <option key={option} value={option}>
                {capitalize(option)}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="button">
          Set<span className="sr-only"> the tier of {name}</span>
        </button>
      </form>
      <form onSubmit={grant} className="flex flex-wrap items-end gap-3">
        <label className="block text-sm font-semibold">
          Credits<span className="sr-only"> to give to {name}, or to take with a minus</span>
          <input
            name="amount"
            type="number"
            step={1}
            required
            placeholder="+10"
            className="control mt-1 block w-24! font-normal"
          />
        </label>
        <label className="block text-sm font-semibold">
          Note<span className="sr-only"> in the ledger of {name}</span>
          <input
            name="note"
            maxLength={200}
            placeholder="Why"
            className="control mt-1 block w-36! font-normal"
          />
        </label>
        <button type="submit" className="button" aria-disabled={isBusy}>
          Give<span className="sr-only"> credits to {name}</span>
        </button>
      </form>
    </div>
  );
}
