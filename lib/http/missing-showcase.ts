/**
 * The same answer for a showcase that there never was, that was deleted or is private, and for a file that it has not: who
 * asks learns nothing. A page for people, a line for programs.
 */
export function missingShowcase(request: Request): Response {
  const isPage = request.headers.get("accept")?.includes("text/html") ?? false;
  const headers = {
    "Content-Type": isPage ? "text/html; charset=utf-8" : "text/plain; charset=utf-8",
    "Content-Security-Policy":
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cache-Control": "no-store",
    "Access-Control-Allow-Origin": "*",
    "Referrer-Policy": "no-referrer",
    "X-Robots-Tag": "noindex",
  };
  const body = isPage ? PAGE : "There is nothing at this address.\n";
  return new Response(request.method === "HEAD" ? null : body, { status: 404, headers });
}

const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>Nothing here</title>
<style>
:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif; }
body { display: grid; min-height: 100vh; margin: 0; place-content: center; padding: 2rem; box-sizing: border-box; }
h1 { margin: 0 0 .5rem; font-size: clamp(2rem, 1rem + 5vw, 4rem); line-height: 1; letter-spacing: -.03em; }
p { margin: 0; max-width: 34rem; }
</style></head>
<body><main><h1>Nothing here.</h1>
<p>There is no such page, or its owner shows it to nobody. Whoever sent you the link can send a new one.</p></main></body></html>
`;
