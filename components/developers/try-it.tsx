"use client";

import { type FormEvent, useEffect, useId, useState } from "react";

export interface TryItField {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  example: string;
  values: string[];
}

interface TryItProps {
  method: string;
  path: string;
  needsKey: boolean;
  fields: TryItField[];
  /** null when the operation takes none. */
  body: string | null;
}

interface Outcome {
  status: number;
  ms: number;
  headers: [string, string][];
  text: string;
}

/** Where this tab keeps the API key; nothing that outlives the tab may hold it. */
const KEY_PLACE = "marque.try-it.key";
const MAX_SHOWN = 20_000;
const SHOWN_HEADERS =
  /^(content-type|content-length|etag|location|retry-after|idempotent-replayed|x-ratelimit-|x-request-id)/;

/** Sends the request to this very server and shows what comes back. */
export function TryIt({ method, path, needsKey, fields, body }: TryItProps) {
  const id = useId();
  const [key, setKey] = useState("");
  const [state, setState] = useState<"idle" | "sending" | "failed">("idle");
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // What the reader has typed meanwhile goes before what the tab kept.
  useEffect(() => setKey((typed) => typed || (sessionStorage.getItem(KEY_PLACE) ?? "")), []);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setState("sending");
    if (needsKey) sessionStorage.setItem(KEY_PLACE, key);
    try {
      setOutcome(
        await request({ method, path, fields, key: needsKey ? key : "", form, hasBody: body !== null }),
      );
      setState("idle");
    } catch {
      setState("failed");
    }
  };
  return (
    <form onSubmit={send} className="ticket mt-4">
      <div className="cell grid gap-5 sm:grid-cols-2">
        {needsKey && (
          <div className="sm:col-span-2">
            <label htmlFor={`${id}-key`} className="field-label">
              API key
            </label>
            <p className="field-hint">Stays in this tab. Make one in Settings, API keys.</p>
            <input
              id={`${id}-key`}
              type="password"
              autoComplete="off"
              required
              value={key}
              onChange={(event) => setKey(event.target.value)}
              className="control mt-1 font-mono"
            />
          </div>
        )}
        {fields.map((field) => (
          <Field key={`${field.in}-${field.name}`} id={`${id}-${field.in}-${field.name}`} field={field} />
        ))}
        {body !== null && (
          <div className="sm:col-span-2">
            <label htmlFor={`${id}-body`} className="field-label">
              Body
            </label>
            <textarea
              id={`${id}-body`}
              name="body"
              rows={Math.min(14, body.split("\n").length + 1)}
              defaultValue={body}
              spellCheck={false}
              className="control mt-1 font-mono text-sm"
            />
          </div>
        )}
      </div>
      <div className="cell flex flex-wrap items-center gap-4 border-t border-rule">
        <button type="submit" className="button button-primary" aria-disabled={state === "sending"}>
          {state === "sending" ? "Sending …" : `Send ${method.toUpperCase()}`}
        </button>
        <p role="status" className="text-sm">
          {state === "failed" && "The server could not be reached."}
          {state === "idle" && outcome && `${outcome.status} after ${outcome.ms} ms`}
        </p>
      </div>
      {outcome && (
        <div className="border-t border-rule">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <pre tabIndex={0} className="max-h-[32rem] overflow-auto p-4 font-mono text-sm">
            {outcome.headers.map(([name, value]) => `${name}: ${value}\n`).join("")}
            {"\n"}
            {outcome.text}
          </pre>
        </div>
      )}
    </form>
  );
}

function Field({
  id,
  field: { name, in: place, required, example, values },
}: {
  id: string;
  field: TryItField;
}) {
  const common = { id, name: `${place}:${name}`, required, className: "control mt-1" };
  return (
    <div>
      <label htmlFor={id} className="field-label">
        {name} <span className="font-normal text-ink-soft">{required ? place : `${place}, optional`}</span>
      </label>
      {values.length > 0 ? (
        <select {...common} defaultValue="">
          <option value="">Left out</option>
          {values.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </select>
      ) : (
        <input {...common} type="text" autoComplete="off" placeholder={example} spellCheck={false} />
      )}
    </div>
  );
}

interface Sending {
  method: string;
  path: string;
  fields: TryItField[];
  key: string;
  form: FormData;
  hasBody: boolean;
}

async function request({ method, path, fields, key, form, hasBody }: Sending): Promise<Outcome> {
  const textOf = ({ in: place, name }: TryItField) => String(form.get(`${place}:${name}`) ?? "").trim();
  const filled = fields.filter((field) => textOf(field) !== "");
  const query = new URLSearchParams(
    filled
      .filter((field) => field.in === "query")
      .map((field): [string, string] => [field.name, textOf(field)]),
  );
  const headers = new Headers(
    filled
      .filter((field) => field.in === "header")
      .map((field): [string, string] => [field.name, textOf(field)]),
  );
  if (key) headers.set("Authorization", `Bearer ${key}`);
  const text = String(form.get("body") ?? "");
  if (hasBody && text.trim()) headers.set("Content-Type", "application/json");
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(form.get(`path:${name}`) ?? "").trim()),
  );
  const startedAt = performance.now();
  const response = await fetch(`${address}${query.size > 0 ? `?${query}` : ""}`, {
    method: method.toUpperCase(),
    headers,
    body: hasBody && text.trim() ? text : undefined,
    cache: "no-store",
    credentials: "omit",
  });
  const answer = await shownText(response);
  return {
    status: response.status,
    ms: Math.round(performance.now() - startedAt),
    headers: [...response.headers].filter(([name]) => SHOWN_HEADERS.test(name)),
    text: answer,
  };
}

async function shownText(response: Response): Promise<string> {
  if (!response.headers.get("content-type")?.includes("json")) {
    const { size } = await response.blob();
    return size > 0 ? `(${size} bytes)` : "";
  }
  const text = JSON.stringify(await response.json(), null, 2);
  return text.length > MAX_SHOWN
    ? `${text.slice(0, MAX_SHOWN)}\n… ${text.length - MAX_SHOWN} more characters`
    : text;
}
