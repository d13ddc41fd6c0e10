import { createSiweMessage, parseSiweMessage } from "viem/siwe";
import { getAddress, isAddress, isAddressEqual, recoverMessageAddress } from "viem/utils";
import { appUrl, env } from "@/lib/env";
import { AppError, invalidField } from "@/lib/errors";
import { issueToken, spendToken } from "./single-use-token";
import { contractSubject } from "./wallet-subject";

const LIFE_MS = 10 * 60_000;

/**
 * The text that a wallet signs (ERC-4361), with a nonce that we keep and that works once within ten minutes: to sign in,
 * or to become a way into `accountId`. One cannot be used for the other.
 * @throws AppError VALIDATION_ERROR for a chain that is not among `SIGN_IN_CHAINS`.
 */
export async function walletMessage(address: string, chainId: number, accountId?: string): Promise<string> {
  if (!isAddress(address, { strict: false })) throw invalidField("address", "must be an Ethereum address");
  if (!env().SIGN_IN_CHAINS.includes(chainId)) {
    throw invalidField("chainId", `must be one of ${env().SIGN_IN_CHAINS.join(", ")}`);
  }
  const now = Date.now();
  const messageWith = (nonce: string) =>
    createSiweMessage({
      address: getAddress(address),
      chainId,
      domain: new URL(appUrl()).host,
      uri: appUrl(),
      version: "1",
      statement: `${accountId ? "Add this wallet to my Marque account, to sign in with it." : "Sign in to Marque."} This costs nothing and moves nothing.`,
      nonce,
      issuedAt: new Date(now),
      expirationTime: new Date(now + LIFE_MS),
    });
  // The whole text is kept with the nonce, as a hash: what is signed must be what was made.
  return messageWith(
    await (accountId
      ? issueToken("siwe-link", { accountId }, messageWith)
      : issueToken("siwe-nonce", {}, messageWith)),
  );
}

/**
 * The wallet that has signed the message, as an identity's subject: its checksummed address, with the chain before it if
 * it is a contract. Checked: that the message is, letter by letter, one that `walletMessage` made within its ten minutes
 * and that nobody has used (it is spent by this), and the signature.
 * @param accountId the account that the message was made for, unless it was to sign in
 * @throws AppError UNAUTHORIZED that says what is wrong, SERVICE_UNAVAILABLE when a contract's chain does not answer.
 */
export async function verifyWalletMessage(
  message: string,
  signature: string,
  accountId?: string,
): Promise<string> {
  const { address, chainId, nonce } = parseSiweMessage(message);
  const purpose = accountId ? "siwe-link" : "siwe-nonce";
  const owner = nonce ? await spendToken(purpose, nonce + message) : null;
  if (!address || !chainId || !owner || owner.accountId !== accountId) {
    throw wrong("It is not one that was made here within the last ten minutes, or was used already.");
  }
  return signerOf({ address, message, signature: signature as `0x${string}` }, chainId);
}

async function signerOf(
  signed: { address: `0x${string}`; message: string; signature: `0x${string}` },
  chainId: number,
): Promise<string> {
  const signer = await recoverMessageAddress(signed).catch(() => null);
  if (signer && isAddressEqual(signer, signed.address)) return getAddress(signed.address);
  if (!env().SIGN_IN_RPC_URLS.has(chainId)) {
    throw wrong(
      "The signature is not that wallet’s. A wallet that is a contract can’t be asked on this chain.",
    );
  }
  // Seldom needed, and much to load.
  const { isSignedByContract } = await import("./contract-signature");
  if (!(await isSignedByContract(chainId, signed))) throw wrong("The signature is not that wallet’s.");
  return contractSubject(chainId, getAddress(signed.address));
}

function wrong(reason: string): AppError {
  return new AppError("UNAUTHORIZED", `The wallet’s message can’t be accepted. ${reason} Try again.`);
}
