import { Prisma } from "@/lib/db/generated/client";
import { UNFINISHED } from "./job-status";

/**
 * The statuses of an unfinished job, to stand behind `IN`. Named in the statement's text: for a parameter the planner
 * would reckon with as many jobs as there are of any kind.
 */
export const UNFINISHED_SQL = Prisma.raw(`(${UNFINISHED.map((status) => `'${status}'`).join(", ")})`);
