"use client";

import { useRouter } from "next/navigation";
import { FormProblem } from "@/components/ui/form-problem";
import { showToast } from "@/components/ui/toast-store";
import { AccountField, fieldProps } from "../account-field";
import { useSendForm } from "../use-send-form";
import { setName } from "./profile-requests";

/** What the account is called. */
export function NameForm({ name }: { name: string | null }) {
  const router = useRouter();
  const form = useSendForm({
    send: (data) => setName(String(data.get("name") ?? "")),
    onDone: (saved) => {
      router.refresh();
      showToast({ text: saved.name ? `You are ${saved.name} now.` : "The name is taken away." });
    },
  });
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-wrap items-start gap-3">
      <div className="min-w-0 grow sm:max-w-md">
        <AccountField id="profile-name" label="Name" optional error={form.errors.name}>
          <input
            {...fieldProps("profile-name", form.errors.name)}
            key={name}
            name="name"
            dir="auto"
            maxLength={100}
            autoComplete="name"
            defaultValue={name ?? ""}
            className="control"
          />
        </AccountField>
      </div>
      <button type="submit" className="button sm:mt-7.5" aria-disabled={form.isSending}>
        Save
      </button>
      <FormProblem look="basis-full">{form.problem}</FormProblem>
    </form>
  );
}
