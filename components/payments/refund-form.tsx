"use client";

import { useRouter } from "next/navigation";
import { AccountField, fieldProps } from "@/components/account/account-field";
import { send } from "@/components/account/send";
import { useSendForm } from "@/components/account/use-send-form";
import { Fold } from "@/components/ui/fold";
import { FormProblem } from "@/components/ui/form-problem";
import { SendButton } from "@/components/ui/send-button";
import { showToast } from "@/components/ui/toast-store";
import { amountWithSymbol } from "./amount";
import { TransactionHashInput } from "./transaction-hash-input";

interface RefundFormProps {
  paymentId: string;
  /** What it was for: nothing is taken back of a credit. */
  item: string;
  payer: string;
  symbol: string;
}

/** Records what was sent back to a payer by hand. */
export function RefundForm(props: RefundFormProps) {
  return <Fold summary="Record a refund" content={() => <Sent {...props} />} />;
}

function Sent({ paymentId, item, payer, symbol }: RefundFormProps) {
  const router = useRouter();
  const { errors, problem, isSending, submit } = useSendForm<{ value: string }>({
    send: (data) =>
      send("POST", `/api/admin/payments/${paymentId}/refunds`, {
        hash: String(data.get("hash") ?? ""),
        takeBack: data.get("takeBack") === "on",
        ...(data.get("note") ? { note: String(data.get("note")) } : {}),
      }),
    onDone: ({ value }) => {
      router.refresh();
      showToast({ text: `${amountWithSymbol(value, symbol)} is recorded as refunded.` });
    },
  });
  const id = (name: string) => `${name}-${paymentId}`;
  return (
    <form onSubmit={submit} noValidate aria-label="Record a refund" className="mt-2 grid max-w-[46rem] gap-4">
      <p className="text-sm">
        Send it from your own wallet to <span className="font-mono break-all">{payer}</span> first.
      </p>
      <AccountField id={id("hash")} label="Hash of the transaction you sent" error={errors.hash}>
        <TransactionHashInput id={id("hash")} error={errors.hash} />
      </AccountField>
      <AccountField id={id("note")} label="Note" optional error={errors.note}>
        <input
          {...fieldProps(id("note"), errors.note)}
          name="note"
          type="text"
          maxLength={200}
          className="control"
        />
      </AccountField>
      {item !== "credit" && (
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name="takeBack" className="choice-input" />
          Take back what was bought, and its price with it
        </label>
      )}
      <FormProblem>{problem}</FormProblem>
      <p>
        <SendButton isSending={isSending}>Record it</SendButton>
      </p>
    </form>
  );
}
