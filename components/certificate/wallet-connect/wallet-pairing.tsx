"use client";

import { encode } from "uqr";
import { CopyButton, CopyLabel } from "@/components/ui/copy-button";

interface WalletPairingProps {
  /** "wc:…": what the wallet reads. */
  uri: string;
  onCancel: () => void;
}

/** What a wallet on another device is shown: as a picture for its camera, as a link for one on this device, as a text. */
export function WalletPairing({ uri, onCancel }: WalletPairingProps) {
  const { data, size } = encode(uri, { ecc: "L", border: 3 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <div
      className="mt-6 grid gap-6 border border-ink bg-sheet p-4 sm:grid-cols-[15rem_minmax(0,1fr)]"
      data-pairing={uri}
    >
      <svg
        role="img"
        aria-label="QR code for your wallet’s camera"
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="true-colors w-full max-w-60"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={dark.join("")} fill="#000" />
      </svg>
      <div className="min-w-0">
        <p className="max-w-[44ch] text-pretty">
          Scan this with a wallet on your phone. It asks you whether this page may see your address.
        </p>
        <p className="mt-5 flex flex-wrap gap-3">
          <a href={uri} className="button">
            Open a wallet on this device
          </a>
          <CopyButton text={uri} className="button">
            <CopyLabel>Copy the address</CopyLabel>
          </CopyButton>
          <button type="button" className="button" onClick={onCancel}>
            Cancel
          </button>
        </p>
      </div>
    </div>
  );
}
