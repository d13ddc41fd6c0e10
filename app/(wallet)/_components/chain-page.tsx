import { headers } from "next/headers";
import type { ReactNode } from "react";
import type { ChainAnswer } from "@/lib/certificate/ask-chain";
import { secondsUntilNextPage } from "@/lib/http/chain-page-limit";
import { CertificatesOff, NetworkSilent, TooHasty } from "./notices";

/** Reads from the network for a page and shows it, or says why that can't be. Who asks too much does not get that far. */
export async function chainPage<T>(
  read: () => Promise<ChainAnswer<T>>,
  show: (value: T) => ReactNode | Promise<ReactNode>,
): Promise<ReactNode> {
  const seconds = secondsUntilNextPage(await headers());
  if (seconds > 0) return <TooHasty seconds={seconds} />;
  const answer = await read();
  if (answer.kind === "off") return <CertificatesOff reason={answer.reason} />;
  if (answer.kind === "silent") return <NetworkSilent name={answer.chain.name} />;
  return show(answer.value);
}
