import { storage } from "@/lib/storage/current-storage";
import { typicalSeconds } from "./typical-seconds";

/** What is asked before the transaction that starts a job, which must not wait for a disk while it holds locks. */
export interface JobRoom {
  /** Of one generation. */
  typicalSeconds: number;
}

/**
 * Asks whether the store has room for a job's files: a generation that a full disk stops half-way is worse.
 * @throws AppError SERVICE_UNAVAILABLE.
 */
export async function roomForJob(): Promise<JobRoom> {
  await storage().check();
  return { typicalSeconds: await typicalSeconds() };
}
