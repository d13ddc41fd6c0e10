import type { Metadata } from "next";
import { PlainPage } from "@/components/ui/plain-page";

export const metadata: Metadata = { title: "Not found" };

/** Made at build time and sent for every address with nothing behind it (`lib/server/empty-shell.ts`). */
export default function NotFound() {
  return (
    <PlainPage title="This page is not on the sheet">
      <p>
        The address is mistyped, or what was here is gone: a brand made without an account is kept for 30
        days. A private brand is shown to its owner alone, after{" "}
        <a href="/sign-in" className="text-link font-medium text-ink">
          signing in
        </a>
        .
      </p>
      <ul className="mt-8 flex flex-wrap gap-3 text-base">
        <li>
          <a href="/" className="button button-primary">
            Start a new brand
          </a>
        </li>
        {WAYS_ON.map(([href, label]) => (
          <li key={href}>
            <a href={href} className="button">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </PlainPage>
  );
}

const WAYS_ON = [
  ["/gallery", "See the gallery"],
  ["/developers", "Developer site"],
  ["/status", "Service status"],
] as const;
