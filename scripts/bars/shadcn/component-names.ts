/** "data-table" → "DataTable" */
export const componentNames = (ids: readonly string[]): string[] =>
  ids.map((id) => id.replace(/(^|-)([a-z])/g, (_, _dash, letter: string) => letter.toUpperCase()));
