import type { Tier } from "@/lib/accounts/account.schema";
import type { IncidentView } from "@/lib/status/incident.schema";
import { send } from "../send";

export const setTier = (accountId: string, tier: Tier) =>
  send<{ tier: Tier }>("PUT", `/api/admin/accounts/${accountId}/tier`, { tier });

export const grantCredits = (accountId: string, amount: number, note: string) =>
  send<{ credits: number }>("POST", `/api/admin/accounts/${accountId}/credits`, {
    amount,
    ...(note ? { note } : {}),
  });

export const retryJob = (jobId: string) =>
  send<{ jobId: string; version: number }>("POST", `/api/admin/jobs/${jobId}/retry`);

export const cancelJob = (jobId: string) => send<unknown>("POST", `/api/admin/jobs/${jobId}/cancel`);

export const openIncident = (incident: object) =>
  send<IncidentView>("POST", "/api/admin/incidents", incident);

export const updateIncident = (id: string, update: object) =>
  send<IncidentView>("POST", `/api/admin/incidents/${id}/updates`, update);
