type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** What a field held after its reader's last change; undefined where an element has no such thing. */
type FilledFields = ReadonlyMap<Field, { readonly value?: string; readonly checked?: boolean }>;

/**
 * Tells React what was typed and chosen before it listened. It takes over a field as it stands, tells nobody, and puts its
 * own value back at the next drawing; an event alone is no news to it, for the field has the value that it had when React
 * came. So the field is set to something else first, in the way that React notes, and back in the way that it does not.
 */
export function fillAgain(filled: FilledFields): void {
  const fields = [...filled];
  for (const [index, [field, { value, checked }]] of fields.entries()) {
    // What is edited and no field has no value.
    if (!field.isConnected || value === undefined) continue;
    if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
      const isOutdone = fields.slice(index + 1).some(([other]) => areOneChoice(field, other));
      // As it was made: a press would undo it.
      if (isOutdone || checked === field.defaultChecked) continue;
      field.checked = !checked;
      field.click();
    } else if (field instanceof HTMLSelectElement || field.type === "file") {
      if (field instanceof HTMLSelectElement) field.value = value;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    } else {
      retype(field as HTMLInputElement | HTMLTextAreaElement, value);
    }
  }
}

function areOneChoice(field: HTMLInputElement, other: Element): boolean {
  return (
    field.type === "radio" &&
    other instanceof HTMLInputElement &&
    other.type === "radio" &&
    other.form === field.form &&
    other.name === field.name
  );
}

/** Where the reader was in the text stays as it was. */
function retype(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { selectionStart, selectionEnd } = field;
  field.value = `${value} `;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
