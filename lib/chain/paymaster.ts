import { env } from "@/lib/env";

/** Who pays the fee of claims by wallets that can use a paymaster (ERC-7677); null for nobody. Wallets are told it. */
export const paymasterUrl = (): string | null => env().PAYMASTER_URL ?? null;
