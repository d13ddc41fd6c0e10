import { z } from "zod";
import { premiumFeatureSchema } from "./premium-feature.schema";

const wei = z.string().regex(/^-?\d{1,78}$/);

/** The network of payments, as a browser and its wallet may know it. */
const paymentNetworkSchema = z.object({
  id: z.int(),
  name: z.string(),
  isTest: z.boolean(),
  currency: z.object({ name: z.string(), symbol: z.string(), decimals: z.int() }),
  rpcUrls: z.array(z.string()),
  explorerUrl: z.string().nullable(),
});
export type PaymentNetwork = z.output<typeof paymentNetworkSchema>;

/** What a feature of a brand costs its owner, and how it can be paid. */
export const offerSchema = z.object({
  feature: premiumFeatureSchema,
  title: z.string(),
  isBought: z.boolean(),
  /** Wei. */
  price: wei,
  /** Wei of the account that are used first. */
  balance: wei,
  /** null where nothing can be bought: then `closed` says why. */
  network: paymentNetworkSchema.nullable(),
  closed: z.string().nullable(),
});
export type Offer = z.output<typeof offerSchema>;
