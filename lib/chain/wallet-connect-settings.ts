import { env } from "@/lib/env";
import type { WalletConnectSettings } from "./wallet-connect.schema";

/** How browsers reach WalletConnect's relay; null where the operator has no project there. */
export function walletConnectSettings(): WalletConnectSettings | null {
  const { WALLETCONNECT_PROJECT_ID: projectId, WALLETCONNECT_RELAY_URL: relayUrl } = env();
  return projectId ? { projectId, relayUrl } : null;
}
