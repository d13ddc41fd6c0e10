import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { isAddress } from "viem/utils";
import { AddressSearch } from "../../_components/address-search";

export const metadata: Metadata = { title: "Look up an address" };

interface OwnerSearchProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** What the form of the start page sends. */
export default async function OwnerSearchPage({ searchParams }: OwnerSearchProps) {
  const { address } = await searchParams;
  const typed = typeof address === "string" ? address.trim().slice(0, 64) : "";
  if (isAddress(typed)) redirect(`/wallet/owner/${typed}`);
  return (
    <div className="sheet-width pt-12">
      <h1 className="section-title mb-8">Look up an address</h1>
      <AddressSearch value={typed} problem={typed ? problemOf(typed) : undefined} />
    </div>
  );
}

function problemOf(typed: string): string {
  return isAddress(typed, { strict: false })
    ? "A letter of this address is mistyped: its capitals do not match its checksum."
    : "An address is 0x and 40 digits or letters from a to f.";
}
