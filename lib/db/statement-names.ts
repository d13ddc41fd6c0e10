/** A prepared statement costs every connection some kilobytes of the server's memory for as long as it is open. */
const MOST = 300;

/**
 * Names for prepared statements: the server parses and plans a text once for each connection. Texts that come after the
 * first three hundred, such as those of lists of many lengths, stay unnamed.
 */
export function createStatementNames(most = MOST): (statement: { sql: string }) => string {
  const names = new Map<string, string>();
  return ({ sql }) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    if (names.size >= most) return UNNAMED;
    const name = `marque_${names.size}`;
    names.set(sql, name);
    return name;
  };
}

/** PostgreSQL's own word for the statement that the next one replaces. */
const UNNAMED = "";
