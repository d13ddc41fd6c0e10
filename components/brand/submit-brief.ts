import { capitalize } from "@/lib/model/letter-case";
import type { BriefErrors, BriefField } from "./brief-draft";
import { BRIEF_FIELDS } from "./brief-draft";

/** How the service answered a brief. `retryAt` is a local epoch time in milliseconds. */
export type SubmitOutcome =
  | { kind: "accepted"; jobId: string }
  | { kind: "invalid"; errors: BriefErrors; message: string }
  | { kind: "unpaid"; message: string }
  | { kind: "limited"; message: string; retryAt: number }
  | { kind: "unavailable"; message: string; retryAt: number }
  | { kind: "unreachable" }
  | { kind: "failed"; message: string; requestId: string | undefined };

interface ErrorEnvelope {
  error?: { message?: string; details?: { field?: string; constraint?: string; errors?: Violation[] } };
  meta?: { requestId?: string };
}
interface Violation {
  field: string;
  constraint: string;
}

/**
 * Sends a brief to the generation interface. The same `idempotencyKey` with the same brief makes one brand, however
 * often it is sent: after a dropped connection the caller repeats with the same key.
 */
export const submitBrief = (brief: unknown, idempotencyKey: string) =>
  askForJob("/api/generate", brief, idempotencyKey);

/** Sends a changed brief: the next version of a brand is made from it. */
export const submitChangedBrief = (brandId: string, change: object, idempotencyKey: string) =>
  askForJob(`/api/brands/${brandId}/regenerate`, change, idempotencyKey);

async function askForJob(address: string, request: unknown, idempotencyKey: string): Promise<SubmitOutcome> {
  let response: Response;
  try {
    response = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": idempotencyKey },
      body: JSON.stringify(request),
    });
  } catch {
    return { kind: "unreachable" };
  }
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && isAccepted(body)) return { kind: "accepted", jobId: body.jobId };

  const { error, meta } = (body ?? {}) as ErrorEnvelope;
  const message = error?.message ?? "The service gave an answer that this page does not understand.";
  const retryAt = Date.now() + 1_000 * retryAfterSeconds(response);
  if (response.status === 400) {
    const violations = error?.details?.errors ?? [error?.details as Violation];
    return { kind: "invalid", errors: toFieldErrors(violations), message };
  }
  if (response.status === 402) return { kind: "unpaid", message };
  if (response.status === 429 || response.status === 409) return { kind: "limited", message, retryAt };
  if (response.status === 503) return { kind: "unavailable", message, retryAt };
  return { kind: "failed", message, requestId: meta?.requestId };
}

/** A key for a new submission. `crypto.randomUUID` is missing on plain-http hosts, so it is not used. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const isAccepted = (body: unknown): body is { jobId: string } =>
  typeof body === "object" && body !== null && "jobId" in body && typeof body.jobId === "string";

function retryAfterSeconds(response: Response): number {
  const seconds = Number(response.headers.get("Retry-After"));
  return Number.isFinite(seconds) && seconds > 0 ? seconds : 5;
}

function toFieldErrors(violations: readonly (Violation | undefined)[]): BriefErrors {
  const errors: BriefErrors = {};
  for (const violation of violations) {
    // "features.3", and "brief.businessIdea" of a change.
    const named = violation?.field?.split(".") ?? [];
    const field = BRIEF_FIELDS.find((name) => named.includes(name));
    if (field && violation) errors[field satisfies BriefField] ??= `${capitalize(violation.constraint)}.`;
  }
  return errors;
}
