// Made from the component's description: change that, not this file.

import type { FormField, FormMessages, FormValues } from "../../behaviours/form-builder";

export interface FormBuilderProps {
  /** The fields in order; names are unique. */
  fields: readonly FormField[];
  /** What the button does. Default "Send". */
  submitLabel?: string;
  /** Above the list of errors. Default "Some entries need another look". */
  summaryLabel?: string;
  /** Beside the labels of fields that may stay empty. Default "optional". */
  optionalLabel?: string;
  /** In a select, until an answer is chosen. Default "Choose one". */
  choiceLabel?: string;
  /** Errors in your own words; “{label}”, “{min}” and the like become the field's own. */
  messages?: Partial<FormMessages>;
  /** The values are on their way: the button shows it and cannot be pressed. Default false. */
  loading?: boolean;
}

export interface FormBuilderSlots {
  /** More buttons, after the one that sends. */
  actions?: () => unknown;
}

export interface FormBuilderEmits {
  /** Everything is valid; the values by the fields' names. */
  submit: [value: FormValues];
}
