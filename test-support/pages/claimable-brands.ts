import type { Page } from "@playwright/test";
import { type CopiedBrand, copyBrand, onDatabase } from "@/test-support/copied-brand";
import type { RunningServer } from "@/test-support/start-server";
import { newEmail } from "./account-pages";
import { openAccount } from "./signed-in-context";

type Server = Pick<RunningServer, "url" | "dataDir">;

/** Finished brands of a new account, in which the page is signed in. */
export async function ownBrands(page: Page, server: Server, count: number): Promise<CopiedBrand[]> {
  const email = newEmail();
  await openAccount(page.request, server, email);
  const accountId = await onDatabase(server, async (client) => {
    const { rows } = await client.query<{ id: string }>("SELECT id FROM accounts WHERE email = $1", [email]);
    return rows[0]!.id;
  });
  const brands: CopiedBrand[] = [];
  for (let n = 0; n < count; n++)
    brands.push(await copyBrand(server, process.env.E2E_ORIGINAL!, { accountId }));
  return brands;
}

/** Gives an address what it pays the local network's fees with. */
export async function giveCoins(rpcUrl: string, address: string): Promise<void> {
  const params = [address, "0xde0b6b3a7640000"];
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "anvil_setBalance", params });
  await fetch(rpcUrl, { method: "POST", headers: { "Content-Type": "application/json" }, body });
}
