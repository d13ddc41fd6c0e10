import { createSiweMessage, parseSiweMessage } from "viem/siwe";
import { getAddress, isAddress, isAddressEqual, recoverMessageAddress } from "viem/utils";
import { appUrl, env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { issueToken, spendToken } from "./single-use-token";
import { contractSubject } from "./wallet-subject";

const LIFE_MS = 10 * 60_000;
/** A wallet's clock may be ahead of ours by this much. */
const CLOCK_DIFFERENCE_MS = 60_000;

/**
 * The text that a wallet signs (ERC-4361), with a nonce that we keep and that works once within ten minutes: to sign in,
 * or to become a way into `accountId`. One cannot be used for the other.
 * @throws AppError VALIDATION_ERROR for a chain that is not among `SIGN_IN_CHAINS`.
 */
export async function walletMessage(address: string, chainId: number, accountId?: string): Promise<string> {
  if (!isAddress(address, { strict: false })) throw refused("address", "must be an Ethereum address");
  if (!env().SIGN_IN_CHAINS.includes(chainId)) {
    throw refused("chainId", `must be one of ${env().SIGN_IN_CHAINS.join(", ")}`);
  }
  const now = Date.now();
  return createSiweMessage({
    address: getAddress(address),
    chainId,
    domain: new URL(appUrl()).host,
    uri: appUrl(),
    version: "1",
    statement: `${accountId ? "Add this wallet to my Marque account, to sign in with it." : "Sign in to Marque."} This costs nothing and moves nothing.`,
    nonce: await (accountId ? issueToken("siwe-link", { accountId }) : issueToken("siwe-nonce")),
    issuedAt: new Date(now),
    expirationTime: new Date(now + LIFE_MS),
  });
}

/**
 * The wallet that has signed the message, as an identity's subject: its checksummed address, with the chain before it if
 * it is a contract. Checked: our domain and address, the version, the chain, the times, the nonce (which is spent by
 * this) and the signature.
 * @param accountId the account that the message was made for, unless it was to sign in
 * @throws AppError UNAUTHORIZED that says what is wrong, SERVICE_UNAVAILABLE when a contract's chain does not answer.
 */
export async function verifyWalletMessage(
  message: string,
  signature: string,
  accountId?: string,
): Promise<string> {
  const { address, domain, uri, version, chainId, nonce, ...times } = parseSiweMessage(message);
  if (!address || !isAddress(address)) throw wrong("It names no wallet by its checksummed address.");
  if (domain !== new URL(appUrl()).host || uri?.replace(/\/$/, "") !== appUrl()) {
    throw wrong(`It is not for ${appUrl()}.`);
  }
  if (version !== "1") throw wrong("It is not version 1 of the message.");
  if (!chainId || !env().SIGN_IN_CHAINS.includes(chainId)) throw wrong("The wallet is on another chain.");
  refuseOutOfTime(times);
  const purpose = accountId ? "siwe-link" : "siwe-nonce";
  const owner = nonce ? await spendToken(purpose, nonce) : null;
  if (!owner || owner.accountId !== accountId) {
    throw wrong("Its nonce is not one that was given out, or was used already.");
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

function refuseOutOfTime(times: { issuedAt?: Date; expirationTime?: Date; notBefore?: Date }): void {
  const now = Date.now();
  const { issuedAt, expirationTime, notBefore } = times;
  if (!expirationTime || !(expirationTime.getTime() > now)) throw wrong("It has expired.");
  if (!issuedAt || !(issuedAt.getTime() <= now + CLOCK_DIFFERENCE_MS)) throw wrong("It is from the future.");
  if (notBefore && !(notBefore.getTime() <= now + CLOCK_DIFFERENCE_MS)) throw wrong("It is not valid yet.");
}

function wrong(reason: string): AppError {
  return new AppError("UNAUTHORIZED", `The wallet’s message can’t be accepted. ${reason} Try again.`);
}

function refused(field: string, constraint: string): AppError {
  return new AppError("VALIDATION_ERROR", `${field}: ${constraint}.`, { details: { field, constraint } });
}
