/** "8 s", "2 min 05 s", "1 h 12 min": whole seconds, for people. Negative time counts as none. */
export function duration(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1_000));
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, "0")} s`;
  return `${Math.floor(seconds / 3_600)} h ${Math.floor((seconds % 3_600) / 60)} min`;
}

/** A finished step's time: tenths below ten seconds, where they are worth reading. */
export function stepDuration(milliseconds: number): string {
  return milliseconds < 10_000
    ? `${(Math.max(0, milliseconds) / 1_000).toFixed(1)} s`
    : duration(milliseconds);
}
