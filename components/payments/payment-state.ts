/** How far a payment in the browser has come. */
export type PaymentState =
  | { kind: "idle" }
  /** The service says what is due. */
  | { kind: "asking" }
  /** The wallet shows the transfer to its owner. */
  | { kind: "sending" }
  | { kind: "confirming"; hash: string }
  /** The wallet shows the proof to its owner. */
  | { kind: "signing"; hash: string }
  /** The service looks at it. */
  | { kind: "checking" }
  | { kind: "paid"; hash: string | null }
  | { kind: "refused" }
  | { kind: "failed"; message: string };

/** Somebody waits: nothing else is to be pressed. */
export const isUnderWay = ({ kind }: PaymentState): boolean =>
  ["asking", "sending", "confirming", "signing", "checking"].includes(kind);

/** What a person reads of it. */
export function paymentWords(state: PaymentState): string {
  switch (state.kind) {
    case "idle":
      return "";
    case "asking":
      return "Asking what is due…";
    case "sending":
      return "Look into your wallet: it asks whether to send the transfer.";
    case "confirming":
      return "Sent. The network puts it into a block…";
    case "signing":
      return "Look into your wallet once more: sign that the transfer is yours. This costs nothing.";
    case "checking":
      return "Being checked…";
    case "paid":
      return "Paid.";
    case "refused":
      return "You declined in the wallet. What was sent before is kept, and used when you go on.";
    case "failed":
      return state.message;
  }
}
