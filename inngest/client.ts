import { Inngest } from "inngest";
import { env } from "@/lib/env";
import { sdkLogger } from "./sdk-logger";

/** Prefix of every function's id. */
export const APP_ID = "marque";

const { INNGEST_BASE_URL, INNGEST_EVENT_KEY, INNGEST_SIGNING_KEY, MARQUE_ENV } = env();

/**
 * The client that the functions are made with. The settings matter only where Inngest itself runs them; the embedded
 * engine calls the same functions through a client of its own.
 */
export const inngest = new Inngest({
  id: APP_ID,
  // Unsigned requests are accepted only from a development server, and never outside development.
  isDev: !INNGEST_SIGNING_KEY && MARQUE_ENV === "development",
  baseUrl: INNGEST_BASE_URL,
  eventKey: INNGEST_EVENT_KEY,
  signingKey: INNGEST_SIGNING_KEY,
  logger: sdkLogger(),
  aiMetadata: false,
});
