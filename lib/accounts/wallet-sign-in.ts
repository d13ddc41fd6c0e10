import { createSiweMessage, parseSiweMessage } from "viem/siwe";
import { getAddress, isAddress, isAddressEqual, recoverMessageAddress } from "viem/utils";
import { appUrl, env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { issueToken, spendToken } from "./single-use-token";

const LIFE_MS = 10 * 60_000;
/** A wallet's clock may be ahead of ours by this much. */
const CLOCK_DIFFERENCE_MS = 60_000;

/**
 * The text that a wallet signs to sign in (ERC-4361), with a nonce that we keep and that works once within ten minutes.
 * @throws AppError VALIDATION_ERROR for a chain that is not among `SIGN_IN_CHAINS`.
 */
export async function walletMessage(address: string, chainId: number): Promise<string> {
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
    statement: "Sign in to Marque. This costs nothing and moves nothing.",
    nonce: await issueToken("siwe-nonce"),
    issuedAt: new Date(now),
    expirationTime: new Date(now + LIFE_MS),
  });
}

/**
 * The checksummed address that has signed the message. Checked: our domain and address, the version, the chain, the
 * times, the nonce (which is spent by this) and the signature.
 * @throws AppError UNAUTHORIZED that says what is wrong.
 */
export async function verifyWalletMessage(message: string, signature: string): Promise<string> {
  const { address, domain, uri, version, chainId, nonce, ...times } = parseSiweMessage(message);
  if (!address || !isAddress(address)) throw wrong("It names no wallet by its checksummed address.");
  if (domain !== new URL(appUrl()).host || uri?.replace(/\/$/, "") !== appUrl()) {
    throw wrong(`It is not for ${appUrl()}.`);
  }
  if (version !== "1") throw wrong("It is not version 1 of the message.");
  if (!chainId || !env().SIGN_IN_CHAINS.includes(chainId)) throw wrong("The wallet is on another chain.");
  refuseOutOfTime(times);
  if (!nonce || !(await spendToken("siwe-nonce", nonce))) {
    throw wrong("Its nonce is not one that was given out, or was used already.");
  }
  const signer = await recoverMessageAddress({ message, signature: signature as `0x${string}` }).catch(
    () => null,
  );
  if (!signer || !isAddressEqual(signer, address)) throw wrong("The signature is not that wallet’s.");
  return getAddress(address);
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
