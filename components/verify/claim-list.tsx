import type { Claim, Verdict } from "@/lib/proof/judge";

const CLAIMS = [
  ["whole", "Whole in itself"],
  ["signed", "Signed by this server"],
  ["onChain", "On a chain"],
] as const satisfies readonly (readonly [keyof Verdict, string])[];

const STATES: Record<Claim["state"], { label: string; className: string }> = {
  holds: { label: "Proven", className: "text-good" },
  fails: { label: "Refuted", className: "text-accent-strong" },
  unknown: { label: "Not known", className: "" },
  "not-asked": { label: "Not asked", className: "text-ink-soft" },
};

/** What is proven by what, each with its outcome in words. */
export function ClaimList({ verdict }: { verdict: Verdict }) {
  return (
    <dl className="mt-6 border-t border-ink">
      {CLAIMS.map(([key, title]) => {
        const { state, words } = verdict[key];
        const { label, className } = STATES[state];
        return (
          <div
            key={key}
            className="grid gap-x-8 gap-y-0.5 border-b border-rule py-3 sm:grid-cols-[13rem_minmax(0,1fr)]"
          >
            <dt className="font-semibold">{title}</dt>
            <dd className="text-pretty break-words">
              <span className={`font-semibold ${className}`}>{label}.</span> {words}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
