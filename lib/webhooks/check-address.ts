import { isIP } from "node:net";
import { env } from "@/lib/env";
import { invalidField } from "@/lib/errors";
import { classifyAddress } from "./address-policy";

/**
 * Refuses what could never be delivered to, so that its owner hears of it at once. A name is not looked up here: what
 * counts is what it says when it is dialled.
 * @param href an http(s) address
 * @throws AppError VALIDATION_ERROR
 */
export function checkAddress(href: string): void {
  const { WEBHOOK_ALLOW_CIDRS } = env();
  const { protocol, hostname } = new URL(href);
  const host = hostname.replace(/^\[|\]$/g, "");
  const kind = isIP(host) === 0 ? "unknown" : classifyAddress(host, WEBHOOK_ALLOW_CIDRS);
  const isLocalName = /(^|\.)localhost\.?$/.test(host);
  if (kind === "refused" || (isLocalName && WEBHOOK_ALLOW_CIDRS.length === 0)) {
    throw refusal("must be an address that is reachable on the public internet");
  }
  const mayBePlain = kind === "allowed" || (kind === "unknown" && WEBHOOK_ALLOW_CIDRS.length > 0);
  if (protocol !== "https:" && !mayBePlain) throw refusal("must begin with https://");
}

const refusal = (constraint: string) => invalidField("url", constraint);
