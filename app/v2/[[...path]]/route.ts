import { betaKey } from "@/lib/auth/beta-key";
import { nothingHere } from "@/lib/http/nothing-here";

export const dynamic = "force-dynamic";

/** What is at no other address of the beta. */
const unknown = nothingHere(betaKey);

export const GET = unknown;
export const POST = unknown;
export const PUT = unknown;
export const PATCH = unknown;
export const DELETE = unknown;
