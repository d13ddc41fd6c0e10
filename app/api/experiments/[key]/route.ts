import { z } from "zod";
import { anySite } from "@/lib/auth/any-site";
import { AppError } from "@/lib/errors";
import { countEvent, experimentEventSchema } from "@/lib/experiments/count-event";
import { findExperiment } from "@/lib/experiments/find-experiment";
import { isBot } from "@/lib/experiments/is-bot";
import { clientAddress, clientNetwork } from "@/lib/http/client-address";
import { endpoint } from "@/lib/http/endpoint";
import { openToAll } from "@/lib/http/open-to-all";
import { preflight } from "@/lib/http/preflight";
import { parseJsonObject, readBody } from "@/lib/http/read-body";
import { createRequestBucket } from "@/lib/http/request-bucket";
import { validate } from "@/lib/http/validate";

export const dynamic = "force-dynamic";

const ExperimentParams = z.object({ key: z.string().max(40) });
/** The largest event has some 250. */
const MAX_BYTES = 1_024;
/** A school or an office behind one network, in one experiment; then some hundred visitors an hour. */
const perNetwork = createRequestBucket({ burst: 400, perSecond: 0.5 });
/** The same network under whatever keys: asking for keys that there are not costs the database a look each. */
const perSender = createRequestBucket({ burst: 1_000, perSecond: 5 });
/** Of one experiment, whoever sends: what a database of one machine counts easily. */
const perExperiment = createRequestBucket({ burst: 2_000, perSecond: 100 });

/**
 * Counts that a visitor of a customer's site saw a design, or reached the goal. Sent by `fetch` or `sendBeacon` from any site,
 * as plain text, which needs no preflight. 204 whether it was counted or known already: a page can do nothing about it.
 */
export const POST = openToAll(
  endpoint({
    authenticate: anySite,
    params: ExperimentParams,
    handle: async ({ request, params: { key } }) => {
      const network = clientNetwork(clientAddress(request.headers));
      refuseOver(perSender(network));
      refuseOver(perNetwork(`${network} ${key}`));
      const bytes = await readBody(request, MAX_BYTES);
      // `sendBeacon` can name no other type without a preflight.
      const event = validate(experimentEventSchema, parseJsonObject("application/json", bytes));
      const experiment = await findExperiment(key);
      if (!experiment) throw new AppError("NOT_FOUND", "No experiment counts under this key.");
      if (!isBot(request.headers.get("user-agent"))) {
        refuseOver(perExperiment(key));
        await countEvent(experiment, event);
      }
      return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
    },
  }),
);

/** Asked by browsers before a page of another site sends JSON by its own name. */
export const OPTIONS = endpoint({
  authenticate: anySite,
  params: ExperimentParams,
  handle: async () => preflight(["Content-Type"], "POST"),
});

function refuseOver(waitSeconds: number): void {
  if (waitSeconds === 0) return;
  throw new AppError("RATE_LIMIT_EXCEEDED", "Too many events. They are counted when less come.", {
    retryAfterSeconds: waitSeconds,
  });
}
