/** Leads to the collection of any address; works without scripts. */
export function AddressSearch({ problem, value = "" }: { problem?: string; value?: string }) {
  return (
    <form action="/wallet/owner" className="max-w-[40rem]" aria-label="Look up an address">
      <label htmlFor="address" className="field-label">
        Any address
      </label>
      <div className="mt-2 flex flex-wrap gap-3">
        <input
          id="address"
          name="address"
          type="text"
          required
          maxLength={64}
          defaultValue={value}
          placeholder="0x…"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? "address-problem" : undefined}
          className="control min-w-0 flex-1 basis-64 font-mono text-sm"
        />
        <button type="submit" className="button">
          Show
        </button>
      </div>
      {problem && (
        <p id="address-problem" role="alert" className="field-error">
          {problem}
        </p>
      )}
    </form>
  );
}
