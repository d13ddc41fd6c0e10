import { Input } from "../components/input";

/** With a hint, and with an error */
export function Hint() {
  return (
    <>
      <Input
        label="E-mail"
        type="email"
        autoComplete="email"
        placeholder="you@example.com"
        hint="We write only to answer you."
      />
      <Input label="Date" defaultValue="31 June" error="June has 30 days. Enter a day from 1 to 30." />
    </>
  );
}

/** Units, icons, an optional field */
export function Affixes() {
  return (
    <>
      <Input
        label="Time needed, in minutes"
        optionalLabel="optional"
        inputMode="decimal"
        defaultValue="20"
        leading="about"
        trailing="minutes"
        hint="A rough figure is enough."
      />
      <Input
        label="Search"
        hideLabel
        type="search"
        leading={
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11Zm4 9.5 4 4" />
          </svg>
        }
        placeholder="Search"
      />
    </>
  );
}

/** Sizes */
export function Sizes() {
  return (
    <>
      <Input label="Small" size="small" defaultValue="Small" />
      <Input label="Medium" size="medium" defaultValue="Medium" />
      <Input label="Large" size="large" defaultValue="Large" />
    </>
  );
}

/** Required, read-only, disabled, being checked */
export function States() {
  return (
    <>
      <Input label="Name" required autoComplete="name" />
      <Input label="Number" readOnly defaultValue="1042" />
      <Input label="Reference" disabled defaultValue="Not given yet" />
      <Input label="Address" loading defaultValue="our-page" hint="Looking whether it is free." />
    </>
  );
}
