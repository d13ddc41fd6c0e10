export { mintRequested } from "@/lib/certificate/mint-events";
export { type VariantsRequested, variantsRequested } from "@/lib/experiments/variants-events";
export {
  type GenerationRequested,
  generationCancelled,
  generationRequested,
} from "@/lib/model/pipeline-events";
export { type DeliveryRequested, deliveryRequested, endpointDisabled } from "@/lib/webhooks/delivery-events";
