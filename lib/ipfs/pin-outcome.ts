import { readCid } from "./read-cid";

/** Where content is pinned besides being kept here; without any it is nowhere else. */
export interface PinSettings {
  kubo?: KuboNode | undefined;
  service?: PinService | undefined;
}

export interface KuboNode {
  /** Of its RPC API, with user and password if it asks for them: "http://127.0.0.1:5001". */
  apiUrl: string;
}

/** A service that speaks the IPFS Pinning Service API. */
export interface PinService {
  url: string;
  token: string;
  /** Multiaddrs from which it can fetch what is kept here. */
  origins: readonly string[];
}

export type PinPlace = "kubo" | "service";

/** What became of pinning. */
export type PinOutcome =
  | { kind: "off" }
  | { kind: "pinned"; at: PinPlace[] }
  /** The service is still fetching; ask again. */
  | { kind: "waiting"; at: PinPlace; message: string }
  | PinFailure;

export interface PinFailure {
  kind: "failed";
  at: PinPlace;
  /** "other-cid": what is pinned there is not what is kept here, so that nobody finds it. */
  reason: "unreachable" | "refused" | "other-cid";
  /** For the operator. */
  message: string;
  /** Whether the same may succeed later without anybody's doing. */
  retry: boolean;
}

/** A failure by the status of an answer; none when no answer came. */
export function pinFailure(at: PinPlace, message: string, status?: number): PinFailure {
  const words = message.slice(0, 500);
  if (status === undefined) return { kind: "failed", at, reason: "unreachable", message: words, retry: true };
  const retry = status >= 500 || status === 429 || status === 408;
  return { kind: "failed", at, reason: "refused", message: `${status}: ${words}`, retry };
}

/** The failure of another CID than ours; null when it is the same, whatever its version and base. */
export function otherCid(at: PinPlace, ours: string, theirs: string): PinFailure | null {
  if (`${readCid(theirs)}` === ours) return null;
  const message = `pinned ${theirs.slice(0, 100)} instead of ${ours}`;
  return { kind: "failed", at, reason: "other-cid", message, retry: false };
}
