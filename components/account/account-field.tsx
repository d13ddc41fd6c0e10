import type { ReactNode } from "react";
import { FieldMessage } from "@/components/ui/field-message";
import { OptionalNote } from "@/components/ui/optional-note";

interface AccountFieldProps {
  /** Of the control; its hint and message have ids made from it. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  /** The control, with `fieldProps(id, …)`. */
  children: ReactNode;
}

/** A label, its control, what to know about it, and what is wrong with it. */
export function AccountField({ id, label, hint, error, optional, children }: AccountFieldProps) {
  return (
    <div>
      <label htmlFor={id} className="field-label mb-1.5">
        {label}
        {optional && <OptionalNote />}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="field-hint mt-1.5">
          {hint}
        </p>
      )}
      <FieldMessage id={`${id}-error`} error={error} />
    </div>
  );
}

/** What ties a control to its label, hint and message. */
export function fieldProps(id: string, error: string | undefined, hasHint = false) {
  return {
    id,
    "aria-invalid": Boolean(error),
    "aria-describedby": hasHint ? `${id}-error ${id}-hint` : `${id}-error`,
  };
}
