import type { Metadata } from "next";
import { Part, Title } from "@/components/developers/guide-text";
import { WELCOME_CREDITS } from "@/lib/accounts/account.schema";
import { GENERATION_CREDITS } from "@/lib/credits/credit.schema";

export const metadata: Metadata = {
  title: "Credits",
  description: "What a credit is, what costs one, when it comes back, and how an account gets more.",
};

/** The one page about credits: what sends people here says no more than that there is one. */
export default function CreditsPage() {
  return (
    <div className="sheet-width pt-8">
      <Title lead="Accounts pay for brands with credits, which are counted and never sold here. Without an account making brands is free, within the limits of a visitor.">
        One credit, one brand.
      </Title>
      <Part title="What costs a credit">
        <p>
          A new brand costs {GENERATION_CREDITS} credit, and so does a new version of one: other marks, names,
          colors or typefaces, or a changed sentence.
        </p>
        <p>
          Trying candidates in the directions, comparing, going back to an earlier version, looking at a
          brand, sharing and downloading it cost nothing.
        </p>
      </Part>
      <Part title="When it comes back">
        <p>A brand that fails gives its credit back at once. Credits do not expire.</p>
      </Part>
      <Part title="How to get more">
        <p>
          Every account begins with {WELCOME_CREDITS}. Whoever runs this service gives more, and sets the
          tier, which says how many brands can be made at a time: ask them, with the e-mail address or wallet
          of your account.
        </p>
        <p>
          If that is you:{" "}
          <code className="bg-well px-1 font-mono text-[0.9em] break-words">
            npm run admin -- grant-credits --email ada@example.com --credits 50
          </code>
          , or the list of accounts in the administration.
        </p>
      </Part>
      <p className="mt-10 flex flex-wrap gap-3">
        <span className="account-place">
          <a href="/sign-up" className="button button-primary if-signed-out">
            Open an account
          </a>
          <a href="/dashboard/usage#credits" className="button button-primary if-signed-in">
            See your credits
          </a>
        </span>
        <a href="/" className="button">
          Make a brand
        </a>
      </p>
    </div>
  );
}
