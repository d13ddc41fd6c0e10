import type { InngestFunction } from "inngest";
import { deliverWebhook } from "./deliver-webhook";
import { generateBrand } from "./generate-brand";
import { purgeExpired } from "./purge-expired";
import { recordStatus } from "./record-status";
import { sweepJobs } from "./sweep-jobs";
import { sweepWebhooks } from "./sweep-webhooks";
import { tellOfDisabledWebhook } from "./tell-of-disabled-webhook";

/** Every function. */
export const functions: InngestFunction.Any[] = [
  generateBrand,
  deliverWebhook,
  tellOfDisabledWebhook,
  sweepJobs,
  sweepWebhooks,
  purgeExpired,
  recordStatus,
];

/** Those that wait for other people's servers rather than work. */
export const waitingFunctions: InngestFunction.Any[] = [deliverWebhook];
