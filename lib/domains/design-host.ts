import { env } from "@/lib/env";

/** The host of the showcases, in lower case and with its port; every brand's own host is below it, and so are labels. */
export function designHost(): string {
  const { DESIGN_HOST, PORT } = env();
  return (DESIGN_HOST ?? `design.localhost:${PORT}`).toLowerCase();
}

/** Without its port: what stands in DNS and in certificates. */
export const designName = (): string => withoutPort(designHost());

export const withoutPort = (host: string): string => host.replace(/:\d+$/, "");
