import { admin } from "@/lib/auth/admin";
import { endpoint } from "@/lib/http/endpoint";
import { incidentSchema, newIncidentSchema } from "@/lib/status/incident.schema";
import { openIncident } from "@/lib/status/incidents";

export const dynamic = "force-dynamic";

/** Opens an incident, which the status page tells of from now on. */
export const POST = endpoint({
  authenticate: admin,
  body: newIncidentSchema,
  output: incidentSchema,
  status: 201,
  handle: ({ body }) => openIncident(body),
});
