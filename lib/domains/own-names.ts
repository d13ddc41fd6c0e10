import { appUrl, env } from "@/lib/env";
import { designName, withoutPort } from "./design-host";
import { edgeName } from "./edge-target";

/** Hosts of the service itself, without ports: neither they nor what is below them is anybody's domain. */
export function ownNames(): string[] {
  const { DOCS_HOST, STATUS_HOST, WALLET_HOST } = env();
  const faces = [DOCS_HOST, STATUS_HOST, WALLET_HOST].filter((host) => host !== undefined);
  const hosts = [new URL(appUrl()).hostname, ...faces.map((host) => withoutPort(host.toLowerCase()))];
  return [...new Set([...hosts, designName(), edgeName()])];
}
