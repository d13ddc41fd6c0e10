import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { EntryPage } from "@/components/sign-in/entry-page";
import { nextPath } from "@/components/sign-in/next-path";
import { SignInForm } from "@/components/sign-in/sign-in-form";
import { currentAccount } from "@/lib/accounts/current-account";
import { providersSetUp } from "@/lib/accounts/providers-set-up";

export const metadata: Metadata = { title: "Sign in" };
export const dynamic = "force-dynamic";

interface SignInPageProps {
  searchParams: Promise<{ next?: string | string[]; error?: string }>;
}

export default async function SignInPage({ searchParams }: SignInPageProps) {
  const { next, error } = await searchParams;
  const path = nextPath(next);
  if (await currentAccount()) redirect(path);
  return (
    <EntryPage
      title="Sign in"
      lead={
        <>
          Your brands, your credits, your keys. No account yet?{" "}
          <a href="/sign-up" className="text-link text-ink">
            Open one
          </a>
          ; the brands that you have made in this browser come along.
        </>
      }
    >
      <SignInForm
        next={path}
        providers={providersSetUp()}
        {...(error ? { problem: "That did not work. Try again, or sign in another way." } : {})}
      />
    </EntryPage>
  );
}
