import { serve } from "inngest/edge";
import { inngest } from "@/inngest/client";
import { appUrl, usesInngest } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { failureAnswer } from "@/lib/http/answer";
import { readBody } from "@/lib/http/read-body";
import { newRequestId } from "@/lib/ids";

export const dynamic = "force-dynamic";

/**
 * Where Inngest calls the functions; the SDK checks the signatures. It is not there (404) while the embedded engine
 * runs them, whose own handler is never reachable over HTTP.
 */
export const GET = answer;
export const POST = answer;
export const PUT = answer;

/** A call brings the results of its run's steps, which are references here: some kilobytes. */
const MAX_CALL_BYTES = 4 * 1024 * 1024;

let served: Promise<(request: Request) => Promise<Response>> | undefined;

async function answer(request: Request): Promise<Response> {
  if (!usesInngest()) {
    return refusal(new AppError("NOT_FOUND", "There is nothing at this address."));
  }
  served ??= handler();
  const given = await bounded(request).catch(refusal);
  return given instanceof Response ? given : (await served)(given);
}

function refusal(error: unknown): Response {
  const { body, status, headers } = failureAnswer(error, newRequestId());
  return new Response(body, { status, headers });
}

/** The SDK reads a request whole before it looks at the signature. */
async function bounded(request: Request): Promise<Request> {
  if (request.method === "GET") return request;
  const { url, method, headers } = request;
  return new Request(url, { method, headers, body: await readBody(request, MAX_CALL_BYTES) });
}

/** Loaded at the first call only: the functions bring the whole pipeline with them. */
async function handler() {
  const { functions } = await import("@/inngest/functions/functions");
  return serve({ client: inngest, functions, serveOrigin: appUrl(), servePath: "/api/inngest" });
}
