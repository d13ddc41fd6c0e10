/** Where to go after signing in: a path of ours, whatever the address asks for. */
export function nextPath(wanted: string | string[] | undefined): string {
  const path = typeof wanted === "string" ? wanted : "";
  const isOurs = /^\/(?![/\\])/.test(path) && new URL(path, "https://here.invalid").host === "here.invalid";
  return isOurs ? path : "/dashboard";
}
