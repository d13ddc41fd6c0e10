import type { BrandListQuery, BrandSort } from "@/lib/brand/brand-list.schema";
import { STYLES } from "@/lib/model/brief.schema";
import { capitalize } from "@/lib/model/letter-case";

const STATUS_LABELS = {
  completed: "Ready",
  processing: "Being made",
  pending: "Waiting",
  failed: "Not finished",
} as const;

const SORT_LABELS: Partial<Record<BrandSort, string>> = {
  "-createdAt": "Newest first",
  createdAt: "Oldest first",
  name: "Name, A to Z",
  "-name": "Name, Z to A",
  style: "Style",
  generationTime: "Made fastest first",
};

/** Search, filters and order of the list: a plain form, whose address can be kept and shared. */
export function BrandFilters({ query }: { query: BrandListQuery }) {
  const { q, style, status, sort } = query;
  return (
    <search>
      <form
        action="/dashboard"
        aria-label="Find brands"
        className="mt-8 grid grid-cols-2 gap-3 border border-ink bg-sheet p-3 sm:p-4 md:grid-cols-[1fr_1fr_1.2fr_auto] lg:grid-cols-[minmax(0,2.2fr)_1fr_1fr_1.2fr_auto]"
      >
        <Field label="Search" htmlFor="brands-q" className="col-span-2 md:col-span-4 lg:col-span-1">
          <input
            id="brands-q"
            type="search"
            name="q"
            defaultValue={q}
            dir="auto"
            maxLength={200}
            placeholder="Name, tagline, idea, audience"
            className="control"
          />
        </Field>
        <Select
          id="brands-style"
          name="style"
          label="Style"
          value={style}
          all="Every style"
          options={STYLES.map((value) => [value, capitalize(value)])}
        />
        <Select
          id="brands-status"
          name="status"
          label="State"
          value={status}
          all="Every state"
          options={Object.entries(STATUS_LABELS)}
        />
        <Select
          id="brands-sort"
          name="sort"
          label="Order"
          value={sort}
          options={Object.entries(SORT_LABELS)}
        />
        <button type="submit" className="button button-ink self-end">
          Show
        </button>
      </form>
    </search>
  );
}

interface FieldProps {
  label: string;
  htmlFor: string;
  className?: string;
  children: React.ReactNode;
}

function Field({ label, htmlFor, className, children }: FieldProps) {
  return (
    <div className={className}>
      <label htmlFor={htmlFor} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      {children}
    </div>
  );
}

interface SelectProps {
  id: string;
  name: string;
  label: string;
  value: string | undefined;
  /** Words for no filter; left out when one must be chosen. */
  all?: string;
  options: readonly (readonly [string, string | undefined])[];
}

function Select({ id, name, label, value, all, options }: SelectProps) {
  return (
    <Field label={label} htmlFor={id}>
      <select id={id} name={name} defaultValue={value ?? ""} className="control">
        {all && <option value="">{all}</option>}
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </Field>
  );
}
