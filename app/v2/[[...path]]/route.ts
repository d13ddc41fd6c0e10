import { AppError } from "@/lib/errors";
import { betaKey } from "@/lib/http/beta-key";
import { endpoint } from "@/lib/http/endpoint";

export const dynamic = "force-dynamic";

/** What is at no other address of the beta, in the envelope. */
const unknown = endpoint({
  authenticate: betaKey,
  handle: async () => {
    throw new AppError("NOT_FOUND", "There is nothing at this address.");
  },
});

export const GET = unknown;
export const POST = unknown;
export const PUT = unknown;
export const PATCH = unknown;
export const DELETE = unknown;
