interface AdminFiltersProps {
  action: string;
  q: string;
  placeholder: string;
  /** A list with one kind of rows has none. */
  select?: {
    name: string;
    label: string;
    value: string | undefined;
    all: string;
    options: readonly (readonly [string, string])[];
  };
}

/** Search and one filter above a list of the administration: a plain form. */
export function AdminFilters({ action, q, placeholder, select }: AdminFiltersProps) {
  return (
    <search>
      <form
        action={action}
        className="mt-6 grid gap-3 border border-ink bg-sheet p-3 sm:grid-cols-[minmax(0,2fr)_auto] sm:p-4 sm:has-[select]:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]"
      >
        <div>
          <label htmlFor="admin-q" className="mb-1 block text-sm font-semibold">
            Search
          </label>
          <input
            id="admin-q"
            type="search"
            name="q"
            defaultValue={q}
            placeholder={placeholder}
            className="control"
          />
        </div>
        {select && (
          <div>
            <label htmlFor="admin-filter" className="mb-1 block text-sm font-semibold">
              {select.label}
            </label>
            <select
              id="admin-filter"
              name={select.name}
              defaultValue={select.value ?? ""}
              className="control"
            >
              <option value="">{select.all}</option>
              {select.options.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </div>
        )}
        <button type="submit" className="button button-ink self-end">
          Show
        </button>
      </form>
    </search>
  );
}
