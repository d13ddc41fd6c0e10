import { apiKey } from "@/lib/auth/api-key";
import { nothingHere } from "@/lib/http/nothing-here";

export const dynamic = "force-dynamic";

/** What is at no other address of the versioned interface. */
const unknown = nothingHere(apiKey);

export const GET = unknown;
export const POST = unknown;
export const PUT = unknown;
export const PATCH = unknown;
export const DELETE = unknown;
