"use client";

import { useRouter } from "next/navigation";
import { AccountField } from "@/components/account/account-field";
import { send } from "@/components/account/send";
import { useSendForm } from "@/components/account/use-send-form";
import { FormProblem } from "@/components/ui/form-problem";
import { SendButton } from "@/components/ui/send-button";
import { showToast } from "@/components/ui/toast-store";
import { amountWithSymbol } from "./amount";
import { TransactionHashInput } from "./transaction-hash-input";

/** For a transfer that was sent and is not in the list: a page was closed, a program ended. */
export function ClaimPayment({ symbol }: { symbol: string }) {
  const router = useRouter();
  const { errors, problem, isSending, submit } = useSendForm<{ value: string }>({
    send: (data) => send("POST", "/api/account/payments", { hash: String(data.get("hash") ?? "") }),
    onDone: ({ value }) => {
      router.refresh();
      showToast({ text: `${amountWithSymbol(value, symbol)} is your balance now.` });
    },
  });
  return (
    <form onSubmit={submit} noValidate aria-label="Find a payment" className="max-w-[46rem]">
      <AccountField
        id="payment-hash"
        label="Hash of the transaction"
        hint="Your wallet shows it: 0x and 64 digits or letters from a to f."
        error={errors.hash}
      >
        <div className="flex flex-wrap gap-3">
          <TransactionHashInput
            id="payment-hash"
            error={errors.hash}
            hasHint
            look="min-w-0 flex-1 basis-72"
          />
          <SendButton isSending={isSending}>Find it</SendButton>
        </div>
      </AccountField>
      <FormProblem look="mt-2">{problem}</FormProblem>
    </form>
  );
}
