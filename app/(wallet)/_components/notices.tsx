import type { ReactNode } from "react";

/** A page that has one thing to say, below the bar of the manager. */
export function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="sheet-width pt-12">
      <h1 className="section-title">{title}</h1>
      <div className="mt-5 max-w-[58ch] text-lg text-pretty text-ink-soft">{children}</div>
    </div>
  );
}

export function CertificatesOff({ reason }: { reason: string }) {
  return (
    <Notice title="Certificates rest here.">
      <p>{reason}</p>
      <p className="mt-3">
        Brands are made and proven all the same: every package has a signed statement, and anybody can check a
        file against it.
      </p>
      <p className="mt-8 flex flex-wrap gap-3">
        <a href="/" className="button button-primary">
          Make a brand
        </a>
        <a href="/verify" className="button">
          Check a file
        </a>
      </p>
    </Notice>
  );
}

/** The node of the network gives no answer: nothing is lost, and it is asked again by loading the page. */
export function NetworkSilent({ name }: { name: string }) {
  return (
    <Notice title="The network is silent.">
      <p role="alert">
        {name} does not answer at the moment. Certificates are kept there by everybody who runs it, so that
        nothing of yours is lost.
      </p>
      <form className="mt-8">
        <button type="submit" className="button button-primary">
          Ask again
        </button>
      </form>
    </Notice>
  );
}

export function TooHasty({ seconds }: { seconds: number }) {
  return (
    <Notice title="One moment, please.">
      <p role="alert">Your network asks for many pages at once. The next one is possible in {seconds} s.</p>
    </Notice>
  );
}
