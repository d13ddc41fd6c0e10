/**
 * JSON that can stand in HTML, in a script element and in JavaScript source: `<`, `>`, `&` and the line separators
 * U+2028/U+2029 are written as \uXXXX. They occur only inside strings, so the parsed value is the same.
 * Markup that a person typed therefore appears in no JSON file as markup.
 * @param indent spaces per level; 0 gives one line.
 */
export function safeJson(value: unknown, indent = 2): string {
  const json: string | undefined = JSON.stringify(value, null, indent);
  if (json === undefined) throw new TypeError("safeJson() needs a value that JSON can hold");
  return json.replace(/[<>&\u2028\u2029]/g, escapeCodeUnit);
}

function escapeCodeUnit(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
