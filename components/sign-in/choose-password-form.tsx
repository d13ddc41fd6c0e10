"use client";

import { send } from "../account/send";
import { useSendForm } from "../account/use-send-form";
import { PasswordField } from "./password-field";
import { ProblemNotice } from "./problem-notice";

interface ChoosePasswordFormProps {
  address: "/api/auth/sign-up/confirm" | "/api/auth/reset-password/set";
  token: string;
  /** Whose password it will be, for the browser's own list. */
  email: string;
  action: string;
  hint: string;
}

/** The password of a new account, or a new one of an old account. Signs in. */
export function ChoosePasswordForm({ address, token, email, action, hint }: ChoosePasswordFormProps) {
  const form = useSendForm({
    send: (data) => send("POST", address, { token, password: data.get("password") }),
    onDone: () => location.replace("/dashboard"),
  });
  return (
    <form method="post" noValidate onSubmit={form.submit} className="ticket crop-marks" aria-label={action}>
      <div className="cell py-6!">
        <ProblemNotice problem={form.problem} />
        <input type="email" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
        <PasswordField
          id="password"
          label="Password"
          hint={hint}
          error={form.errors.password}
          autoComplete="new-password"
        />
        <button
          type="submit"
          className="button button-primary mt-6 max-sm:w-full"
          aria-disabled={form.isSending}
        >
          {form.isSending ? "One moment…" : action}
        </button>
      </div>
    </form>
  );
}
