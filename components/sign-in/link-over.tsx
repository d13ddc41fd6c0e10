import { EntryPage } from "./entry-page";

/** For a link that was used, is too old or was never given out. */
export function LinkOver({ again }: { again: "/sign-up" | "/reset-password" }) {
  return (
    <EntryPage title="This link is over" lead="It has been used, or it is too old. A new one is a mail away.">
      <a href={again} className="button button-primary max-sm:w-full">
        Ask for a new link
      </a>
    </EntryPage>
  );
}
