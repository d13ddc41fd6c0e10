/** Long enough for our rule and among the first that anybody would try, without their digits and signs at the end. */
const COMMON = new Set([
  "password",
  "passwort",
  "motdepasse",
  "contraseña",
  "qwertyuiop",
  "qwerty",
  "qwertz",
  "azertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "iloveyou",
  "letmein",
  "welcome",
  "changeme",
  "administrator",
  "admin",
  "superman",
  "football",
  "baseball",
  "princess",
  "sunshine",
  "abc",
  "marque",
]);
const ROWS = ["0123456789012345678901234567890", "abcdefghijklmnopqrstuvwxyz", "qwertyuiopasdfghjklzxcvbnm"];

/** Whether a password is among those that are guessed first: a common word with digits, or a row of keys. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase().replace(/\s/g, "");
  const word = plain.replace(/[\d\W_]+$/u, "");
  const half = plain.slice(0, plain.length / 2);
  if (COMMON.has(word) || (half.length > 1 && half + half === plain && COMMON.has(half))) return true;
  return ROWS.some((row) => row.includes(plain) || [...row].reverse().join("").includes(plain));
}
