/** The printer's register cross. Decorative. */
export function RegistrationMark({ className = "" }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className={className}>
      <g fill="none" stroke="currentColor" strokeWidth="1">
        <circle cx="12" cy="12" r="6.5" />
        <path d="M12 0V24M0 12H24" />
      </g>
      <path d="M12 8.5A3.5 3.5 0 0 1 15.5 12H12ZM12 15.5A3.5 3.5 0 0 1 8.5 12H12Z" fill="currentColor" />
    </svg>
  );
}
