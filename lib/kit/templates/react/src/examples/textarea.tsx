import { Textarea } from "../components/textarea";

/** With a hint and a limit */
export function Limit() {
  return (
    <>
      <Textarea label="Message" limit={200} hint="What you need, and by when." />
      <Textarea
        label="Summary"
        rows={2}
        limit={20}
        defaultValue="This is more than fits here."
        error="Use at most 20 letters."
      />
    </>
  );
}

/** Sizes */
export function Sizes() {
  return (
    <>
      <Textarea label="Small" size="small" rows={2} optionalLabel="optional" />
      <Textarea label="Medium" size="medium" rows={2} />
      <Textarea label="Large" size="large" rows={2} />
    </>
  );
}

/** Required, disabled, read-only */
export function States() {
  return (
    <>
      <Textarea label="Reason" required rows={2} defaultValue="Short" />
      <Textarea label="Remarks" disabled rows={2} />
      <Textarea label="Terms" readOnly rows={2} defaultValue="You can end the agreement at any time." />
    </>
  );
}
