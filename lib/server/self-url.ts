import { appUrl, env } from "@/lib/env";

/** Where this process answers on its own machine, without any proxy: "http://127.0.0.1:3000". */
export function selfUrl(): string {
  const { HOST, PORT } = env();
  const host = HOST === "0.0.0.0" || HOST === "::" ? "127.0.0.1" : HOST;
  return `http://${host.includes(":") ? `[${host}]` : host}:${PORT}`;
}

/** The name under which the application is asked for: "marque.example". The server does not answer to strangers' names. */
export const ownHost = (): string => new URL(appUrl()).host;
