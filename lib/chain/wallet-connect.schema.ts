/** How browsers reach WalletConnect's relay. */
export interface WalletConnectSettings {
  projectId: string;
  /** WebSocket. */
  relayUrl: string;
}
