import { appUrl, env } from "@/lib/env";

interface PublicAddress {
  serverUrl: string;
  environment: string;
  /** The environments that are somewhere else, as far as the settings say where. */
  otherServers: { url: string; environment: string }[];
}

/** Where people and programs reach the application, and which of its worlds that is: for what writes it down. */
export function publicAddress(): PublicAddress {
  const { MARQUE_ENV: environment, PRODUCTION_URL, STAGING_URL } = env();
  const known = { production: PRODUCTION_URL, staging: STAGING_URL };
  return {
    serverUrl: appUrl(),
    environment,
    otherServers: Object.entries(known).flatMap(([name, url]) =>
      url && name !== environment ? [{ url: url.replace(/\/+$/, ""), environment: name }] : [],
    ),
  };
}
