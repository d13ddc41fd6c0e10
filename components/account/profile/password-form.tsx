"use client";

import { FormProblem } from "@/components/ui/form-problem";
import { SendButton } from "@/components/ui/send-button";
import { showToast } from "@/components/ui/toast-store";
import { MIN_PASSWORD_LENGTH } from "@/lib/accounts/account.schema";
import { AccountField, fieldProps } from "../account-field";
import { useSendForm } from "../use-send-form";
import { changePassword } from "./profile-requests";

/** Another password for somebody who knows the present one. */
export function PasswordForm({ email }: { email: string }) {
  const form = useSendForm({
    send: (data) => changePassword(String(data.get("presentPassword")), String(data.get("password"))),
    onDone: () => showToast({ text: "The password is changed. Every other browser is signed out." }),
  });
  const { errors } = form;
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4 sm:max-w-md">
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <AccountField id="present-password" label="Present password" error={errors.presentPassword}>
        <input
          {...fieldProps("present-password", errors.presentPassword)}
          type="password"
          name="presentPassword"
          autoComplete="current-password"
          required
          className="control"
        />
      </AccountField>
      <AccountField
        id="new-password"
        label="New password"
        error={errors.password}
        hint={`At least ${MIN_PASSWORD_LENGTH} characters.`}
      >
        <input
          {...fieldProps("new-password", errors.password, true)}
          type="password"
          name="password"
          autoComplete="new-password"
          required
          className="control"
        />
      </AccountField>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <SendButton isSending={form.isSending}>Change the password</SendButton>
        <a href="/reset-password" className="text-link">
          I do not know it
        </a>
      </div>
      <FormProblem>{form.problem}</FormProblem>
    </form>
  );
}
