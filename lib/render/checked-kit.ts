import { readFileSync } from "node:fs";
import path from "node:path";
import type { TechStack } from "@/lib/model/brief.schema";

/** Where the set-up leaves what it type-checked. */
export const CHECKED_KIT = "dist/kit-checked.json";

/** SHA-256 by path in the project, of each template file as it passed the type check. */
export interface CheckedKit {
  /** Of the files and the compiler. */
  readonly version: string;
  readonly stacks: Record<TechStack, Record<string, string>>;
}

let known: CheckedKit | undefined;

/** The files of a stack that the set-up has type-checked; none when it never did. Read once a process. */
export function checkedKit(stack: TechStack): Record<string, string> {
  known ??= read();
  return known?.stacks[stack] ?? {};
}

function read(): CheckedKit | undefined {
  try {
    return JSON.parse(readFileSync(path.resolve(/*turbopackIgnore: true*/ CHECKED_KIT), "utf8"));
  } catch {
    return undefined;
  }
}
