import { useState } from "react";

/**
 * A value that the caller may own. With `value` the component only reports what the user wants; without it the
 * component keeps the value itself, beginning with `initial`.
 */
export function useControllable<Value>(
  value: Value | undefined,
  initial: Value,
  onChange?: (next: Value) => void,
): readonly [Value, (next: Value) => void] {
  const [own, setOwn] = useState(initial);
  const set = (next: Value) => {
    if (value === undefined) setOwn(next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, set];
}
