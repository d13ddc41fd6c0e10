import { NO_DATABASE } from "@/lib/db/connection";

/** A failure of what the service stands on, which passes: what to say and when to come back. */
export interface Outage {
  message: string;
  retryAfterSeconds: number;
}

/** Prisma's codes for "cannot reach, or cannot get a place at, the database". */
const UNREACHABLE = new Set([
  "P1000",
  "P1001",
  "P1002",
  "P1003",
  "P1008",
  "P1011",
  "P1017",
  "P2024",
  "P2028",
  "P2037",
]);
/** PostgreSQL's: connection failures (class 08), shutting or starting up, too many connections. */
const POSTGRES_UNREACHABLE = /^(08\w{3}|57P0[1-4]|53300)$/;
const SOCKET = new Set(["ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "EPIPE", "ENOTFOUND", "EHOSTUNREACH"]);
const ADAPTER_KINDS = new Set([
  "DatabaseNotReachable",
  "ConnectionClosed",
  "SocketTimeout",
  "TooManyConnections",
  "DatabaseDoesNotExist",
]);
const FULL = new Set(["ENOSPC", "EDQUOT", "53100"]);
/** Lost a race against another transaction: deadlock or serialisation failure. */
const RACES = new Set(["P2034", "40P01", "40001"]);
/** What `pg` says when a connection cannot be had or kept: these of its errors have no code, or lose it on their way through Prisma. */
const UNREACHABLE_WORDS =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|connect ENOENT /i;

/** Tells an outage from a fault of ours by the codes along the chain of causes; null when it is none. */
export function outageOf(error: unknown): Outage | null {
  for (const link of causes(error)) {
    const marks = [link.code, link.originalCode, link.kind].filter((mark) => typeof mark === "string");
    if (marks.some((mark) => FULL.has(mark))) {
      return { message: "The service has no room left at the moment.", retryAfterSeconds: 60 };
    }
    if (marks.some((mark) => RACES.has(mark))) {
      return { message: "The service is very busy.", retryAfterSeconds: 1 };
    }
    const unreachable = marks.some(
      (mark) =>
        UNREACHABLE.has(mark) ||
        POSTGRES_UNREACHABLE.test(mark) ||
        SOCKET.has(mark) ||
        ADAPTER_KINDS.has(mark) ||
        mark === NO_DATABASE,
    );
    if (unreachable || (typeof link.message === "string" && UNREACHABLE_WORDS.test(link.message))) {
      return { message: "The service cannot reach its database at the moment.", retryAfterSeconds: 5 };
    }
  }
  return null;
}

/** PostgreSQL's words for a text, or a JSON, with the character NUL, which it cannot hold. */
const NUL = /invalid byte sequence for encoding "UTF8": 0x00|\\u0000 cannot be converted to text/;

/** Whether the database refused what was sent because of the character NUL in it. */
export function holdsNul(error: unknown): boolean {
  return causes(error).some(({ code, originalCode, message }) => {
    const marks = [code, originalCode];
    return (
      marks.includes("22021") || marks.includes("22P05") || (typeof message === "string" && NUL.test(message))
    );
  });
}

interface Link {
  code?: unknown;
  originalCode?: unknown;
  kind?: unknown;
  message?: unknown;
}

function causes(error: unknown): Link[] {
  const chain: Link[] = [];
  let current = error;
  while (typeof current === "object" && current !== null && chain.length < 8) {
    chain.push(current);
    const { cause, meta } = current as { cause?: unknown; meta?: { driverAdapterError?: unknown } };
    current = cause ?? meta?.driverAdapterError;
  }
  return chain;
}
