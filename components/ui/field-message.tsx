/** The error of a field, or nothing. Named by `aria-describedby` of its control. */
export function FieldMessage({ id, error }: { id: string; error: string | undefined }) {
  return (
    <div id={id}>
      {error && (
        <p className="field-error">
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className="mt-1 shrink-0">
            <path d="M8 0L16 8 8 16 0 8ZM7.1 3.5V9H8.9V3.5ZM7.1 10.3V12.1H8.9V10.3Z" fill="currentColor" />
          </svg>
          {error}
        </p>
      )}
    </div>
  );
}
