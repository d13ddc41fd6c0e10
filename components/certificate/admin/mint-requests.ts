import { send } from "@/components/account/send";
import type { ClaimsState } from "@/lib/certificate/claims-state.schema";

export const retryMint = (brandId: string) =>
  send<{ recipient: string }>("POST", `/api/admin/certificates/${brandId}/retry`);

export const pauseClaims = (paused: boolean) => send<ClaimsState>("PUT", "/api/admin/claims", { paused });
