import { type Hex, size, slice } from "viem";
import { creationBytecode, deployedLength, immutables } from "./generated/marque-certificate-bytecode";

/**
 * Whether the code of an address is this version's certificate contract. The places that the constructor fills in, which hold
 * the chain's id and the contract's own address, are left out.
 */
export function isCertificateCode(code: Hex | undefined): boolean {
  if (code === undefined || size(code) !== deployedLength) return false;
  return withoutImmutables(code) === withoutImmutables(slice(creationBytecode, -deployedLength));
}

function withoutImmutables(code: Hex): string {
  const digits = code.slice(2).toLowerCase();
  const kept = immutables.map(({ start }, index) => {
    const before = index === 0 ? 0 : endOf(immutables[index - 1]!);
    return digits.slice(2 * before, 2 * start);
  });
  return [...kept, digits.slice(2 * endOf(immutables.at(-1)!))].join("");
}

const endOf = ({ start, length }: { start: number; length: number }) => start + length;
