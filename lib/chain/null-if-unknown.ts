import { TransactionNotFoundError, TransactionReceiptNotFoundError } from "viem";

/** A node's word that it does not know a transaction is an answer: null. */
export async function nullIfUnknown<T>(question: Promise<T>): Promise<T | null> {
  try {
    return await question;
  } catch (error) {
    if (error instanceof TransactionNotFoundError || error instanceof TransactionReceiptNotFoundError)
      return null;
    throw error;
  }
}
