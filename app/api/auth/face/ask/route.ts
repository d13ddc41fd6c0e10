import { anyone } from "@/lib/auth/anyone";
import { askApplication } from "@/lib/auth/face-sign-in";
import { endpoint } from "@/lib/http/endpoint";

export const dynamic = "force-dynamic";

/** At a face's host: the way to sign in there begins here. */
export const GET = endpoint({ authenticate: anyone, handle: async ({ request }) => askApplication(request) });
