"use client";

import { FILL_BRIEF_EVENT } from "./brief-form";
import { EXAMPLE_IDEAS } from "./example-ideas";

/** Six briefs to start from; one click puts it into the form, where it can be changed. */
export function ExampleIdeas() {
  return (
    <section>
      <h2 className="font-text text-base font-semibold">Or start from an example</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {EXAMPLE_IDEAS.map(({ title, ...draft }) => (
          <li key={title}>
            <button
              type="button"
              className="min-h-11 border border-control px-3.5 py-1.5 font-medium hover:border-ink hover:bg-ink hover:text-paper"
              onClick={() => window.dispatchEvent(new CustomEvent(FILL_BRIEF_EVENT, { detail: draft }))}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
