"use client";

import { useState } from "react";
import { AccountField, fieldProps } from "../account/account-field";

interface PasswordFieldProps {
  id: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  autoComplete: "current-password" | "new-password";
}

/** A password, which can be looked at while it is typed. */
export function PasswordField({ id, label, hint, error, autoComplete }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <AccountField id={id} label={label} hint={hint} error={error}>
      <div className="relative">
        <input
          {...fieldProps(id, error, Boolean(hint))}
          name="password"
          type={isShown ? "text" : "password"}
          autoComplete={autoComplete}
          autoCapitalize="off"
          spellCheck={false}
          required
          className="control pr-20!"
        />
        <button
          type="button"
          aria-pressed={isShown}
          aria-label="Show the password"
          className="absolute inset-y-0 right-0 min-w-16 px-3 text-sm font-semibold hover:text-accent-strong"
          onClick={() => setShown(!isShown)}
        >
          {isShown ? "Hide" : "Show"}
        </button>
      </div>
    </AccountField>
  );
}
