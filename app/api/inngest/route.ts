import { serve } from "inngest/edge";
import { inngest } from "@/inngest/client";
import { appUrl, usesInngest } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { failureAnswer } from "@/lib/http/answer";
import { newRequestId } from "@/lib/ids";

export const dynamic = "force-dynamic";

/**
 * Where Inngest calls the functions; the SDK checks the signatures. It is not there (404) while the embedded engine
 * runs them, whose own handler is never reachable over HTTP.
 */
export const GET = answer;
export const POST = answer;
export const PUT = answer;

let served: Promise<(request: Request) => Promise<Response>> | undefined;

async function answer(request: Request): Promise<Response> {
  if (!usesInngest()) {
    const error = new AppError("NOT_FOUND", "There is nothing at this address.");
    const { body, status, headers } = failureAnswer(error, newRequestId());
    return new Response(body, { status, headers });
  }
  served ??= handler();
  return (await served)(request);
}

/** Loaded at the first call only: the functions bring the whole pipeline with them. */
async function handler() {
  const { functions } = await import("@/inngest/functions/functions");
  return serve({ client: inngest, functions, serveOrigin: appUrl(), servePath: "/api/inngest" });
}
