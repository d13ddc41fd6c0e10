import type { Examination } from "@/lib/proof/examine";
import type { ServerWords } from "@/lib/proof/gather-evidence";
import type { Verdict } from "@/lib/proof/judge";
import type { Envelope } from "@/lib/proof/statement.schema";

/** What the page shows of a check. */
export interface CheckResult extends Pick<Examination, "checks" | "findings" | "merkleRoot" | "zip"> {
  verdict: Verdict;
  /** Files that can be proven one by one. */
  paths: string[];
  /** The statement that the server gave, to be kept. */
  statement: Envelope | null;
}

/** What the page asks of its worker. `id` counts the checks: the answer to an earlier one is of no interest. */
export type CheckRequest =
  | { kind: "examine"; id: number; files: File[] }
  | { kind: "judge"; id: number; words: ServerWords }
  | { kind: "prove"; id: number; path: string };

export type CheckReply =
  | { kind: "progress"; id: number; share: number }
  | { kind: "refused"; id: number; reason: string }
  /** The files were looked at; with their root the server can be asked. */
  | { kind: "examined"; id: number; merkleRoot: string | null }
  | { kind: "judged"; id: number; result: CheckResult }
  | { kind: "proven"; id: number; path: string; json: string };
