import type { InngestFunction } from "inngest";
import { checkDomains } from "./check-domains";
import { deliverWebhook } from "./deliver-webhook";
import { drawVariants } from "./draw-variants";
import { generateBrand } from "./generate-brand";
import { indexCertificates } from "./index-certificates";
import { mintCertificate } from "./mint-certificate";
import { purgeExpired } from "./purge-expired";
import { recordStatus } from "./record-status";
import { sweepJobs } from "./sweep-jobs";
import { sweepMints } from "./sweep-mints";
import { sweepWebhooks } from "./sweep-webhooks";
import { tellOfDisabledWebhook } from "./tell-of-disabled-webhook";
import { watchPayments } from "./watch-payments";

/** Every function. */
export const functions: InngestFunction.Any[] = [
  generateBrand,
  mintCertificate,
  drawVariants,
  deliverWebhook,
  tellOfDisabledWebhook,
  sweepJobs,
  sweepMints,
  indexCertificates,
  watchPayments,
  sweepWebhooks,
  purgeExpired,
  recordStatus,
  checkDomains,
];

/** Those that wait for other people's servers rather than work. */
export const waitingFunctions: InngestFunction.Any[] = [deliverWebhook, mintCertificate];
