/** An answer of our own interface, or words for the person about why there is none. */
export type Sent<T> =
  | { ok: true; value: T }
  | { ok: false; status: number; message: string; errors: Readonly<Record<string, string>> };

interface Envelope<T> {
  data?: T;
  error?: {
    message?: string;
    details?: { errors?: { field: string; constraint: string }[]; field?: string; constraint?: string };
  };
}

/** Sends a request of the signed-in person. A session that has ended leads to the sign-in page, and back. */
export async function send<T>(method: string, address: string, body?: object): Promise<Sent<T>> {
  let response: Response;
  try {
    response = await fetch(address, {
      method,
      cache: "no-store",
      ...(body ? { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) } : {}),
    });
  } catch {
    return failure(0, "The service can’t be reached. Check your connection; nothing was changed.");
  }
  const answer = (await response.json().catch(() => null)) as Envelope<T> | null;
  if (response.ok && answer && "data" in answer) return { ok: true, value: answer.data as T };
  if (response.status === 401) {
    return failure(401, "You are signed out. Sign in again, then repeat this.");
  }
  const { message, details } = answer?.error ?? {};
  const first =
    details?.field && details.constraint ? [{ field: details.field, constraint: details.constraint }] : [];
  const errors = Object.fromEntries(
    [...first, ...(details?.errors ?? [])].reverse().map(({ field, constraint }) => [field, constraint]),
  );
  return failure(
    response.status,
    message ?? "The service gave an answer that this page does not understand.",
    errors,
  );
}

function failure(status: number, message: string, errors: Record<string, string> = {}): Sent<never> {
  return { ok: false, status, message, errors };
}
