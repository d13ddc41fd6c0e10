import { createHash } from "node:crypto";
import { createBatch } from "@/lib/db/batch";
import { db, type Tx } from "@/lib/db/client";
import { gateRows } from "@/lib/db/gate";
import { AppError, invalidField } from "@/lib/errors";

const KEPT_HOURS = 24;
/** A request that is in flight for longer than this has died with its process; its retry takes over. */
const TAKEOVER_SECONDS = 60;
/** How the key of a request begins that is known by the payment it carries. */
export const PAYMENT_KEY = "payment:";
const KEY_FORMAT = /^[\x21-\x7e](?:[\x20-\x7e]{0,253}[\x21-\x7e])?$/;

/** An answer as it is kept and replayed, byte for byte. */
export interface StoredAnswer {
  status: number;
  headers: [string, string][];
  body: Uint8Array;
}

export interface IdempotentRequest {
  /** From `Caller`: the first is reserved, the answer is kept under all of them. */
  scopes: readonly string[];
  method: string;
  path: string;
  key: string;
  rawBody: Uint8Array;
}

/** The right to answer a key first. */
export interface Reservation {
  /**
   * Keeps the answer, in the transaction that does the work, so that a crash leaves both or neither.
   * @throws AppError CONFLICT when a retry has taken over in the meantime: the work must be rolled back.
   */
  complete(tx: Tx, answer: StoredAnswer): Promise<void>;
  /** Frees the key: the same request may be tried again. */
  abandon(): Promise<void>;
}

/** The request's `Idempotency-Key`; null without one. @throws AppError VALIDATION_ERROR when it is malformed. */
export function readIdempotencyKey(headers: Headers): string | null {
  const key = headers.get("idempotency-key");
  if (key === null) return null;
  if (KEY_FORMAT.test(key)) return key;
  throw invalidField("Idempotency-Key", "must be 1 to 255 printable ASCII characters");
}

/** True when an earlier request used this key: its retry is answered even when the rate limit is used up. */
export async function isKnownKey(request: Omit<IdempotentRequest, "rawBody">): Promise<boolean> {
  const ids = request.scopes.map((scope) => rowId(request, scope));
  const found = await db().idempotencyKey.count({
    where: { id: { in: ids }, expiresAt: { gt: new Date() } },
  });
  return found > 0;
}

/**
 * Reserves a key for this request, or finds the answer that its first request got.
 * @throws AppError CONFLICT while the first request is in flight, UNPROCESSABLE when it had another body.
 */
export async function beginIdempotent(request: IdempotentRequest): Promise<Reservation | StoredAnswer> {
  const ids = request.scopes.map((scope) => rowId(request, scope));
  const id = ids[0]!;
  const fingerprint = sha256(request.method, "\n", request.path, "\n", request.rawBody);
  for (let round = 0; round < 3; round++) {
    const reservedAt = await reserve({ id, fingerprint });
    if (reservedAt) return reservation(ids, fingerprint, reservedAt);
    const first = await db().idempotencyKey.findUnique({ where: { id } });
    // The first request may have freed the key between the two statements.
    if (!first) continue;
    if (first.fingerprint !== fingerprint) {
      const what = request.key.startsWith(PAYMENT_KEY) ? "payment" : "Idempotency-Key";
      throw new AppError("UNPROCESSABLE", `This ${what} was used for a different request.`);
    }
    if (first.status !== null) {
      return {
        status: first.status,
        headers: first.headers as [string, string][],
        body: first.body ?? new Uint8Array(),
      };
    }
    break;
  }
  throw new AppError("CONFLICT", "The first request with this Idempotency-Key is still in flight.", {
    retryAfterSeconds: 1,
  });
}

interface Wanted {
  id: string;
  fingerprint: string;
}

/** The time of the reservation, which is its fencing token; null when somebody else holds the key. */
const reserve = createBatch(async (all: Wanted[]): Promise<(Date | null)[]> => {
  // Of several requests with one key in the same batch the first may have it.
  const firsts = new Map(all.map((wanted) => [wanted.id, wanted]).reverse() as [string, Wanted][]);
  const wanted = [...firsts.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  const rows = await gateRows<{ id: string; createdAt: Date }>("reserve-keys", RESERVE, [
    wanted.map(({ id }) => id),
    wanted.map(({ fingerprint }) => fingerprint),
  ]);
  const reserved = new Map(rows.map(({ id, createdAt }) => [id, createdAt]));
  return all.map((request) =>
    firsts.get(request.id) === request ? (reserved.get(request.id) ?? null) : null,
  );
});

const RESERVE = `
  INSERT INTO idempotency_keys AS held (id, fingerprint, created_at, expires_at)
  SELECT id, fingerprint, now(), now() + interval '${KEPT_HOURS} hours'
  FROM unnest($1::text[], $2::text[]) AS wanted(id, fingerprint)
  ON CONFLICT (id) DO UPDATE SET
    fingerprint = EXCLUDED.fingerprint, status = NULL, headers = NULL, body = NULL,
    created_at = EXCLUDED.created_at, expires_at = EXCLUDED.expires_at
  WHERE held.expires_at < now()
     OR (held.status IS NULL AND held.created_at < now() - interval '${TAKEOVER_SECONDS} s')
  RETURNING held.id, held.created_at AS "createdAt"`;

function reservation(ids: readonly string[], fingerprint: string, reservedAt: Date): Reservation {
  const [id = "", ...aliases] = ids;
  const mine = { id, status: null, createdAt: reservedAt };
  return {
    async complete(tx, { status, headers, body }) {
      const answer = { status, headers, body: Uint8Array.from(body) };
      const count = await tx.$executeRaw`
        UPDATE idempotency_keys
        SET status = ${status}, headers = ${JSON.stringify(headers)}::jsonb, body = ${answer.body}
        WHERE id = ${id} AND status IS NULL AND created_at = ${reservedAt.toISOString()}::timestamptz`;
      if (count === 0) {
        throw new AppError("CONFLICT", "A retry with this Idempotency-Key has taken over.", {
          retryAfterSeconds: 1,
        });
      }
      const expiresAt = new Date(reservedAt.getTime() + KEPT_HOURS * 3_600_000);
      const rows = aliases.map((alias) => ({ id: alias, fingerprint, expiresAt, ...answer }));
      if (rows.length > 0) await tx.idempotencyKey.createMany({ data: rows, skipDuplicates: true });
    },
    async abandon() {
      await db().idempotencyKey.deleteMany({ where: mine });
    },
  };
}

function rowId(request: Omit<IdempotentRequest, "rawBody">, scope: string): string {
  return sha256([scope, request.method, request.path, request.key].join("\n"));
}

function sha256(...parts: (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
}
