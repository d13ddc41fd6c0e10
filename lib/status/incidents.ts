import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import type { IncidentUpdate, IncidentView, NewIncident } from "./incident.schema";

/** Opens an incident with its first words. */
export async function openIncident({ title, impact, status, message }: NewIncident): Promise<IncidentView> {
  const now = new Date();
  const row = await db().incident.create({
    data: {
      id: newId(),
      title,
      impact,
      startedAt: now,
      resolvedAt: status === "resolved" ? now : null,
      updates: { create: { id: newId(), status, message, createdAt: now } },
    },
    include: WITH_UPDATES,
  });
  return view(row);
}

/**
 * Says more about an incident. "resolved" closes it; anything else opens it again.
 * @throws AppError NOT_FOUND
 */
export async function updateIncident(id: string, { status, message }: IncidentUpdate): Promise<IncidentView> {
  const known = await db().incident.findUnique({ where: { id }, select: { resolvedAt: true } });
  if (!known) throw new AppError("NOT_FOUND", "There is no incident with this id.");
  const now = new Date();
  const row = await db().incident.update({
    where: { id },
    data: {
      resolvedAt: status === "resolved" ? (known.resolvedAt ?? now) : null,
      updates: { create: { id: newId(), status, message, createdAt: now } },
    },
    include: WITH_UPDATES,
  });
  return view(row);
}

/** Incidents that are open, and those of the last `days`; newest first. */
export async function listIncidents(days = 90): Promise<IncidentView[]> {
  const since = new Date(Date.now() - days * 24 * 60 * 60_000);
  const rows = await db().incident.findMany({
    where: { OR: [{ resolvedAt: null }, { startedAt: { gte: since } }] },
    orderBy: [{ startedAt: "desc" }, { id: "asc" }],
    include: WITH_UPDATES,
    take: 100,
  });
  return rows.map(view);
}

const WITH_UPDATES = {
  updates: { orderBy: [{ createdAt: "desc" }, { id: "asc" }] },
} satisfies Prisma.IncidentInclude;

interface IncidentRow {
  id: string;
  title: string;
  impact: string;
  startedAt: Date;
  resolvedAt: Date | null;
  updates: { id: string; status: string; message: string; createdAt: Date }[];
}

function view({ id, title, impact, startedAt, resolvedAt, updates }: IncidentRow): IncidentView {
  return {
    id,
    title,
    // Only values of the schema are ever stored.
    impact: impact as IncidentView["impact"],
    status: (updates[0]?.status ?? "investigating") as IncidentView["status"],
    startedAt: startedAt.toISOString(),
    resolvedAt: resolvedAt?.toISOString() ?? null,
    updates: updates.map((update) => ({
      id: update.id,
      status: update.status as IncidentView["status"],
      message: update.message,
      createdAt: update.createdAt.toISOString(),
    })),
  };
}
