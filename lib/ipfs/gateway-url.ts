import { appUrl, env } from "@/lib/env";

/** Where people and programs see content by HTTP: "https://marque.example/ipfs/bafy…/logo.png". */
export function gatewayUrl(cid: string, ...names: string[]): string {
  const base = env().IPFS_GATEWAY_URL ?? `${appUrl()}/ipfs`;
  return [base.replace(/\/+$/, ""), cid, ...names.map(encodeURIComponent)].join("/");
}
