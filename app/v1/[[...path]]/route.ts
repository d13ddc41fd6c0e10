import { AppError } from "@/lib/errors";
import { apiKey } from "@/lib/http/api-key";
import { endpoint } from "@/lib/http/endpoint";

export const dynamic = "force-dynamic";

/** What is at no other address of the versioned interface, in its own envelope. */
const unknown = endpoint({
  authenticate: apiKey,
  handle: async () => {
    throw new AppError("NOT_FOUND", "There is nothing at this address.");
  },
});

export const GET = unknown;
export const POST = unknown;
export const PUT = unknown;
export const PATCH = unknown;
export const DELETE = unknown;
