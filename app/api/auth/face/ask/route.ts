import { anyone } from "@/lib/http/anyone";
import { endpoint } from "@/lib/http/endpoint";
import { askApplication } from "@/lib/http/face-sign-in";

export const dynamic = "force-dynamic";

/** At a face's host: the way to sign in there begins here. */
export const GET = endpoint({ authenticate: anyone, handle: async ({ request }) => askApplication(request) });
