import { Button } from "../components/button";
import { NftDisplayCard } from "../components/nft-display-card";

const traits = [
  { name: "Shape", value: "Half disc", share: 0.12 },
  { name: "Ground", value: "Pale", share: 0.405 },
  { name: "Edition", value: "First" },
] as const;

/** A token */
export function Token() {
  return (
    <NftDisplayCard
      name="Half moon"
      tokenId="1042"
      collection="Plain shapes"
      image="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='%23cfe3dc' d='M0 0h8v8H0z'/%3E%3Cpath fill='%23276a5b' d='M4 0a4 4 0 0 1 0 8zM0 0h4v4H0z'/%3E%3C/svg%3E"
      alt="A half disc beside a square, in two greens"
      href="#token"
      owner="0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"
      traits={traits}
      actions={
        <>
          <Button size="small" variant="quiet">
            Transfer
          </Button>
        </>
      }
    />
  );
}

/** A picture that cannot be shown */
export function Failed() {
  return (
    <NftDisplayCard
      name="A token with a name that is longer than one line of its card"
      tokenId="115792089237316195423570985008687907853269984665640564039457584007913129639935"
      collection="Plain shapes"
      image="data:image/png;base64,AAAA"
      owner="0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"
    />
  );
}

/** Loading */
export function Loading() {
  return <NftDisplayCard name="" tokenId="" loading />;
}
