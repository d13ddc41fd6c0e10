"use client";

import { type FormEvent, useState } from "react";
import { capitalize } from "@/lib/model/letter-case";
import type { Sent } from "./send";

interface SendFormOptions<T> {
  /** Sends what the form holds. */
  send: (data: FormData) => Promise<Sent<T>>;
  /** After success; the form is emptied before. */
  onDone: (value: T) => void;
}

/** A form that is sent by script: one request at a time, messages at its fields, the first wrong field focused. */
export function useSendForm<T>({ send, onDone }: SendFormOptions<T>) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState("");
  const [isSending, setSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    setSending(true);
    setProblem("");
    const answer = await send(new FormData(form));
    setSending(false);
    if (answer.ok) {
      setErrors({});
      form.reset();
      onDone(answer.value);
      return;
    }
    const wrong = fieldErrors(answer.errors);
    setErrors(wrong);
    const field = [...form.elements].find(
      (element): element is HTMLInputElement => element instanceof HTMLElement && fieldName(element) in wrong,
    );
    if (field) field.focus();
    else setProblem(answer.message);
  };
  return { errors, problem, isSending, submit };
}

const fieldName = (element: Element) => element.getAttribute("name") ?? "";

/** Messages by the name of the field; what is wrong in one entry of a list says in which. */
export function fieldErrors(errors: Readonly<Record<string, string>>): Record<string, string> {
  const words: Record<string, string> = {};
  for (const [path, constraint] of Object.entries(errors)) {
    const [field = "", place] = path.split(".");
    const entry = place === undefined || !/^\d+$/.test(place) ? "" : `Line ${Number(place) + 1} `;
    const text = `${entry}${constraint}`;
    words[field] ??= `${capitalize(text)}.`;
  }
  return words;
}
