/** What a browser asks before another origin's page sends a request with headers of its own: these are allowed. */
export function preflight(allowedHeaders: readonly string[], methods = "GET, HEAD"): Response {
  return new Response(null, {
    status: 204,
    headers: {
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Allow-Methods": methods,
      "Access-Control-Allow-Headers": allowedHeaders.join(", "),
      "Access-Control-Max-Age": "86400",
    },
  });
}
