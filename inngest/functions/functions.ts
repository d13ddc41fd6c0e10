import type { InngestFunction } from "inngest";
import { generateBrand } from "./generate-brand";
import { purgeExpired } from "./purge-expired";
import { sweepJobs } from "./sweep-jobs";

/** Every function of the pipeline. */
export const functions: InngestFunction.Any[] = [generateBrand, sweepJobs, purgeExpired];
