import { cellName, DECK_FIELDS, type DeckDraft, type DeckField } from "./deck-fields";

type Values = Record<string, unknown>;

const FIELDS = DECK_FIELDS.flatMap(({ fields }) => fields);
const LISTS = DECK_FIELDS.flatMap(({ lists }) => lists);

/** What the controls show of a form that was given before. */
export function draftOf(form: Values | null): DeckDraft {
  const draft: Record<string, string> = {};
  const put = (name: string, value: unknown) => {
    if (value !== undefined && value !== null) draft[name] = String(value);
  };
  for (const { name } of FIELDS) put(name, read(form ?? {}, name));
  for (const { name, columns } of LISTS) {
    const rows = (form?.[name] as unknown[] | undefined) ?? [];
    rows.forEach((row, index) => {
      for (const column of columns) {
        put(cellName(name, index, column.name), column.name ? (row as Values)[column.name] : row);
      }
    });
  }
  return draft;
}

/**
 * The form as it is sent. Empty controls are left out, and so are empty rows: `places` says which control a name in the
 * service's answer means.
 */
export function formOf(draft: DeckDraft): { form: Values; places: Map<string, string> } {
  const form: Values = {};
  const places = new Map<string, string>();
  for (const field of FIELDS) {
    const value = typedValue(draft[field.name], field);
    places.set(field.name, field.name);
    if (value !== undefined) write(form, field.name, value);
  }
  for (const { name, rows, columns } of LISTS) {
    const kept: unknown[] = [];
    for (let row = 0; row < rows; row++) {
      const values = columns.map((column) => typedValue(draft[cellName(name, row, column.name)], column));
      if (values.every((value) => value === undefined)) continue;
      for (const column of columns) {
        places.set(cellName(name, kept.length, column.name), cellName(name, row, column.name));
      }
      const isPlain = columns[0]!.name === "";
      kept.push(
        isPlain
          ? values[0]
          : Object.fromEntries(columns.map((column, index) => [column.name, values[index] ?? ""])),
      );
    }
    form[name] = kept;
  }
  return { form, places };
}

/** What is wrong by control, from the service's words about `form.team.0.role`. */
export function errorsOf(
  errors: Readonly<Record<string, string>>,
  places: ReadonlyMap<string, string>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, constraint]) => {
      const place = places.get(path.replace(/^form\./, ""));
      return place ? [[place, `${constraint.charAt(0).toUpperCase()}${constraint.slice(1)}.`]] : [];
    }),
  );
}

/** Amounts may be typed with spaces, commas or apostrophes between thousands; what is no number is sent as it is. */
function typedValue(text: string | undefined, { max }: DeckField): string | number | undefined {
  const typed = text?.trim() ?? "";
  if (typed === "") return undefined;
  if (max !== undefined) return typed;
  const number = Number(typed.replace(/[\s,'’_%]/g, ""));
  return Number.isNaN(number) ? typed : number;
}

function read(form: Values, path: string): unknown {
  return path.split(".").reduce<unknown>((value, part) => (value as Values | undefined)?.[part], form);
}

function write(form: Values, path: string, value: unknown): void {
  const [first, second] = path.split(".") as [string, string?];
  if (second === undefined) form[first] = value;
  else form[first] = { ...(form[first] as Values | undefined), [second]: value };
}
