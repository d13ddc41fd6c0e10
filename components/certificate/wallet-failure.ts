/** How a wallet's request can end without success. */
export type WalletFailure = { kind: "refused" } | { kind: "failed"; message: string };

/** What a wallet says when its owner declines (EIP-1193), also where a library wraps it. */
const DECLINED = 4001;
const TEXT = /user (rejected|denied|declined|cancell?ed)/i;

/** Sorts what a wallet, or the library between, throws. */
export function walletFailure(error: unknown): WalletFailure {
  for (let cause = error, depth = 0; cause && depth < 8; cause = (cause as Error).cause, depth++) {
    const { code, message } = cause as { code?: unknown; message?: unknown };
    if (code === DECLINED || (typeof message === "string" && TEXT.test(message))) return { kind: "refused" };
  }
  const { shortMessage, details } = error as { shortMessage?: string; details?: string };
  const said = details || shortMessage;
  return {
    kind: "failed",
    message: said
      ? `The wallet did not do it: ${said.slice(0, 300)}`
      : "The wallet did not answer as expected. Unlock it and try again.",
  };
}
