"use client";

import { useEffect, useRef } from "react";
import { CopyButton, CopyLabel } from "@/components/ui/copy-button";

interface SecretOnceProps {
  title: string;
  secret: string;
  /** What to know before it is put away. */
  children: React.ReactNode;
  onDone: () => void;
}

/** A secret that is shown this once: to copy, then to put away. Takes the focus, so that nobody misses it. */
export function SecretOnce({ title, secret, children, onDone }: SecretOnceProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="secret-title" className="ticket inked mb-8 bg-accent-wash!" data-secret="">
      <div className="cell">
        <h2 id="secret-title" ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
          {title}
        </h2>
        <p className="mt-1.5 max-w-[62ch] text-pretty">{children}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <code className="flex min-h-12 min-w-0 grow items-center border border-ink bg-paper px-3 py-2 font-mono text-[0.9375rem] break-all select-all">
            {secret}
          </code>
          <CopyButton text={secret} className="button button-ink" announcement="Copied.">
            <CopyLabel>Copy</CopyLabel>
          </CopyButton>
        </div>
      </div>
      <div className="cell border-t border-ink py-3!">
        <button type="button" className="text-link min-h-11 font-semibold" onClick={onDone}>
          I have stored it
        </button>
      </div>
    </section>
  );
}
