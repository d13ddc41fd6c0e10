/** 303: the browser asks for `location` with GET. Never kept, because it says who somebody is; may set cookies. */
export function seeOther(location: string, cookies: readonly string[] = []): Response {
  const response = new Response(null, {
    status: 303,
    headers: { Location: location, "Cache-Control": "no-store" },
  });
  for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
  return response;
}
