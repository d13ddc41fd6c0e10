"use client";

import { type FormEvent, useState } from "react";
import { FieldMessage } from "@/components/ui/field-message";
import { draftOf, errorsOf, formOf } from "./deck-draft";
import { cellName, DECK_FIELDS, type DeckField, type DeckList } from "./deck-fields";

interface DeckFormProps {
  form: Record<string, unknown> | null;
  isBusy: boolean;
  /** Whether there is a deck already. */
  isMade: boolean;
  /** Sends the form; answers with what is wrong, by the service's names of the fields. */
  onSend: (form: Record<string, unknown>) => Promise<Readonly<Record<string, string>>>;
}

/** What only the founder knows. Nothing has to be filled in: what is left out is a marked gap on its slide. */
export function DeckForm({ form, isBusy, isMade, onSend }: DeckFormProps) {
  const [draft, setDraft] = useState(() => draftOf(form));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const controls = event.currentTarget.elements;
    const { form: given, places } = formOf(draft);
    const wrong = errorsOf(await onSend(given), places);
    setErrors(wrong);
    const first = [...controls].find((control) => (control.getAttribute("name") ?? "") in wrong);
    if (first instanceof HTMLElement) first.focus();
  };
  const control = (field: DeckField, name: string, label: string) => (
    <Control
      key={name}
      name={name}
      label={label}
      field={field}
      value={draft[name] ?? ""}
      error={errors[name]}
      onChange={(value) => setDraft((before) => ({ ...before, [name]: value }))}
    />
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label="Your numbers, team and ask">
      {DECK_FIELDS.map(({ title, fields, lists }) => (
        <fieldset key={title} className="mb-8 border-t border-rule pt-4">
          <legend className="pr-4 font-display text-xl font-bold">{title}</legend>
          <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
            {fields.map((field) => (
              <div key={field.name} className={(field.max ?? 0) > 80 ? "sm:col-span-2" : ""}>
                {control(field, field.name, field.label)}
              </div>
            ))}
          </div>
          {lists.map((list) => (
            <Rows key={list.name} list={list} control={control} />
          ))}
        </fieldset>
      ))}
      <button type="submit" className="button button-primary" disabled={isBusy} aria-busy={isBusy}>
        {isMade ? "Make the deck again" : "Make the deck"}
      </button>
    </form>
  );
}

interface RowsProps {
  list: DeckList;
  control: (field: DeckField, name: string, label: string) => React.ReactNode;
}

function Rows({ list: { name, label, rows, columns }, control }: RowsProps) {
  return (
    <fieldset className="mt-5">
      <legend className="field-label mb-2">{label}</legend>
      <div className="grid gap-3">
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          <div key={row} className={columns.length > 1 ? "grid gap-3 sm:grid-cols-[2fr_3fr]" : ""}>
            {columns.map((column) =>
              control(column, cellName(name, row, column.name), `${column.label} ${row + 1}`),
            )}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

interface ControlProps {
  name: string;
  label: string;
  field: DeckField;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function Control({ name, label, field: { max, placeholder }, value, error, onChange }: ControlProps) {
  const id = `deck-${name.replaceAll(".", "-")}`;
  return (
    <div>
      <label htmlFor={id} className="field-hint mb-1 block">
        {label}
      </label>
      <input
        id={id}
        name={name}
        dir="auto"
        className="control"
        inputMode={max === undefined ? "decimal" : undefined}
        placeholder={placeholder}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={Boolean(error)}
        aria-describedby={`${id}-error`}
      />
      <FieldMessage id={`${id}-error`} error={error} />
    </div>
  );
}
