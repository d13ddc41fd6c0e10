import { randomBytes } from "node:crypto";
import type { Address } from "viem";
import { getAddress } from "viem/utils";
import { accountRow, finishedBrandOf } from "@/lib/brand/account-brand-fixture";
import { type ChainOn, readChain } from "@/lib/chain/chain-settings";
import { db } from "@/lib/db/client";
import { advanceMint } from "./advance-mint";
import { type MintRequest, requestMint } from "./request-mint";

/** An address that nobody has. */
export const someWallet = (): Address => getAddress(`0x${randomBytes(20).toString("hex")}`);

export const someRoot = () => `0x${randomBytes(32).toString("hex")}`;
/** The CID of no file. */
const CID = "bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku";

export interface CertifiableBrand {
  brandId: string;
  accountId: string;
}

/** An account's brand whose package has a root. */
export async function certifiableBrand(accountId?: string): Promise<CertifiableBrand> {
  const owner = accountId ?? (await accountRow());
  const { brandId } = await finishedBrandOf(owner);
  await db().brandVersion.updateMany({ where: { brandId }, data: { merkleRoot: someRoot() } });
  return { brandId, accountId: owner };
}

/** A later version that people see, with a root of its own. */
export async function nextVersion(brandId: string): Promise<void> {
  const first = await db().brandVersion.findFirstOrThrow({ where: { brandId } });
  const { brief, seed, engineVersion } = first;
  const root = someRoot();
  await db().brandVersion.create({
    data: { brandId, version: 2, brief: brief as object, seed, engineVersion, merkleRoot: root },
  });
  await db().brand.update({ where: { id: brandId }, data: { visibleVersion: 2 } });
}

export function chainHere(): ChainOn {
  const chain = readChain();
  if (chain.kind === "off") throw new Error(chain.reason);
  return chain;
}

/** What a route does with `requestMint`, without limits. */
export async function requestedMint(
  { brandId, accountId }: CertifiableBrand,
  recipient: string,
  changes: Partial<MintRequest> = {},
): Promise<{ isNew: boolean }> {
  const principal = { kind: "account", accountId, tier: "pro" } as const;
  const request = {
    principal,
    brandId,
    recipient,
    typicalSeconds: 10,
    chain: chainHere(),
    admit: async () => {},
  };
  return db().$transaction((tx) => requestMint(tx, { ...request, ...changes }));
}

/** Writes down what a certificate points to, without making it. */
export async function giveContent(brandId: string): Promise<void> {
  const { version } = await db().certificate.findUniqueOrThrow({ where: { brandId } });
  const { merkleRoot } = await db().brandVersion.findUniqueOrThrow({
    where: { brandId_version: { brandId, version } },
  });
  await db().certificate.update({
    where: { brandId },
    data: { metadataCid: CID, imageCid: CID, root: merkleRoot },
  });
}

/** A look of the durable function at the brand's certificate. */
export async function look(brandId: string): Promise<{ pauseMs: number | null }> {
  const { round } = await db().certificate.findUniqueOrThrow({ where: { brandId } });
  return advanceMint({ certificate: brandId, round }, 1);
}

/** Asks for a certificate and looks once: on a network that mines at once it is confirmed then. */
export async function minted(brand: CertifiableBrand, recipient: string = someWallet()): Promise<string> {
  await requestedMint(brand, recipient);
  await giveContent(brand.brandId);
  await look(brand.brandId);
  return recipient;
}
