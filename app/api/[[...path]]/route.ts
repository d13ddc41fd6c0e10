import { anyone } from "@/lib/auth/anyone";
import { nothingHere } from "@/lib/http/nothing-here";

export const dynamic = "force-dynamic";

/** What is at no other address of the generation interface, and of what the pages ask. */
const unknown = nothingHere(anyone);

export const GET = unknown;
export const POST = unknown;
export const PUT = unknown;
export const PATCH = unknown;
export const DELETE = unknown;
