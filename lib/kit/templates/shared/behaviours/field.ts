/**
 * Value of a control's `aria-describedby`: its error, its hint (elements "<id>-error" and "<id>-hint"), then what else the
 * caller names; nothing when there is none.
 */
export function descriptionIds(
  id: string,
  error: unknown,
  hint: unknown,
  others?: string | undefined,
): string | undefined {
  return [error && `${id}-error`, hint && `${id}-hint`, others].filter(Boolean).join(" ") || undefined;
}
