import { appUrl, env } from "@/lib/env";
import type { PinSettings } from "./pin-outcome";

/** Where the operator wants content pinned. */
export function readPinSettings(): PinSettings {
  const { IPFS_API_URL, IPFS_PIN_URL, IPFS_PIN_TOKEN } = env();
  return {
    kubo: IPFS_API_URL ? { apiUrl: IPFS_API_URL } : undefined,
    service:
      IPFS_PIN_URL && IPFS_PIN_TOKEN
        ? { url: IPFS_PIN_URL, token: IPFS_PIN_TOKEN, origins: ownAddresses() }
        : undefined,
  };
}

/** Our gateway as a multiaddr, when others can reach it: services that fetch by HTTP ask there first. */
function ownAddresses(): string[] {
  const { protocol, hostname, port } = new URL(appUrl());
  const isPublic = protocol === "https:" && !/^\[|(^|\.)localhost$|^\d+(\.\d+){3}$/.test(hostname);
  return isPublic ? [`/dns/${hostname}/tcp/${port || 443}/tls/http`] : [];
}
