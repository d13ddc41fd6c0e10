import { type ComponentProps, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import {
  controlsOf,
  FORM_MESSAGES,
  type FormField,
  type FormStore,
  focusField,
  followForm,
} from "../behaviours/form-builder";
import { Button } from "./button";
import { Checkbox } from "./checkbox";
import { Input } from "./input";
import type { FormBuilderOwnProps } from "./props/form-builder";
import { RadioGroup } from "./radio-group";
import { Select } from "./select";
import { Switch } from "./switch";
import { Textarea } from "./textarea";

export interface FormBuilderProps
  extends FormBuilderOwnProps,
    Omit<ComponentProps<"form">, keyof FormBuilderOwnProps | "children" | "action"> {
  /** As in HTML: the browser sends the form there. Without it the values are the event's. */
  action?: string;
}

/** A form from a list of fields, with errors in words. Before its script runs, and without one, the browser checks it. */
export function FormBuilder({
  fields,
  submitLabel = "Send",
  summaryLabel = "Some entries need another look",
  optionalLabel = "optional",
  choiceLabel = "Choose one",
  messages,
  loading = false,
  onSubmit,
  actions,
  id: ownId,
  className,
  ...rest
}: FormBuilderProps) {
  const made = useId();
  const id = ownId ?? made;
  const form = useRef<HTMLFormElement>(null);
  const [{ errors, isSubmitted }, setShown] = useState({
    errors: {} as Record<string, string>,
    isSubmitted: false,
  });

  const first = useRef(false);
  const store = useRef<FormStore>(undefined);
  useLayoutEffect(() => {
    if (first.current && form.current) {
      focusField(form.current, controlsOf(form.current).find(({ name }) => errors[name])?.name);
    }
    first.current = false;
    store.current = {
      errors,
      messages: { ...FORM_MESSAGES, ...messages },
      show(next, isAll = false) {
        first.current = isAll;
        setShown({ errors: next, isSubmitted: isSubmitted || isAll });
      },
      submit: (values) => onSubmit?.(values),
    };
  });
  useEffect(() => (form.current ? followForm(form.current, () => store.current!) : undefined), []);

  const wrong = isSubmitted ? fields.filter(({ name }) => errors[name]) : [];
  return (
    <form
      {...rest}
      ref={form}
      id={id}
      className={className ? `kit-form ${className}` : "kit-form"}
      data-kit-messages={JSON.stringify({ ...FORM_MESSAGES, ...messages })}
    >
      <div className="kit-form-summary" hidden={wrong.length === 0}>
        <p className="kit-form-summary-title">{summaryLabel}</p>
        <ul>
          {wrong.map(({ name }) => (
            <li key={name}>
              <a href={`#${id}-${name}`} data-value={name}>
                {errors[name]}
              </a>
            </li>
          ))}
        </ul>
      </div>
      {fields.map((field) => (
        <FormControl
          key={field.name}
          field={field}
          id={`${id}-${field.name}`}
          error={errors[field.name]}
          {...{ optionalLabel, choiceLabel }}
        />
      ))}
      <div className="kit-form-actions">
        <Button type="submit" loading={loading}>
          {submitLabel}
        </Button>
        {actions}
      </div>
    </form>
  );
}

function FormControl({
  field,
  id,
  error,
  optionalLabel,
  choiceLabel,
}: {
  field: FormField;
  id: string;
  error: string | undefined;
  optionalLabel: string;
  choiceLabel: string;
}) {
  const {
    type,
    label,
    name,
    help,
    required,
    value,
    options = [],
    patternHelp,
    autocomplete,
    ...limits
  } = field;
  const shared = { id, name, required, hint: help, ...(error ? { error } : {}) };
  const named = { ...shared, label, ...(required ? {} : { optionalLabel }) };
  const start = typeof value === "string" ? { defaultValue: value } : {};
  if (type === "checkbox" || type === "switch") {
    const { required: _, ...plain } = shared;
    const Control = type === "switch" ? Switch : Checkbox;
    return (
      <Control {...(type === "switch" ? plain : shared)} defaultChecked={value === true}>
        {label}
      </Control>
    );
  }
  if (type === "radio") return <RadioGroup {...named} {...start} options={options} />;
  if (type === "select") return <Select {...named} {...start} options={options} placeholder={choiceLabel} />;
  if (type === "textarea") return <Textarea {...named} {...start} {...limits} autoComplete={autocomplete} />;
  return (
    <Input {...named} {...start} {...limits} type={type} title={patternHelp} autoComplete={autocomplete} />
  );
}
