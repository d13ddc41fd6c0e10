import { z } from "zod";
import { otherCid, type PinFailure, type PinOutcome, type PinService, pinFailure } from "./pin-outcome";
import { readCid } from "./read-cid";

const STATUSES = ["pinned", "pinning", "queued", "failed"] as const;
const pinStatusSchema = z.object({
  status: z.enum(STATUSES),
  pin: z.object({ cid: z.string() }),
  info: z.record(z.string(), z.unknown()).optional(),
});
const pinResultsSchema = z.object({ results: z.array(pinStatusSchema) });
type PinStatus = z.infer<typeof pinStatusSchema>;

interface Asked extends PinService {
  signal: AbortSignal;
}

/**
 * Asks a pinning service (IPFS Pinning Service API) to fetch and keep contents. What it knows already is not asked for
 * again, unless it failed.
 */
export async function pinAtService(
  cids: readonly string[],
  service: PinService,
  signal: AbortSignal,
): Promise<PinOutcome> {
  const asked: Asked = { ...service, signal };
  const known = await listPins(cids, asked);
  if ("kind" in known) return known;
  let waiting: PinOutcome | null = null;
  for (const cid of cids) {
    const status =
      known.find(({ pin, status }) => status !== "failed" && `${readCid(pin.cid)}` === cid) ??
      (await addPin(cid, asked));
    if ("kind" in status) return status;
    const other = otherCid("service", cid, status.pin.cid);
    if (other) return other;
    const details = String(status.info?.status_details ?? status.status);
    if (status.status === "failed") return pinFailure("service", `${cid}: ${details}`, 500);
    if (status.status !== "pinned")
      waiting ??= { kind: "waiting", at: "service", message: `${cid}: ${details}` };
  }
  return waiting ?? { kind: "pinned", at: ["service"] };
}

/** What the service knows of the contents, the most hopeful first. */
async function listPins(cids: readonly string[], service: Asked): Promise<PinStatus[] | PinFailure> {
  const query = new URLSearchParams({ cid: cids.join(","), status: STATUSES.join(","), limit: "100" });
  const found = await ask(service, `pins?${query}`, { method: "GET" }, pinResultsSchema);
  if ("kind" in found) return found;
  return found.results.toSorted((a, b) => STATUSES.indexOf(a.status) - STATUSES.indexOf(b.status));
}

function addPin(cid: string, service: Asked): Promise<PinStatus | PinFailure> {
  const body = JSON.stringify({ cid, name: `Marque certificate ${cid}`, origins: service.origins });
  return ask(service, "pins", { method: "POST", body }, pinStatusSchema);
}

async function ask<Value>(
  { url, token, signal }: Asked,
  path: string,
  init: RequestInit,
  schema: z.ZodType<Value>,
): Promise<Value | PinFailure> {
  try {
    const answer = await fetch(`${url.replace(/\/+$/, "")}/${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      redirect: "error",
      signal,
    });
    const text = await answer.text();
    if (!answer.ok) return pinFailure("service", reasonOf(text), answer.status);
    const parsed = schema.safeParse(jsonOf(text));
    return parsed.success
      ? parsed.data
      : pinFailure("service", "the answer is not that of a pinning service", 502);
  } catch (error) {
    const { message, cause } = error as Error;
    return pinFailure("service", cause instanceof Error ? `${message}: ${cause.message}` : message);
  }
}

/** Of `{error: {reason, details}}`, as the API has it; else the beginning of what came. */
function reasonOf(text: string): string {
  const { error } = (jsonOf(text) ?? {}) as { error?: { reason?: string; details?: string } };
  return error ? [error.reason, error.details].filter(Boolean).join(", ") : text.slice(0, 200);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
