import type { Visibility } from "@/lib/brand/brand-list.schema";
import { send } from "./send";

const address = (brandId: string) => `/api/account/brands/${brandId}`;

export const deleteBrand = (brandId: string) => send<{ restorableUntil: string }>("DELETE", address(brandId));

export const restoreBrand = (brandId: string) => send<{ id: string }>("POST", `${address(brandId)}/restore`);

export const setVisibility = (brandId: string, visibility: Visibility) =>
  send<{ visibility: Visibility }>("PATCH", address(brandId), { visibility });
