import { closest, create, find, flag, readData, tell } from "./dom";
import { listen } from "./listen";

export interface FormField {
  /** Unique in its form; what the values speak of. */
  readonly name: string;
  readonly label: string;
  readonly type:
    | "text"
    | "email"
    | "number"
    | "textarea"
    | "select"
    | "checkbox"
    | "radio"
    | "date"
    | "switch";
  readonly help?: string;
  readonly required?: boolean;
  readonly placeholder?: string;
  /** As in HTML; say in `patternHelp` what would be valid. */
  readonly pattern?: string;
  readonly patternHelp?: string;
  /** A number, or a day such as "2026-03-04". */
  readonly min?: number | string;
  readonly max?: number | string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly autocomplete?: string;
  /** For a select and for radio buttons. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** At first; for a checkbox and a switch true or false. */
  readonly value?: string | boolean;
}

/** By the fields' names: true or false for a checkbox and a switch, null for a number that is not there. */
export type FormValues = Record<string, string | number | boolean | null>;

/** What would be valid, in words. "{label}", "{min}" and the like become the field's own. */
export const FORM_MESSAGES = {
  missing: "Fill this in: “{label}” is needed.",
  unchosen: "Choose an answer for “{label}”.",
  unticked: "Tick “{label}” to go on.",
  email: "Enter an e-mail address such as name@example.com.",
  number: "Enter a number.",
  pattern: "This is not in the form that is needed.",
  min: "Enter {min} or more.",
  max: "Enter {max} or less.",
  earliest: "Choose {min} or a later day.",
  latest: "Choose {max} or an earlier day.",
  short: "Enter at least {minlength} characters.",
  step: "Enter a whole number.",
};
export type FormMessages = typeof FORM_MESSAGES;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The form's fields in order, of radio buttons the first of each question. */
export function controlsOf(form: HTMLFormElement): Control[] {
  const names = new Set<string>();
  return ([...form.elements] as Control[]).filter(({ name, localName, disabled }) => {
    const isNew = /^(?:input|select|textarea)$/.test(localName) && name && !disabled && !names.has(name);
    return isNew && names.add(name);
  });
}

/** What the browser finds, and what is said of it. */
const REASONS: readonly (readonly [keyof ValidityState, keyof FormMessages])[] = [
  ["valueMissing", "missing"],
  ["badInput", "number"],
  ["typeMismatch", "email"],
  ["rangeUnderflow", "min"],
  ["rangeOverflow", "max"],
  ["tooShort", "short"],
  ["stepMismatch", "step"],
];

/** What is said instead, of fields of a type. */
const OF_TYPE: Readonly<Record<string, Partial<Record<keyof FormMessages, keyof FormMessages>>>> = {
  date: { min: "earliest", max: "latest", number: "missing" },
  checkbox: { missing: "unticked" },
  radio: { missing: "unchosen" },
  "select-one": { missing: "unchosen" },
};

/** What would be valid, in words, from the browser's own check of a field; undefined when it is. */
export function errorOf(control: Control, messages: FormMessages): string | undefined {
  const { validity, type, title } = control;
  if (validity.valid) return undefined;
  const key = REASONS.find(([reason]) => validity[reason])?.[1] ?? "pattern";
  if (key === "pattern" && title) return title;
  return messages[OF_TYPE[type]?.[key] ?? key].replace(/\{(\w+)\}/g, (_, name: string) =>
    name === "label" ? labelOf(control) : (control.getAttribute(name) ?? ""),
  );
}

/** What names a field: its label, for a radio button its group's. */
function labelOf(control: Control): string {
  const label =
    control.type === "radio" ? control.closest("fieldset")?.querySelector("legend") : control.labels?.[0];
  const texts = [...(label?.childNodes ?? [])].map(({ textContent }) => textContent?.trim());
  return texts.find(Boolean) ?? control.name;
}

/** Errors of all fields, by their names, in order. */
export function errorsOf(form: HTMLFormElement, messages: FormMessages): Record<string, string> {
  return Object.fromEntries(
    controlsOf(form).flatMap((control) => {
      const error = errorOf(control, messages);
      return error ? [[control.name, error]] : [];
    }),
  );
}

export function valuesOf(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  return Object.fromEntries(
    controlsOf(form).map((control) => {
      if (control.type === "checkbox") return [control.name, (control as HTMLInputElement).checked];
      const value = String(data.get(control.name) ?? "");
      return [control.name, control.type === "number" ? (value ? Number(value) : null) : value];
    }),
  );
}

export function focusField(form: HTMLFormElement, name = ""): void {
  const controls = [...form.elements].filter((one) => (one as Control).name === name) as HTMLInputElement[];
  (controls.find((one) => one.type === "radio" && one.checked) ?? controls[0])?.focus();
}

/** What a form does with a person's entries; the caller draws the errors. */
export interface FormStore {
  readonly errors: Readonly<Record<string, string>>;
  readonly messages: FormMessages;
  /** @param isSubmitted whether the summary is to be shown, and the first of them to take the focus */
  show(errors: Record<string, string>, isSubmitted?: boolean): void;
  submit(values: FormValues): void;
}

/**
 * Checks a field when it is left, again while a wrong one is being changed, and all of them before the form goes. Without
 * it the browser's own check holds. @returns a function that ends it
 */
export function followForm(form: HTMLFormElement, store: () => FormStore): () => void {
  const check = (control: Control) => {
    const { errors, messages, show } = store();
    if (!control.name) return;
    const { [control.name]: old, ...others } = errors;
    const error = errorOf(control, messages);
    if (error !== old) show(error ? { ...others, [control.name]: error } : others);
  };
  form.noValidate = true;
  const forget = listen(form, {
    focusout: ({ target, relatedTarget }) => {
      const next = relatedTarget as Control | null;
      // Not on the way to another answer of the same question, nor to the button that checks everything.
      if ((target as Control).validity && next?.name !== (target as Control).name && next?.type !== "submit")
        check(target as Control);
    },
    input: ({ target }) => {
      if (store().errors[(target as Control).name]) check(target as Control);
    },
    click: (event) => {
      const link = closest(event, ".kit-form-summary a");
      if (!link) return;
      event.preventDefault();
      focusField(form, link.dataset.value);
    },
    submit: (event) => {
      const { messages, show, submit } = store();
      const errors = errorsOf(form, messages);
      const isValid = Object.keys(errors).length === 0;
      // With an address the browser sends the form; without one the values are the event's.
      if (!isValid || !form.hasAttribute("action")) event.preventDefault();
      show(errors, true);
      if (isValid) submit(valuesOf(form));
    },
  });
  return () => {
    form.noValidate = false;
    forget();
  };
}

/**
 * Brings a form to life that is in the page. A valid one tells an event "kit-submit" with its values; what calls
 * preventDefault() on it keeps the browser from sending.
 */
export function enhanceFormBuilder(root: HTMLElement): () => void {
  const form = root as HTMLFormElement;
  const messages: FormMessages = readData(form, "kitMessages");
  const summary = find(form, ".kit-form-summary")!;
  let errors: Record<string, string> = {};
  let hasSummary = false;
  const show = (next: Record<string, string>, isSubmitted = false) => {
    errors = next;
    hasSummary ||= isSubmitted;
    for (const control of controlsOf(form)) drawError(control, errors[control.name]);
    const names = controlsOf(form).flatMap(({ name }) => (errors[name] ? [name] : []));
    const wrong = hasSummary ? names : [];
    summary.hidden = wrong.length === 0;
    find(summary, "ul")!.replaceChildren(...wrong.map((name) => entry(form, name, errors[name] ?? "")));
    if (isSubmitted) focusField(form, names[0]);
  };
  return followForm(form, () => ({
    errors,
    messages,
    show,
    submit: (values) => tell(form, "kit-submit", values),
  }));
}

function entry(form: HTMLFormElement, name: string, error: string): HTMLElement {
  const link = create("a", "", error);
  link.href = `#${form.id}-${name}`;
  link.dataset.value = name;
  return create("li", "", link);
}

/** Draws a field's error where React and Vue have it: before the hint. */
function drawError(control: Control, error: string | undefined): void {
  const isRadio = control.type === "radio";
  const frame = control.closest<HTMLElement>(isRadio ? "fieldset" : ".kit-field, .kit-choice")!;
  const named = isRadio ? frame : control;
  const id = `${isRadio ? frame.getAttribute("aria-labelledby")?.slice(0, -6) : control.id}-error`;
  const others = (named.getAttribute("aria-describedby") ?? "").split(" ").filter((one) => one && one !== id);
  find(frame, ":scope > .kit-error")?.remove();
  const described = [...(error ? [id] : []), ...others].join(" ");
  if (described) named.setAttribute("aria-describedby", described);
  else named.removeAttribute("aria-describedby");
  named.ariaInvalid = flag(error);
  if (!error) return;
  const text = create("p", "kit-error", error);
  text.id = id;
  frame.insertBefore(text, find(frame, ":scope > .kit-hint"));
}
