import { Button } from "../components/button";
import { TransactionStatus } from "../components/transaction-status";

/** Preparing */
export function Preparing() {
  return <TransactionStatus status="preparing" />;
}

/** Waiting for a signature */
export function Signing() {
  return <TransactionStatus status="signing" detail="Your wallet shows what you sign." />;
}

/** Pending */
export function Pending() {
  return (
    <TransactionStatus
      status="pending"
      hash="0x8f2a1c55f3e0b7d94c6a12e88b0d7f6c35a9e41b2c7d8e90f1a2b3c4d5e6f708"
      explorerUrl="#transaction"
      confirmations={3}
      needed={12}
    />
  );
}

/** Confirmed */
export function Confirmed() {
  return (
    <TransactionStatus
      status="confirmed"
      hash="0x8f2a1c55f3e0b7d94c6a12e88b0d7f6c35a9e41b2c7d8e90f1a2b3c4d5e6f708"
      explorerUrl="#transaction"
      detail="The certificate is yours."
    />
  );
}

/** Failed */
export function Failed() {
  return (
    <TransactionStatus
      status="failed"
      hash="0x8f2a1c55f3e0b7d94c6a12e88b0d7f6c35a9e41b2c7d8e90f1a2b3c4d5e6f708"
      explorerUrl="#transaction"
      detail="It ran out of gas. Nothing was transferred; the fee is spent."
      actions={
        <>
          <Button size="small" variant="quiet">
            Try again
          </Button>
        </>
      }
    />
  );
}

/** Replaced */
export function Replaced() {
  return (
    <TransactionStatus
      status="replaced"
      hash="0x8f2a1c55f3e0b7d94c6a12e88b0d7f6c35a9e41b2c7d8e90f1a2b3c4d5e6f708"
      detail="You sent it again with a higher fee."
    />
  );
}
