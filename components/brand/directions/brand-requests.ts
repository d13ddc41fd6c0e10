import type { Directions } from "@/lib/brand/directions.schema";
import type { VersionSummary } from "@/lib/brand/versions.schema";

/** An answer, or words for the person about why there is none. */
export type Answered<T> = { ok: true; value: T } | { ok: false; message: string; retryAfterMs: number };

export const readVersions = (brandId: string) =>
  ask<{ versions: VersionSummary[] }>(`/api/brands/${brandId}/versions`);

/** What may be chosen, and how the brand would look with these choices. */
export const readDirections = (brandId: string, request: object, signal: AbortSignal) =>
  ask<Directions>(`/api/brands/${brandId}/directions`, { ...post(request), signal });

/** The same `key` with the same request makes one version, however often it is sent. */
export const regenerate = (brandId: string, request: object, key: string) =>
  ask<{ jobId: string }>(`/api/brands/${brandId}/regenerate`, post(request, { "Idempotency-Key": key }));

/** A brand that was not finished, from its brief as it was. */
export const makeAgain = (brandId: string, key: string) =>
  ask<{ jobId: string }>(`/api/brands/${brandId}/again`, {
    method: "POST",
    headers: { "Idempotency-Key": key },
  });

export const showVersion = (brandId: string, version: number, from: number) =>
  ask<{ version: number; previous: number }>(
    `/api/brands/${brandId}/versions/${version}/show`,
    post({ from }),
  );

export const stopJob = (jobId: string) => ask<unknown>(`/api/status/${jobId}`, { method: "DELETE" });

function post(body: object, headers: Record<string, string> = {}): RequestInit {
  return {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  };
}

async function ask<T>(address: string, options: RequestInit = {}): Promise<Answered<T>> {
  let response: Response;
  try {
    response = await fetch(address, { cache: "no-store", ...options });
  } catch {
    const message = "The service can’t be reached. Check your connection; nothing is lost.";
    return { ok: false, message, retryAfterMs: 0 };
  }
  const body = (await response.json().catch(() => null)) as
    | (T & { error?: { message?: string; details?: { constraint?: string } } })
    | null;
  if (response.ok && body) return { ok: true, value: body };
  const seconds = Number(response.headers.get("Retry-After"));
  return {
    ok: false,
    message: body?.error?.message ?? "The service gave an answer that this page does not understand.",
    retryAfterMs: Number.isFinite(seconds) ? seconds * 1_000 : 0,
  };
}
