import { STYLES } from "@/lib/model/brief.schema";
import { capitalize } from "@/lib/model/letter-case";

/** A plain form, whose address can be kept and shared. */
export function ShowcaseFilters({ q, style }: { q: string; style: string | undefined }) {
  return (
    <search>
      <form
        aria-label="Find showcases"
        className="mt-10 grid gap-3 border border-ink bg-sheet p-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto] sm:items-end sm:p-4"
      >
        <div>
          <label htmlFor="showcases-q" className="field-label pb-1">
            Search
          </label>
          <input
            id="showcases-q"
            type="search"
            name="q"
            defaultValue={q}
            dir="auto"
            maxLength={200}
            placeholder="Name, tagline, trade"
            className="control"
          />
        </div>
        <div>
          <label htmlFor="showcases-style" className="field-label pb-1">
            Style
          </label>
          <select id="showcases-style" name="style" defaultValue={style ?? ""} className="control">
            <option value="">Every style</option>
            {STYLES.map((name) => (
              <option key={name} value={name}>
                {capitalize(name)}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className="button button-ink">
          Find
        </button>
      </form>
    </search>
  );
}
