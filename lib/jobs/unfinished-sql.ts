import { Prisma } from "@/lib/db/generated/client";
import { UNFINISHED } from "./job-status";

/**
 * The statuses of an unfinished job, for use after `IN`. They are part of the statement's text: with parameters
 * PostgreSQL would not know that few jobs have these statuses, and would plan for many.
 */
export const UNFINISHED_SQL = Prisma.raw(`(${UNFINISHED.map((status) => `'${status}'`).join(", ")})`);
