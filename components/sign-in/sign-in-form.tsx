"use client";

import { useEffect, useState } from "react";
import { askWallet } from "@/components/account/ask-wallet";
import { forgetSignedIn } from "@/components/ui/signed-in-script";
import { AccountField, fieldProps } from "../account/account-field";
import type { Sent } from "../account/send";
import { useSendForm } from "../account/use-send-form";
import { providerAddress, signInWith, walletText } from "./auth-requests";
import { PasswordField } from "./password-field";
import { ProblemNotice } from "./problem-notice";

interface SignInFormProps {
  /** Where to go afterwards. */
  next: string;
  providers: readonly ("github" | "google")[];
  /** What went wrong at a provider, whose page leads back here. */
  problem?: string;
}

const signInWithWallet = () =>
  askWallet({ wantText: walletText, hand: (signed) => signInWith("wallet", signed) });

const NAMES = { github: "GitHub", google: "Google" } as const;

/** E-mail and password, or another way in. */
export function SignInForm({ next, providers, problem: before = "" }: SignInFormProps) {
  const goOn = () => location.assign(next);
  const form = useSendForm({
    send: (data) => signInWith("password", Object.fromEntries(data)),
    onDone: goOn,
  });
  const [other, setOther] = useState(before);
  // Whoever comes here is not signed in, whatever the browser remembers.
  useEffect(forgetSignedIn, []);

  const leave = async <T,>(way: Promise<Sent<T>>, then: (value: T) => void) => {
    setOther("");
    const answer = await way;
    if (answer.ok) then(answer.value);
    else setOther(answer.message);
  };

  return (
    <div className="ticket crop-marks">
      <form method="post" noValidate onSubmit={form.submit} className="cell py-6!" aria-label="Sign in">
        <ProblemNotice problem={form.problem} />
        <div className="grid gap-5">
          <AccountField id="email" label="E-mail" error={form.errors.email}>
            <input
              {...fieldProps("email", form.errors.email)}
              name="email"
              type="email"
              autoComplete="username"
              required
              className="control"
            />
          </AccountField>
          <PasswordField
            id="password"
            label="Password"
            error={form.errors.password}
            autoComplete="current-password"
          />
        </div>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <button
            type="submit"
            className="button button-primary max-sm:w-full"
            aria-disabled={form.isSending}
          >
            {form.isSending ? "Signing in…" : "Sign in"}
          </button>
          <a href="/reset-password" className="text-link">
            Forgot the password?
          </a>
        </div>
      </form>
      <div className="cell border-t border-ink py-6!">
        <ProblemNotice problem={other} />
        <div className="flex flex-wrap gap-3">
          <button
            type="button"
            className="button max-sm:w-full"
            onClick={() => leave(signInWithWallet(), goOn)}
          >
            Sign in with Ethereum
          </button>
          {providers.map((provider) => (
            <button
              key={provider}
              type="button"
              className="button max-sm:w-full"
              onClick={() => leave(providerAddress(provider, next), (address) => location.assign(address))}
            >
              Sign in with {NAMES[provider]}
            </button>
          ))}
        </div>
        <p className="field-hint mt-3">A wallet signs a line of text. It costs nothing and moves nothing.</p>
      </div>
    </div>
  );
}
