import { fieldProps } from "@/components/account/account-field";

interface TransactionHashInputProps {
  id: string;
  error: string | undefined;
  hasHint?: boolean;
  look?: string;
}

/** Takes the hash of a transaction, as wallets show it. */
export function TransactionHashInput({ id, error, hasHint, look = "" }: TransactionHashInputProps) {
  return (
    <input
      {...fieldProps(id, error, hasHint)}
      name="hash"
      type="text"
      maxLength={66}
      placeholder="0x…"
      autoComplete="off"
      spellCheck={false}
      className={`control font-mono text-sm ${look}`}
    />
  );
}
