import { z } from "zod";
import { admin } from "@/lib/auth/admin";
import { endpoint } from "@/lib/http/endpoint";
import { isId } from "@/lib/ids";
import { incidentSchema, incidentUpdateSchema } from "@/lib/status/incident.schema";
import { updateIncident } from "@/lib/status/incidents";

export const dynamic = "force-dynamic";

/** Says more about an incident; "resolved" closes it. */
export const POST = endpoint({
  authenticate: admin,
  params: z.object({ incidentId: z.string().max(36).refine(isId) }),
  body: incidentUpdateSchema,
  output: incidentSchema,
  handle: ({ params, body }) => updateIncident(params.incidentId, body),
});
