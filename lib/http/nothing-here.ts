import { AppError } from "@/lib/errors";
import type { Authenticate } from "./caller";
import { endpoint } from "./endpoint";

/** The route of every address and verb of an interface that has no other: 404 in the envelope, after who may know. */
export function nothingHere(authenticate: Authenticate<unknown>) {
  return endpoint({
    authenticate,
    handle: async ({ request }) => {
      const verb = request.method === "GET" || request.method === "HEAD" ? "" : ` to ${request.method}`;
      throw new AppError("NOT_FOUND", `There is nothing${verb} at this address.`);
    },
  });
}
