import { type Sent, send } from "@/components/account/send";
import type { Domain } from "@/lib/domains/domain.schema";

const at = (brandId: string, rest = "") => `/api/brands/${brandId}/domains${rest}`;

export const addDomain = (brandId: string, name: string): Promise<Sent<Domain>> =>
  send("POST", at(brandId), { name });

export const checkDomain = (brandId: string, id: string): Promise<Sent<Domain>> =>
  send("POST", at(brandId, `/${id}/check`));

export const removeDomain = (brandId: string, id: string): Promise<Sent<{ id: string }>> =>
  send("DELETE", at(brandId, `/${id}`));
