import type { RunningServer } from "@/test-support/start-server";
import type { Target } from "./target";

export interface Attack {
  name: string;
  method: string;
  /** With its query. */
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** What an attack may use. */
export interface AttackContext {
  server: RunningServer;
  /** Who attacks, and what is theirs. */
  target: Target;
  /** 0 to below 1; the same row for the same seed. */
  random: () => number;
  /** How many attacks a group that draws its attacks makes. */
  size: number;
  /** Sends one attack by itself and looks at the answer and at the server's main thread. */
  send(attack: Attack): Promise<{ status: number; headers: Headers; text: string }>;
  /** Notes what must not be. */
  problem(text: string): void;
}

/** A file of this folder. */
export interface AttackGroup {
  name: string;
  /** Resolves to what it did, in a line. */
  run(context: AttackContext): Promise<string>;
}
