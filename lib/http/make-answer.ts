import type { z } from "zod";
import { AppError } from "@/lib/errors";
import { type Answer, jsonAnswer, successAnswer } from "./answer";
import type { Pagination } from "./pagination";

/** Of a route's declaration what its answer follows from. */
interface Told<Output extends z.ZodType> {
  output?: Output;
  status?: number;
  bare?: boolean;
  paged?: boolean;
  conditional?: boolean;
  location?: (output: z.output<Output>) => string;
}

/** The answer of a success. @throws AppError INTERNAL_ERROR for a result that does not fit the route's own schema. */
export function makeAnswer<Output extends z.ZodType>(
  { output, status = 200, bare = false, location, paged = false, conditional }: Told<Output>,
  result: z.input<Output>,
  requestId: string,
): Answer {
  const parsed = output?.safeParse(result);
  if (!parsed?.success) {
    throw new AppError("INTERNAL_ERROR", "Something went wrong on our side.", {
      internal: `the answer does not fit its schema: ${parsed?.error.message ?? "the endpoint has none"}`,
    });
  }
  const headers: [string, string][] = location ? [["Location", location(parsed.data)]] : [];
  if (bare) return jsonAnswer(status, parsed.data, headers);
  const { items, pagination } = paged ? (parsed.data as Page) : { items: parsed.data };
  return successAnswer({ status, data: items, pagination, headers, conditional }, requestId);
}

interface Page {
  items: unknown[];
  pagination?: Pagination;
}
