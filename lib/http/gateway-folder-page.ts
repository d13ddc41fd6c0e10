import { escapeHtml } from "@/lib/model/escape";

/** The page of a folder: its entries by their addresses. */
export function folderPage(pathname: string, names: readonly string[]): string {
  const folder = pathname.replace(/\/+$/, "");
  const rows = names.map(
    (name) =>
      `<li><a href="${escapeHtml(`${folder}/${encodeURIComponent(name)}`)}">${escapeHtml(name)}</a></li>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>Files in ${escapeHtml(folder)}</title>
<style>:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; } body { max-width: 46rem; margin: 3rem auto; padding: 0 1rem; }
h1 { font-size: 1.25rem; overflow-wrap: anywhere; } a { display: inline-block; min-height: 1.5rem; color: inherit; }</style></head>
<body><main><h1>${escapeHtml(folder)}</h1>
${rows.length > 0 ? `<ul>${rows.join("")}</ul>` : "<p>This folder is empty.</p>"}</main></body></html>
`;
}
