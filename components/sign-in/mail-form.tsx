"use client";

import { useEffect, useRef, useState } from "react";
import { AccountField, fieldProps } from "../account/account-field";
import { send } from "../account/send";
import { useSendForm } from "../account/use-send-form";
import { ProblemNotice } from "./problem-notice";

interface MailFormProps {
  address: "/api/auth/sign-up" | "/api/auth/reset-password";
  /** What the button says. */
  action: string;
  hint: string;
  /** What follows, once the mail is under way. */
  then: string;
  /** Where mail stays when there is no mail server. */
  keptIn: string | null;
}

/** Asks for an address, and says that a mail is under way to it: the same, whoever has an account. */
export function MailForm({ address, action, hint, then, keptIn }: MailFormProps) {
  const [sentTo, setSentTo] = useState("");
  const form = useSendForm({
    send: async (data) => {
      const email = String(data.get("email") ?? "").trim();
      const answer = await send("POST", address, { email });
      return answer.ok ? { ...answer, value: email } : answer;
    },
    onDone: setSentTo,
  });
  if (sentTo) return <MailSent to={sentTo} then={then} keptIn={keptIn} onBack={() => setSentTo("")} />;
  return (
    <form method="post" noValidate onSubmit={form.submit} className="ticket crop-marks" aria-label={action}>
      <div className="cell py-6!">
        <ProblemNotice problem={form.problem} />
        <AccountField id="email" label="E-mail" hint={hint} error={form.errors.email}>
          <input
            {...fieldProps("email", form.errors.email, true)}
            name="email"
            type="email"
            autoComplete="email"
            required
            className="control"
          />
        </AccountField>
        <button
          type="submit"
          className="button button-primary mt-6 max-sm:w-full"
          aria-disabled={form.isSending}
        >
          {form.isSending ? "Sending…" : action}
        </button>
      </div>
    </form>
  );
}

interface MailSentProps {
  to: string;
  then: string;
  keptIn: string | null;
  onBack: () => void;
}

function MailSent({ to, then, keptIn, onBack }: MailSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="ticket crop-marks" aria-labelledby="mail-sent">
      <div className="cell py-6!">
        <h2
          id="mail-sent"
          ref={heading}
          tabIndex={-1}
          className="text-2xl font-bold tracking-[-0.015em] outline-none"
        >
          Look into your mailbox
        </h2>
        <p className="mt-3 text-pretty">
          A mail is on its way to <strong className="wrap-anywhere">{to}</strong>. {then}
        </p>
        {keptIn && (
          <p className="mt-4 border-l-4 border-accent bg-accent-wash px-4 py-3 text-pretty">
            This service has no mail server yet. Its mail stays in <code className="font-mono">{keptIn}</code>
            , and the link stands in the server’s log.
          </p>
        )}
        <button type="button" className="text-link mt-5 min-h-11 font-semibold" onClick={onBack}>
          Use another address
        </button>
      </div>
    </section>
  );
}
