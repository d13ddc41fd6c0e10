import type { KeyFields } from "./key-requests";

/** Lives of a key that the form offers, in days; "" is without an end, "keep" as it is. */
export const KEY_LIVES = [
  ["", "Does not expire"],
  ["30", "In 30 days"],
  ["90", "In 90 days"],
  ["365", "In a year"],
] as const;

const DAY_MS = 86_400_000;

/** What a form of a key says. An end that is kept is left out. `now` in epoch milliseconds. */
export function readKeyForm(data: FormData, now: number): Omit<KeyFields, "expiresAt"> & Partial<KeyFields> {
  const text = (name: string) => String(data.get(name) ?? "");
  const life = text("expiresAt");
  return {
    name: text("name"),
    cidrs: text("cidrs")
      .split(/[\n,]/)
      .map((line) => line.trim())
      .filter(Boolean),
    beta: data.get("beta") !== null,
    ...(life === "keep"
      ? {}
      : { expiresAt: life === "" ? null : new Date(now + Number(life) * DAY_MS).toISOString() }),
  };
}
